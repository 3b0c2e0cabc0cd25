import { useQueryClient } from "@tanstack/react-query";
import { fetchOwnListing, type OwnListing, updateListing } from "@web/api/listing-writes.ts";
import { useEffect, useState, useSyncExternalStore } from "react";
import { createDraftKeeper, type DraftKeeper } from "./draft-keeper.ts";
import type { DraftState } from "./draft-state.ts";

/** A listing that is being edited: what the forms show, and the keeper that saves it. */
export type Draft = DraftState &
  Pick<DraftKeeper, "change" | "save" | "choose" | "discard"> & {
    /** The state of this moment, for what happens later than the render. */
    peek: () => DraftState;
  };

/** @param listing as it was when the editor opened; give the component that calls it a key. */
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
      // Whoever leaves early doesn't have to wait: the last words go out behind them.
      void keeper.leave().finally(() => {
        void queryClient.invalidateQueries({ queryKey: ["mine", userId, "homes"] });
      });
    };
  }, [keeper, queryClient, userId]);

  const { change, save, choose, discard } = keeper;
  return { ...state, change, save, choose, discard, peek: keeper.getState };
}
