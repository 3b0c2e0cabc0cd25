import { useQueryClient } from "@tanstack/react-query";
import { fetchOwnListing, type OwnListing, updateListing } from "@web/api/homes/listing-writes.ts";
import { ownHomesQuery } from "@web/api/homes/own-homes.ts";
import { useEffect, useState, useSyncExternalStore } from "react";
import { createDraftKeeper, type DraftKeeper } from "./draft-keeper.ts";
import type { DraftState } from "./draft-state.ts";

/** A listing being edited: what the forms show, and the keeper that saves it. */
export type Draft = DraftState &
  Pick<DraftKeeper, "change" | "save" | "choose" | "discard"> & {
    /** The current state, for code that runs later than the render. */
    peek: () => DraftState;
  };

/** @param listing as it was when the editor opened; the calling component needs a key. */
export function useDraft(userId: string, listing: OwnListing): Draft {
  const queryClient = useQueryClient();
  const [keeper] = useState(() =>
    createDraftKeeper({
      userId,
      listing,
      gateway: {
        read: () => fetchOwnListing(userId, listing.id),
        save: (changes) => updateListing(listing.id, changes),
      },
    }),
  );
  const state = useSyncExternalStore(keeper.subscribe, keeper.getState);

  useEffect(() => {
    keeper.start();
    const wake = () => void keeper.wake();
    const look = () => document.visibilityState === "visible" && wake();
    window.addEventListener("online", wake);
    document.addEventListener("visibilitychange", look);
    return () => {
      window.removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", look);
      // The last changes are sent in the background, so leaving doesn't have to wait.
      void keeper.leave().finally(() => {
        void queryClient.invalidateQueries({ queryKey: ownHomesQuery(userId).queryKey });
      });
    };
  }, [keeper, queryClient, userId]);

  const { change, save, choose, discard } = keeper;
  return { ...state, change, save, choose, discard, peek: keeper.getState };
}
