/** What the letters of both sides say of the home and the time. */
export type Home = {
  title: string;
  address: string;
  /** "Saturday, November 28" */
  day: string;
  /** "10:00 AM" */
  hour: string;
  /** The day and the hour in the property's zone, by name. */
  when: string;
  url: string;
  /** Where its reader goes on: the visitor's own link, or the viewing on the owner's dashboard. */
  goOnUrl: string;
  proposedTimes: string[];
  /** What the visitor had booked here before: when, and where they change it. */
  older: { when: string; url: string } | undefined;
};
