import { filtersToQuery } from "@domain/listing-search.ts";
import {
  type SavedFilters,
  type SavedSearch,
  type SearchFrequency,
  searchName,
} from "@domain/saved-searches.ts";
import { queryOptions } from "@tanstack/react-query";
import { asMember, asVisitor } from "./tables.ts";

/** The searches of the person who is signed in. */

const fallback = "saved_search_failed";

export function savedSearchesQuery(userId: string) {
  return queryOptions({
    queryKey: ["mine", userId, "saved-searches"],
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

/** The same search once more is the one that is there already. */
export async function saveSearch(search: {
  userId: string;
  filters: SavedFilters;
  frequency: SearchFrequency;
}): Promise<void> {
  const { userId, filters, frequency } = search;
  const row = { user_id: userId, name: searchName(filters), frequency, filters };
  await asMember({ fallback }, (db) =>
    db
      .from("saved_searches")
      .upsert(row, { onConflict: "user_id,filters", ignoreDuplicates: true }),
  );
}

export async function changeFrequency(id: string, frequency: SearchFrequency): Promise<void> {
  await asMember({ fallback }, (db) =>
    db.from("saved_searches").update({ frequency }).eq("id", id),
  );
}

export async function dropSearch(id: string): Promise<void> {
  await asMember({ fallback }, (db) => db.from("saved_searches").delete().eq("id", id));
}

/** By the link in a mail. @returns the search's name, null for a link that means nothing. */
export function unsubscribe(token: string): Promise<string | null> {
  return asVisitor({ fallback: "internal" }, (db) => db.rpc("unsubscribe_saved_search", { token }));
}

/** Two searches that ask for the same. */
export function isSameSearch(a: SavedFilters, b: SavedFilters): boolean {
  return filtersToQuery(a).toString() === filtersToQuery(b).toString();
}
