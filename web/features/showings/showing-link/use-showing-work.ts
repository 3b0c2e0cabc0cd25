import type { ShownShowing } from "@domain/showings/showings.ts";
import { useQueryClient } from "@tanstack/react-query";
import { availabilityQuery } from "@web/api/showings/availability.ts";
import { sendBookingEmails } from "@web/api/showings/bookings.ts";
import {
  type LinkAnswer,
  myShowingLinkQuery,
  myShowingsQuery,
  showingQuery,
} from "@web/api/showings/showing-link.ts";
import { showAnswer } from "@web/api/site/cache/show-answer.ts";
import { useWork } from "@web/lib/use-work.ts";

export type ShowingWork = ReturnType<typeof useShowingWork>;

/** How the visitor got here: by the link in an email, or signed in with the showing's address. */
type ShowingLink = { token: string } | { userId: string };

/**
 * The visitor's actions on their showing. Each call returns the resulting state, which is then
 * shown; after a refusal it is refetched.
 */
export function useShowingWork(link: ShowingLink, showing: ShownShowing) {
  const queryClient = useQueryClient();
  const work = useWork();
  const { queryKey } = "token" in link ? showingQuery(link.token) : myShowingsQuery(link.userId);

  /** The link's token; for a member, that of a link made when it is first needed. */
  async function tokenOf(): Promise<string> {
    if ("token" in link) return link.token;
    const mine = myShowingLinkQuery(link.userId, showing.booking_id);
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
          if ("token" in link) showAnswer(queryClient, showingQuery(link.token), answer);
          else await queryClient.refetchQueries({ queryKey });
        } catch (error) {
          void queryClient.invalidateQueries({ queryKey });
          throw error;
        }
        // Until the answer is rendered, the pressed button could be pressed again.
        await new Promise((resolve) => setTimeout(resolve));
        const calendar = availabilityQuery(showing.listing_id);
        void queryClient.invalidateQueries({ queryKey: calendar.queryKey });
      },
      "showing_not_changed",
    );
    if (isDone) void sendBookingEmails(showing.booking_id);
    return isDone;
  }

  return {
    ...work,
    change,
    tokenOf,
    title: () => document.getElementById(titleId(showing.booking_id)),
  };
}

/** The id of the showing's title, which takes the focus when the pressed button is gone. */
export const titleId = (bookingId: string) => `showing-${bookingId}`;
