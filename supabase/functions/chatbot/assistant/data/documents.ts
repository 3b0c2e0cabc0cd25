import { askRows, type Client } from "../../../_shared/edge/database.ts";

/** The document's name; the assistant never reads its contents. */
export type OwnDocument = { name: string; type: string; created_at: string };

const MOST = 50;

export async function readDocuments(client: Client, userId: string): Promise<OwnDocument[]> {
  return askRows(
    client
      .from("documents")
      .select("name,type,created_at")
      .eq("user_id", userId)
      .is("deleted_at", null)
      .order("created_at", { ascending: false })
      .limit(MOST),
    "unavailable",
  );
}
