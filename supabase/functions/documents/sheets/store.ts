import { WRITTEN_COLUMNS } from "../../_shared/domain/homes/listing-fields.ts";
import { isPublicStatus } from "../../_shared/domain/homes/listings.ts";
import type { SheetHome } from "../../_shared/domain/homes/sheets.ts";
import { columns } from "../../_shared/domain/site/database/columns.ts";
import type { User } from "../../_shared/edge/caller.ts";
import { ask, askRows, type Database } from "../../_shared/edge/database.ts";
import { ownsHome } from "../../_shared/edge/own-homes.ts";

export type SheetStore = {
  /** The home as everyone sees it. Null for a home that is not the user's, or has no public page. */
  home(user: User, id: string): Promise<SheetHome | null>;
  /** The letters of the short address of a home that `home` has answered; null if it is hidden by now. */
  lettersOf(user: User, id: string): Promise<string | null>;
  /** "" if there is none. */
  phoneOf(user: User): Promise<string>;
};

const HOME = columns("id", "status", ...WRITTEN_COLUMNS);

/** The home as its owner sees it, without the exact place: only public facts are printed. */
export function createSheetStore(database: Database): SheetStore {
  return {
    async home(user, id) {
      const client = database.callerClient(user.token);
      const [[home], isOwner] = await Promise.all([
        askRows(client.from("listings").select(HOME).eq("id", id), "kit_failed"),
        ownsHome(client, id, "kit_failed"),
      ]);
      return home && isOwner && isPublicStatus(home.status) ? home : null;
    },
    lettersOf: (user, id) =>
      ask(database.callerClient(user.token).rpc("short_address", { listing_id: id }), "kit_failed"),
    async phoneOf(user) {
      const [profile] = await askRows(
        database.callerClient(user.token).from("profiles").select("phone").eq("id", user.id),
        "kit_failed",
      );
      return profile?.phone ?? "";
    },
  };
}
