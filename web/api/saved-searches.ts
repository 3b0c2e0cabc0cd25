import { AppError } from "@domain/errors.ts";
import { FILTER_FIELDS, filtersToQuery } from "@domain/listing-search.ts";
import {
  type SavedFilters,
  type SavedSearch,
  type SearchFrequency,
  searchName,
} from "@domain/saved-searches.ts";
import { queryOptions } from "@tanstack/react-query";
import { restGet, restWrite } from "./rest.ts";

/** The searches of the person who is signed in, by plain `fetch`: their button is on the list. */

type Row = Pick<SavedSearch, "id" | "name" | "frequency"> &
  Record<(typeof FILTER_FIELDS)[number], string | number | null>;

type GetToken = () => Promise<string | undefined>;

export function savedSearchesQuery(userId: string, getToken: GetToken) {
  return queryOptions({
    queryKey: ["mine", userId, "saved-searches"],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({
        select: ["id", "name", "frequency", ...FILTER_FIELDS].join(),
        order: "created_at.desc,id",
      });
      const rows = await restGet<Row[]>("saved_searches", query, {
        signal,
        token: await requireToken(getToken),
        fallback: "saved_searches_unavailable",
      });
      return rows.map(toSavedSearch);
    },
  });
}

/** The same search once more is the one that is there already. */
export async function saveSearch(
  search: { userId: string; filters: SavedFilters; frequency: SearchFrequency },
  getToken: GetToken,
): Promise<void> {
  const { userId, filters, frequency } = search;
  await restWrite(
    "POST",
    `saved_searches?on_conflict=user_id,${FILTER_FIELDS.join()}`,
    { user_id: userId, name: searchName(filters), frequency, ...filters },
    {
      token: await requireToken(getToken),
      fallback: "saved_search_failed",
      prefer: "resolution=ignore-duplicates,return=minimal",
    },
  );
}

export async function changeFrequency(
  id: string,
  frequency: SearchFrequency,
  getToken: GetToken,
): Promise<void> {
  await restWrite(
    "PATCH",
    `saved_searches?id=eq.${id}`,
    { frequency },
    {
      token: await requireToken(getToken),
      fallback: "saved_search_failed",
    },
  );
}

export async function dropSearch(id: string, getToken: GetToken): Promise<void> {
  await restWrite("DELETE", `saved_searches?id=eq.${id}`, undefined, {
    token: await requireToken(getToken),
    fallback: "saved_search_failed",
  });
}

/** By the link in a mail. @returns the search's name, null for a link that means nothing. */
export function unsubscribe(token: string): Promise<string | null> {
  return restWrite("POST", "rpc/unsubscribe_saved_search", { token }, { fallback: "internal" });
}

/** Two searches that ask for the same. */
export function isSameSearch(a: SavedFilters, b: SavedFilters): boolean {
  return filtersToQuery(a).toString() === filtersToQuery(b).toString();
}

function toSavedSearch(row: Row): SavedSearch {
  const asked = FILTER_FIELDS.filter((field) => row[field] !== null);
  const filters = Object.fromEntries(asked.map((field) => [field, row[field]])) as SavedFilters;
  return { id: row.id, name: row.name, frequency: row.frequency, filters };
}

async function requireToken(getToken: GetToken): Promise<string> {
  const token = await getToken();
  if (!token) throw new AppError("authentication_required");
  return token;
}
