import type { ListingDetails, ListingPage, SitemapHome, SoldHome } from "@domain/homes/listings.ts";
import { PUBLIC_HOME_COLUMNS, PUBLIC_HOME_ORDERS, soldDetails } from "@domain/homes/public-home.ts";
import { REPLICA_MAX_AGE_S, SEEN_EVERYWHERE_S } from "@domain/site/operating/replicas.ts";
import { type Kept, remembered } from "./remembered.ts";
import type { EdgeSettings } from "./settings.ts";

/**
 * An edge reads the project as any visitor may. Row-level security and the definer functions decide what comes back. Each throws if there is no usable answer in time.
 */

/** A reader waits for the page as long. */
const PATIENCE_MS = 3_000;
/** How old an answer may be. */
const FRESH_S = SEEN_EVERYWHERE_S;
/** A replica may be behind already. */
const FRESH_OF_REPLICA_S = SEEN_EVERYWHERE_S - REPLICA_MAX_AGE_S;
const SITEMAP_FRESH_S = 600;

type Project = Pick<EdgeSettings, "project" | "replica" | "key">;

/**
 * A home that is for sale or sold; null for any other. That there is none is not remembered: its owner may publish it
 * in the next second.
 */
export async function readHome(project: Project, id: string): Promise<ListingDetails | null> {
  const question = new URLSearchParams({ select: PUBLIC_HOME_COLUMNS, id: `eq.${id}` });
  for (const [list, column] of Object.entries(PUBLIC_HOME_ORDERS))
    question.set(`${list}.order`, `${column}.asc`);
  const rows = await ask<ListingDetails[]>(project, `listings?${question}`, {
    forS: project.replica ? FRESH_OF_REPLICA_S : FRESH_S,
    isKept: (rows) => rows.length > 0,
  });
  const [home] = rows;
  if (home) return home;
  const sold = await ask<SoldHome | null>(project, `rpc/sold_home?listing=${id}`, {
    forS: project.replica ? FRESH_OF_REPLICA_S : FRESH_S,
    isKept: (sold) => sold !== null,
  });
  return sold && soldDetails(sold);
}

/** The home to which the letters of a short address lead; null if none is public. */
export function readSign(project: Project, letters: string): Promise<string | null> {
  return ask(project, `rpc/home_at?${new URLSearchParams({ letters })}`, {
    forS: project.replica ? FRESH_OF_REPLICA_S : FRESH_S,
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
  project: Project,
  question: string,
  keep: { forS: number; isKept: (answer: Answer) => boolean },
): Promise<Answer> {
  const { text } = await readKept(project, `/rest/v1/${question}`, keep);
  return JSON.parse(text);
}

/**
 * An answer of the project, from a replica if one answers, with the moment at which it was read.
 * @param path with its question.
 * @throws Error if there is no usable answer in time.
 */
export async function readKept<Answer>(
  { project, replica, key }: Project,
  path: string,
  keep: { forS: number; isKept: (answer: Answer) => boolean },
): Promise<Kept> {
  return remembered(project + path, keep.forS, async () => {
    const read = async (base: string) => {
      const response = await fetch(base + path, {
        headers: { apikey: key, accept: "application/json" },
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (!response.ok) throw new Error(`The project answers ${response.status}.`);
      const text = await response.text();
      return { text, isKept: keep.isKept(JSON.parse(text)) };
    };
    return replica ? read(replica).catch(() => read(project)) : read(project);
  });
}
