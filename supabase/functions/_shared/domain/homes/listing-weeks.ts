import { formatDay } from "../site/text/format.ts";
import { addDays } from "../site/time/time-zones.ts";
import { type Channel, toChannel } from "./channels.ts";

/** How a home did week by week, for its owner: what `listing_weeks` in SQL counts. */

/** The events that are counted, from a look to an offer. */
export const FIGURES = ["views", "saves", "requests", "showings", "offers"] as const;
export type Figure = (typeof FIGURES)[number];
export type Figures = Record<Figure, number>;

export const FIGURE_NAMES: Record<Figure, string> = {
  views: "Views",
  saves: "Saves",
  requests: "Requests",
  showings: "Showings",
  offers: "Offers",
};

export const CHANNEL_NAMES: Record<Channel, string> = {
  flyer: "Flyer",
  sign: "Yard sign, short address",
  craigslist: "Craigslist",
  facebook: "Facebook",
  nextdoor: "Nextdoor",
  instagram: "Instagram",
  x: "X",
  sms: "Text message",
  portal: "Other sites and brokers",
  zillow: "Zillow",
  mls: "MLS by a broker",
};

/** The label for visitors without a channel: our own search, search engines, links from friends. */
const WITHOUT_CHANNEL = "Everywhere else";

/** A row of `listing_weeks`. `week` is its Monday, YYYY-MM-DD; `came_from` is a channel or "". */
export type WeekRow = { week: string; came_from: string } & Figures;

/** `day` is the Monday it begins on. */
export type Week = { day: string } & Figures;
type ChannelTotal = { name: string } & Figures;

/** Every week from the home's first to this one, including empty ones. */
export function weeksOf(
  rows: readonly WeekRow[],
  { from, today }: { from: string; today: string },
): Week[] {
  const days = [...rows.map(({ week }) => week), mondayOf(from)].sort();
  const last = mondayOf(today);
  const weeks: Week[] = [];
  for (let day = days[0] ?? last; day <= last; day = addDays(day, 7))
    weeks.push({ day, ...sumOf(rows.filter(({ week }) => week === day)) });
  return weeks;
}

/** The totals of each channel, most offers first, then most showings. */
export function channelTotals(rows: readonly WeekRow[]): ChannelTotal[] {
  const words = [...new Set(rows.map(({ came_from }) => came_from))];
  return words
    .map((word) => ({ name: nameOf(word), ...sumOf(rows.filter((row) => row.came_from === word)) }))
    .sort(
      (a, b) =>
        b.offers - a.offers ||
        b.showings - a.showings ||
        b.requests - a.requests ||
        b.views - a.views,
    );
}

export function sumOf(rows: readonly Figures[]): Figures {
  const sum = (figure: Figure) => rows.reduce((total, row) => total + row[figure], 0);
  return Object.fromEntries(FIGURES.map((figure) => [figure, sum(figure)])) as Figures;
}

/** "Mar 2, 2026", of the Monday. */
export function weekName(day: string): string {
  return formatDay(`${day}T12:00:00Z`, "UTC");
}

function nameOf(word: string): string {
  const channel = toChannel(word);
  return channel ? CHANNEL_NAMES[channel] : WITHOUT_CHANNEL;
}

/** The Monday on or before a day, both YYYY-MM-DD. */
function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}
