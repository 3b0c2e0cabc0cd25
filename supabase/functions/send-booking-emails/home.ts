import type { Fact } from "../_shared/edge/letter.ts";

/** Lines about the home and the time that letters to either side have. */
export type Home = {
  title: string;
  address: string;
  /** A long date: "Saturday, November 28". */
  day: string;
  /** "10:00 AM" */
  hour: string;
  /** Day, hour and time zone name at the property. */
  when: string;
  url: string;
  /** The link in the mail: the visitor's own, or the showing on the owner's dashboard. */
  goOnUrl: string;
  proposedTimes: string[];
  /** The visitor's earlier showing here, and the link to change it. */
  older: { when: string; url: string } | undefined;
};

export function proposalFacts({ proposedTimes }: Home): Fact[] {
  return proposedTimes.map((value, index) => ({ label: `Proposal ${index + 1}`, value }));
}
