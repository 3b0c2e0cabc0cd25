import type { ListingDetails, ListingPage, SitemapHome, SoldHome } from "@domain/homes/listings.ts";
import { PUBLIC_HOME_COLUMNS, PUBLIC_HOME_ORDERS, soldDetails } from "@domain/homes/public-home.ts";
import { remembered } from "./remembered.ts";
import type { EdgeSettings } from "./settings.ts";

/**
 * An edge reads the project as any visitor may. Row-level security and the definer functions decide what comes back. Each throws if there is no usable answer in time.
 */

/** A reader waits for the page as long. */
const PATIENCE_MS = 3_000;
/** How old an answer may be. */
const FRESH_S = 120;
const SITEMAP_FRESH_S = 600;

type Project = Pick<EdgeSettings, "project" | "key">;

/**
 * A home that is for sale or sold; null for any other. That there is none is not remembered: its owner may publish it
 * in the next second.
 */
export async function readHome(project: Project, id: string): Promise<ListingDetails | null> {
  const question = new URLSearchParams({ select: PUBLIC_HOME_COLUMNS, id: `eq.${id}` });
  for (const [list, column] of Object.entries(PUBLIC_HOME_ORDERS))
    question.set(`${list}.order`, `${column}.asc`);
  const rows = await ask<ListingDetails[]>(project, `listings?${question}`, {
    forS: FRESH_S,
    isKept: (rows) => rows.length > 0,
  });
  const [home] = rows;
  if (home) return home;
  const sold = await ask<SoldHome | null>(project, `rpc/sold_home?listing=${id}`, {
    forS: FRESH_S,
    isKept: (sold) => sold !== null,
  });
  return sold && soldDetails(sold);
}

/** The home to which the letters of a short address lead; null if none is public. */
export function readSign(project: Project, letters: string): Promise<string | null> {
  return ask(project, `rpc/home_at?${new URLSearchParams({ letters })}`, {
    forS: FRESH_S,
    isKept: (id) => id !== null,
  });
}

/** How many homes are for sale. */
export async function countHomes(project: Project): Promise<number> {
  const { total } = await ask<ListingPage>(project, "rpc/search_listings?page_size=1", {
    forS: SITEMAP_FRESH_S,
    isKept: () => true,
  });
  if (!Number.isSafeInteger(total)) throw new Error("The project didn't count its homes.");
  return total;
}

/** The ids of the homes for sale in one of so many parts, and the days they last changed. */
export async function readPart(
  project: Project,
  part: number,
  parts: number,
): Promise<SitemapHome[]> {
  return ask(project, `rpc/sitemap_part?part=${part}&parts=${parts}`, {
    forS: SITEMAP_FRESH_S,
    isKept: () => true,
  });
}

async function ask<Answer>(
  { project, key }: Project,
  question: string,
  keep: { forS: number; isKept: (answer: Answer) => boolean },
): Promise<Answer> {
  const address = `${project}/rest/v1/${question}`;
  const text = await remembered(address, keep.forS, async () => {
    const response = await fetch(address, {
      headers: { apikey: key, accept: "application/json" },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) throw new Error(`The project answers ${response.status}.`);
    const text = await response.text();
    return { text, isKept: keep.isKept(JSON.parse(text)) };
  });
  return JSON.parse(text);
}
