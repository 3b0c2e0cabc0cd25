import type { SupabaseClient } from "@supabase/supabase-js";
import { rowsOf } from "./answers.ts";

/** A piece of an article that answers a question; the best first. */
export type Passage = {
  slug: string;
  title: string;
  topic: string;
  summary: string;
  passage: string;
  rank: number;
};

export async function searchHandbook(
  client: SupabaseClient,
  query: string,
  most: number,
): Promise<Passage[]> {
  return rowsOf(await client.rpc("search_handbook", { query, max_results: most }).retry(false));
}
