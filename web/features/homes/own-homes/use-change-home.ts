import type { OutcomeStatus, readOutcome } from "@domain/homes/home-outcomes.ts";
import type { ListingStatus } from "@domain/homes/listings.ts";
import { useQueryClient } from "@tanstack/react-query";
import { noteOutcome } from "@web/api/homes/home-outcomes.ts";
import { deleteListing, duplicateListing, updateListing } from "@web/api/homes/listing-writes.ts";
import { type OwnHome, ownHomesQuery } from "@web/api/homes/own-homes.ts";
import { LISTINGS_KEY, ownKey } from "@web/api/site/cache/keys.ts";
import { useAttempt } from "@web/lib/attempt.ts";
import { useWork } from "@web/lib/use-work.ts";

export function useChangeHome(userId: string, home: OwnHome) {
  const queryClient = useQueryClient();
  const work = useWork();
  const copy = useAttempt();
  const note = useAttempt();

  /** @returns whether it succeeded; otherwise `failure` says why not. */
  async function run(name: string, change: () => Promise<void>): Promise<boolean> {
    if (!(await work.run(name, change))) return false;
    void queryClient.invalidateQueries({ queryKey: ownKey(userId) });
    void queryClient.invalidateQueries({ queryKey: LISTINGS_KEY });
    return true;
  }

  function patchHomes(change: (homes: OwnHome[]) => OwnHome[]) {
    queryClient.setQueryData(ownHomesQuery(userId).queryKey, (homes) => homes && change(homes));
  }

  return {
    isBusy: work.doing !== null,
    failure: work.failure,
    forgetFailure: work.forgetFailure,
    setStatus: (status: ListingStatus) =>
      run("status", async () => {
        await updateListing(home.id, { status });
        patchHomes((homes) =>
          homes.map((each) => (each.id === home.id ? { ...each, status } : each)),
        );
      }),
    /** @throws AppError, which the form shows. */
    note: async (status: OutcomeStatus, said: ReturnType<typeof readOutcome>) => {
      const sent = { listing_id: home.id, status, ...said };
      const outcome = await note(sent, (id) => noteOutcome(sent, id));
      patchHomes((homes) =>
        homes.map((each) => (each.id === home.id ? { ...each, status } : each)),
      );
      void queryClient.invalidateQueries({ queryKey: ownKey(userId) });
      void queryClient.invalidateQueries({ queryKey: LISTINGS_KEY });
      return outcome;
    },
    remove: () =>
      run("remove", async () => {
        await deleteListing(home.id);
        patchHomes((homes) => homes.filter((each) => each.id !== home.id));
      }),
    /** @param onCopy receives the copy's id. */
    duplicate: (onCopy: (id: string) => void) =>
      run("duplicate", async () => {
        const { id } = await copy(home.id, (copyId) => duplicateListing(home.id, copyId));
        onCopy(id);
      }),
  };
}
