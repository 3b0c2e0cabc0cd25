import { AppError, ERRORS, type ErrorCode } from "@domain/errors.ts";
import type { ListingStatus } from "@domain/listings.ts";
import { useQueryClient } from "@tanstack/react-query";
import { deleteListing, duplicateListing, updateListing } from "@web/api/listing-writes.ts";
import { type OwnHome, ownHomesQuery } from "@web/api/own-homes.ts";
import { useRef, useState } from "react";

export type Failure = { code: ErrorCode; text: string };

/** Changes of one home. */
export function useChangeHome(userId: string, home: OwnHome) {
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const copyId = useRef<string>(undefined);

  /** @returns whether it succeeded; otherwise `failure` says why not. */
  async function run(work: () => Promise<void>): Promise<boolean> {
    setBusy(true);
    setFailure(null);
    try {
      await work();
      void queryClient.invalidateQueries({ queryKey: ["mine", userId] });
      void queryClient.invalidateQueries({ queryKey: ["listings"] });
      return true;
    } catch (error) {
      const { code, text } = error instanceof AppError ? error : new AppError("internal");
      setFailure({ code, text: text || ERRORS.internal.text });
      return false;
    } finally {
      setBusy(false);
    }
  }

  function patchHomes(change: (homes: OwnHome[]) => OwnHome[]) {
    queryClient.setQueryData(ownHomesQuery(userId).queryKey, (homes) => homes && change(homes));
  }

  return {
    isBusy,
    failure,
    forgetFailure: () => setFailure(null),
    setStatus: (status: ListingStatus) =>
      run(async () => {
        await updateListing(home.id, { status });
        patchHomes((homes) =>
          homes.map((each) => (each.id === home.id ? { ...each, status } : each)),
        );
      }),
    remove: () =>
      run(async () => {
        await deleteListing(home.id);
        patchHomes((homes) => homes.filter((each) => each.id !== home.id));
      }),
    /** @param onCopy receives the copy's id. */
    duplicate: (onCopy: (id: string) => void) =>
      run(async () => {
        // Kept until it succeeds, so that retries make only one copy.
        copyId.current ??= crypto.randomUUID();
        const copy = await duplicateListing(home.id, copyId.current);
        copyId.current = undefined;
        onCopy(copy.id);
      }),
  };
}
