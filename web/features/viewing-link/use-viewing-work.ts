import { useQueryClient } from "@tanstack/react-query";
import { sendBookingEmails } from "@web/api/bookings.ts";
import { type LinkAnswer, viewingQuery } from "@web/api/viewing-link.ts";
import { useWork } from "@web/lib/use-work.ts";
import type { ShownViewing } from "./shown-viewing.ts";

export type ViewingWork = ReturnType<typeof useViewingWork>;

/**
 * What the visitor does with their viewing. Each call answers how it stands afterwards, which is
 * what is shown then; one that was refused looks again how it stands.
 */
export function useViewingWork(token: string, viewing: ShownViewing) {
  const queryClient = useQueryClient();
  const work = useWork();
  const { queryKey } = viewingQuery(token);

  async function change(name: string, call: () => Promise<LinkAnswer>): Promise<boolean> {
    const isDone = await work.run(
      name,
      async () => {
        // An answer that is on its way is of before.
        await queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData(queryKey, await call());
        // Until it is shown, the button that was pressed is still there for a second press.
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
