import { askRows, type Client } from "../../../_shared/edge/database.ts";

/** A passage of an article that answers a question. */
export type Passage = {
  slug: string;
  title: string;
  topic: string;
  summary: string;
  passage: string;
  rank: number;
};

export async function searchHandbook(
  client: Client,
  query: string,
  most: number,
): Promise<Passage[]> {
  return askRows(client.rpc("search_handbook", { query, max_results: most }), "unavailable");
}
