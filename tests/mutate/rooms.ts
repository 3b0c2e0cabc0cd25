import { readdirSync } from "node:fs";

/** The room (ARCHITECTURE.md#rooms) to which a function of the platform belongs. */
export const FUNCTION_ROOMS: Record<string, string> = {
  chatbot: "vesty",
  dashboard: "people",
  documents: "papers",
  listings: "homes",
  news: "search",
  notifications: "people",
  parties: "sales",
  "saved-searches": "search",
  "send-booking-emails": "showings",
  stripe: "site",
  user: "people",
};

/** The room to which a migration belongs, by its name without date and ending; the first that fits. */
const MIGRATION_ROOMS: [room: string, names: RegExp][] = [
  [
    "sales",
    /^(sale_|settling_steps|step_|ending_sales|steps_by|using_party|inviting_parties|parties|party|amend|settlement)/,
  ],
  ["offers", /(^|_)offers?(_|$)|buyer_letters|inviting_again|inviting_buyers/],
  ["papers", /document|disclosures/],
  ["vesty", /^(chat|handbook)/],
  [
    "talk",
    /conversations|messages|listing_(answers|questions)|answer_(sources|times)|report|suspension|moderating|same_photos/,
  ],
  [
    "search",
    /search|map|areas|place|town|favorites|home_(marks|counts)|shared_lists|similar|^news$|^sitemap$/,
  ],
  [
    "showings",
    /availability|open_houses|booking|offered_days|weekly_hours|showing|calendar_feeds|waiting/,
  ],
  [
    "people",
    /profile|^invitations$|timeline|dashboard|account|notification|true_news|plan_endings|standings/,
  ],
  ["homes", /listing|owners$|homes_in_order|hidden_streets|geocoder|sold_homes|stale_pages|photo/],
  [
    "site",
    /foundations|limit|^links$|reading_texts|repeated_writes|lock_order|mail|payments|storage|upkeep|staff|operating|third_parties/,
  ],
];

/** The room of a migration's file; undefined if its name says none. */
export function roomOfMigration(file: string): string | undefined {
  const name = /^\d+_(.*)\.sql$/.exec(file)?.[1] ?? "";
  return MIGRATION_ROOMS.find(([, names]) => names.test(name))?.[0];
}

export function migrationsOf(room: string): string[] {
  return readdirSync("supabase/migrations").filter((file) => roomOfMigration(file) === room);
}
