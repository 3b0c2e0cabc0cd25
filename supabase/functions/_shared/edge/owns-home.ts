import type { ErrorCode } from "../domain/site/errors.ts";
import { ask, type Client } from "./database.ts";

/**
 * Whether the client's user owns a home, alone or with other people. Row-level security alone doesn't say: everyone may
 * read public homes.
 */
export async function ownsHome(client: Client, id: string, fallback: ErrorCode): Promise<boolean> {
  return (await ask(client.rpc("owners_of_home", { listing_id: id }), fallback)) !== null;
}
