import type { Offer } from "@domain/offers/offers.ts";
import { useQueryClient } from "@tanstack/react-query";
import { ownKey } from "@web/api/site/cache/keys.ts";
import { useWork } from "@web/lib/use-work.ts";

type OfferWork = ReturnType<typeof useOfferWork>;

/** The props of a dialog in which an act on an offer is completed. */
export type ActDialogProps = {
  offer: Offer;
  work: OfferWork;
  onClose: () => void;
  /** @param text to notify the user with. */
  onDone: (text: string) => void;
};

/** Acts on offers, one at a time, and reads the data again, also after a refusal. */
export function useOfferWork(userId: string) {
  const client = useQueryClient();
  const work = useWork();
  return {
    ...work,
    /** @returns whether it was done. */
    act: async (name: string, send: () => Promise<unknown>): Promise<boolean> => {
      const isDone = await work.run(name, send, "offer_not_sent");
      await client.invalidateQueries({ queryKey: ownKey(userId) });
      return isDone;
    },
  };
}
