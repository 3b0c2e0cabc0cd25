import type { ShownViewing } from "@domain/showings/viewings.ts";
import { useQueryClient } from "@tanstack/react-query";
import { availabilityQuery } from "@web/api/showings/availability.ts";
import { sendBookingEmails } from "@web/api/showings/bookings.ts";
import {
  type LinkAnswer,
  myViewingLinkQuery,
  myViewingsQuery,
  viewingQuery,
} from "@web/api/showings/viewing-link.ts";
import { showAnswer } from "@web/api/site/show-answer.ts";
import { useWork } from "@web/lib/use-work.ts";

export type ViewingWork = ReturnType<typeof useViewingWork>;

/** How the visitor got here: by the link in an email, or signed in with the viewing's address. */
type ViewingLink = { token: string } | { userId: string };

/**
 * The visitor's actions on their viewing. Each call returns the resulting state, which is then
 * shown; after a refusal it is refetched.
 */
export function useViewingWork(link: ViewingLink, viewing: ShownViewing) {
  const queryClient = useQueryClient();
  const work = useWork();
  const { queryKey } = "token" in link ? viewingQuery(link.token) : myViewingsQuery(link.userId);

  /** The link's token; for a member, that of a link made when it is first needed. */
  async function tokenOf(): Promise<string> {
    if ("token" in link) return link.token;
    const mine = myViewingLinkQuery(link.userId, viewing.booking_id);
    return (await queryClient.ensureQueryData(mine)) ?? "";
  }

  async function change(
    name: string,
    call: (token: string) => Promise<LinkAnswer>,
  ): Promise<boolean> {
    const isDone = await work.run(
      name,
      async () => {
        const token = await tokenOf();
        try {
          const answer = await call(token);
          if ("token" in link) showAnswer(queryClient, viewingQuery(link.token), answer);
          else await queryClient.refetchQueries({ queryKey });
        } catch (error) {
          void queryClient.invalidateQueries({ queryKey });
          throw error;
        }
        // Until the answer is rendered, the pressed button could be pressed again.
        await new Promise((resolve) => setTimeout(resolve));
        const calendar = availabilityQuery(viewing.listing_id);
        void queryClient.invalidateQueries({ queryKey: calendar.queryKey });
      },
      "viewing_not_changed",
    );
    if (isDone) void sendBookingEmails(viewing.booking_id);
    return isDone;
  }

  return {
    ...work,
    change,
    tokenOf,
    title: () => document.getElementById(titleId(viewing.booking_id)),
  };
}

/** The id of the viewing's title, which takes the focus when the pressed button is gone. */
export const titleId = (bookingId: string) => `viewing-${bookingId}`;
