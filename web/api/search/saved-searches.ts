import { filtersToQuery } from "@domain/search/listing-search.ts";
import {
  type SavedFilters,
  type SavedSearch,
  type SearchFrequency,
  searchName,
} from "@domain/search/saved-searches.ts";
import { queryOptions } from "@tanstack/react-query";
import { ownKey } from "../site/cache/keys.ts";
import { asMember, asVisitor } from "../site/transport/tables.ts";

/** The signed-in user's saved searches. */

const saving = { fallback: "saved_search_failed", repeats: true } as const;

export function savedSearchesQuery(userId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "saved-searches"),
    queryFn: ({ signal }) =>
      asMember({ signal, fallback: "saved_searches_unavailable" }, (db) =>
        db
          .from("saved_searches")
          .select("id,name,frequency,filters")
          .order("created_at", { ascending: false })
          .order("id")
          .overrideTypes<SavedSearch[], { merge: false }>(),
      ),
  });
}

/** Saving the same search again returns the existing one. */
export async function saveSearch(search: {
  userId: string;
  filters: SavedFilters;
  frequency: SearchFrequency;
}): Promise<void> {
  const { userId, filters, frequency } = search;
  const row = { user_id: userId, name: searchName(filters), frequency, filters };
  await asMember(saving, (db) =>
    db
      .from("saved_searches")
      .upsert(row, { onConflict: "user_id,filters", ignoreDuplicates: true }),
  );
}

export async function changeFrequency(id: string, frequency: SearchFrequency): Promise<void> {
  await asMember(saving, (db) => db.from("saved_searches").update({ frequency }).eq("id", id));
}

export async function dropSearch(id: string): Promise<void> {
  await asMember(saving, (db) => db.from("saved_searches").delete().eq("id", id));
}

/** Stops a search's mail by the link in an email. @returns the search's name, null for an unknown link. */
export function unsubscribeSearch(token: string): Promise<string | null> {
  return asVisitor({ fallback: "internal" }, (db) => db.rpc("unsubscribe_saved_search", { token }));
}

/** Whether two searches have the same filters. */
export function isSameSearch(a: SavedFilters, b: SavedFilters): boolean {
  return filtersToQuery(a).toString() === filtersToQuery(b).toString();
}
