import type { ErrorCode } from "../domain/site/errors/errors.ts";
import { ask, askRows, type Client } from "./database.ts";

/** Filters for `or`: the homes that a person owns, alone or with others, and what belongs to those homes. */
export type OwnHomes = {
  /** The column of `listings`. */
  listings: string;
  /** The columns of tables with `owner_id` and `listing_id`. */
  ofHomes: string;
};

/** @param client the person's own: row-level security shows `home_owners` only their own rows. */
export async function ownHomes(
  client: Client,
  userId: string,
  fallback: ErrorCode,
): Promise<OwnHomes> {
  const shared = await askRows(client.from("home_owners").select("listing_id"), fallback);
  const ids = shared.map(({ listing_id }) => listing_id).join(",");
  const or = (own: string, home: string) =>
    `${own}.eq.${userId}${ids === "" ? "" : `,${home}.in.(${ids})`}`;
  return { listings: or("user_id", "id"), ofHomes: or("owner_id", "listing_id") };
}

/**
 * Whether the client's user owns a home, alone or with other people. Row-level security alone doesn't say: everyone may
 * read public homes.
 */
export async function ownsHome(client: Client, id: string, fallback: ErrorCode): Promise<boolean> {
  return (await ask(client.rpc("owners_of_home", { listing_id: id }), fallback)) !== null;
}
