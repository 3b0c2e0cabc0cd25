import { useQueryClient } from "@tanstack/react-query";
import { sendBookingEmails } from "@web/api/bookings.ts";
import { type LinkAnswer, viewingQuery } from "@web/api/viewing-link.ts";
import { useWork } from "@web/lib/use-work.ts";
import type { ShownViewing } from "./shown-viewing.ts";

export type ViewingWork = ReturnType<typeof useViewingWork>;

/**
 * The visitor's actions on their viewing. Each call returns the resulting state, which is then
 * shown; after a refusal it is refetched.
 */
export function useViewingWork(token: string, viewing: ShownViewing) {
  const queryClient = useQueryClient();
  const work = useWork();
  const { queryKey } = viewingQuery(token);

  async function change(name: string, call: () => Promise<LinkAnswer>): Promise<boolean> {
    const isDone = await work.run(
      name,
      async () => {
        // A response still in flight is outdated.
        await queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData(queryKey, await call());
        // Until the answer is rendered, the pressed button could be pressed again.
        await new Promise((resolve) => setTimeout(resolve));
        void queryClient.invalidateQueries({ queryKey: ["availability", viewing.listing_id] });
      },
      "viewing_not_changed",
    );
    if (isDone) void sendBookingEmails(viewing.booking_id);
    else void queryClient.invalidateQueries({ queryKey });
    return isDone;
  }

  return { ...work, change };
}
