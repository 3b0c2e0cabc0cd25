import { beforeLeaving } from "@web/lib/before-leaving.ts";
import { dismiss, notify, useNotices } from "@web/lib/notices.ts";
import { offerUndo } from "@web/lib/undo.ts";
import { create } from "zustand";

type Removal = { path: string; name: string };
/** Deletes these photos of the listing. @param isLeaving by a request that outlives the page. */
type Store = (paths: string[], isLeaving: boolean) => Promise<void>;

/** Hidden photos by listing, the latest last: their removal can still be undone, or is being stored. */
export const useRemovedPhotos = create<Record<string, Removal[]>>(() => ({}));

/** The removals that can still be undone, with the notice that offers it. */
type Offer = { removals: Removal[]; store: Store; close: () => void };
const offers = new Map<string, Offer>();

/**
 * Hides a photo and offers to undo that, the latest first. Photos are deleted only once the notice has closed or the
 * person has gone on, because their files can't be restored.
 */
export function removePhoto(listingId: string, path: string, name: string, store: Store): void {
  const removal = { path, name };
  const before = withdraw(listingId)?.removals ?? [];
  hide(listingId, [removal]);
  offerToShow(listingId, [...before, removal], store);
}

/** Deletes what can still be undone: the photos of this listing are no longer on the screen. */
export async function settleRemoved(listingId: string, isLeaving = false): Promise<void> {
  const offer = withdraw(listingId);
  if (offer) await deleteNow(listingId, offer.removals, offer.store, isLeaving);
}

function offerToShow(listingId: string, removals: Removal[], store: Store): void {
  const last = removals.at(-1);
  if (!last) return;
  const count = removals.length;
  const id = offerUndo({
    tone: "info",
    text: `${last.name} removed${count > 1 ? `, ${count} in all` : ""}.`,
    undo: () => {
      unhide(listingId, [last]);
      offerToShow(listingId, removals.slice(0, -1), store);
    },
    undone: `${last.name} is back.`,
    back: `[data-photo="${last.path}"] [data-remove]`,
  });
  const stopLeaving = beforeLeaving(() => settleRemoved(listingId, true));
  const stopNotices = useNotices.subscribe(({ notices }) => {
    if (notices.some((notice) => notice.id === id)) return;
    const closed = withdraw(listingId);
    // The notice closes just before its action runs.
    queueMicrotask(() => {
      const hidden = useRemovedPhotos.getState()[listingId] ?? [];
      const isUndone = !hidden.includes(last);
      if (closed && !isUndone) void deleteNow(listingId, removals, store, false);
    });
  });
  function close() {
    stopNotices();
    stopLeaving();
    dismiss(id);
  }
  offers.set(listingId, { removals, store, close });
}

/** Takes the offer back, without deciding what becomes of its photos. */
function withdraw(listingId: string): Offer | undefined {
  const offer = offers.get(listingId);
  offers.delete(listingId);
  offer?.close();
  return offer;
}

async function deleteNow(
  listingId: string,
  removals: Removal[],
  store: Store,
  isLeaving: boolean,
): Promise<void> {
  try {
    await store(
      removals.map(({ path }) => path),
      isLeaving,
    );
  } catch {
    const [only, ...others] = removals;
    const what = others.length === 0 ? only?.name : `${removals.length} photos`;
    notify({
      tone: "error",
      text: `${what} could not be removed. Please try again.`,
      action: {
        label: "Try again",
        onSelect: () => {
          hide(listingId, removals);
          void deleteNow(listingId, removals, store, false);
        },
      },
    });
  } finally {
    unhide(listingId, removals);
  }
}

function hide(listingId: string, removals: Removal[]): void {
  useRemovedPhotos.setState((all) => ({
    [listingId]: [...(all[listingId] ?? []), ...removals],
  }));
}

function unhide(listingId: string, removals: Removal[]): void {
  useRemovedPhotos.setState((all) => ({
    [listingId]: (all[listingId] ?? []).filter((other) => !removals.includes(other)),
  }));
}
