import { AppError } from "@domain/site/errors.ts";
import type { ListingChanges, OwnListing } from "@web/api/homes/listing-writes.ts";
import type { DraftCopy } from "./draft-copy.ts";
import type { DraftGateway } from "./draft-state.ts";
import { isSame, toChanges } from "./listing-fields.ts";
import { sendable, withInvalid } from "./sendable.ts";
import { answered, meet } from "./versions.ts";

/** What a save can carry besides the fields. */
export type Along = Pick<ListingChanges, "status" | "publish_anyway">;

/**
 * Exchanges a draft with the server. Each write names the version it is based on; if another one was
 * saved in the meantime, the server refuses, and both are kept.
 */
export function createDraftSender(copy: DraftCopy, gateway: DraftGateway) {
  const { getState, put } = copy;
  return { send, look };

  /**
   * Sends once; what is typed in the meantime is sent next.
   * @returns whether there was something to send.
   */
  async function send(along: Along): Promise<boolean> {
    for (;;) {
      // A response was lost: only the server knows what it stored.
      if (getState().sent) await look();
      if (getState().theirs) throw new AppError("listing_changed");
      // Something may have been typed while we looked.
      copy.set({ refused: withInvalid(getState()) });
      const sent = sendable(getState());
      if (Object.keys(sent).length === 0 && !along.status) return false;
      put({ sent });
      if (await isTaken({ ...toChanges(sent), ...along })) return true;
    }
  }

  /** @returns false when another version was saved, on top of which the changes can be resent. */
  async function isTaken(changes: ListingChanges): Promise<boolean> {
    const seen = getState().listing.updated_at;
    try {
      takeAnswer(await gateway.save({ ...changes, seen_updated_at: seen }));
      return true;
    } catch (error) {
      if (!(error instanceof AppError && error.code === "listing_changed")) throw error;
      await look();
      if (getState().listing.updated_at === seen) throw error;
      return false;
    }
  }

  /** Fetches the server's version: adopts it, or presents it to the owner. */
  async function look(): Promise<void> {
    const found = await gateway.read();
    if (!found) throw new AppError("listing_not_found");
    copy.takeFromOtherTabs({ isSaving: true });
    put(meet(getState(), found));
  }

  function takeAnswer(answer: OwnListing) {
    const { sent, listing } = getState();
    const wasFound = !sent?.location && !isSame("location", answer.location, listing.location);
    copy.takeFromOtherTabs({ isSaving: true });
    put({
      ...answered(getState(), answer),
      failure: null,
      ...(wasFound ? { found: answer.location } : {}),
    });
  }
}
