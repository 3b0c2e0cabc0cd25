import { inviteText } from "@domain/offers/offer-standing.ts";
import type { Offer } from "@domain/offers/offers.ts";
import { inviteVisitors } from "@web/api/offers/offers.ts";
import { Button } from "@web/components/button.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { notify } from "@web/lib/notices.ts";
import { useOfferWork } from "./use-offer-work.ts";

/** Invites the visitors whose showings a sale had cancelled, after that sale fell through. */
export function InviteVisitors({ userId, offer }: { userId: string; offer: Offer }) {
  const work = useOfferWork(userId);
  if (offer.state !== "fell_through" || offer.visitors === 0) return null;

  async function invite() {
    if (await work.act("invite", () => inviteVisitors(offer.id)))
      notify({ tone: "success", text: "They are invited to book again." });
  }

  return (
    <div className="grid max-w-3xl justify-items-start gap-3 print:hidden">
      <p>
        Showings were cancelled when you agreed on this sale, and their times may be taken. We send
        each visitor one email with a link to your calendar.
      </p>
      <Button
        variant="secondary"
        pending={work.doing === "invite"}
        pendingText="Inviting..."
        onClick={() => void invite()}
      >
        {inviteText(offer.visitors)}
      </Button>
      <Failure text={work.failureText} />
    </div>
  );
}
