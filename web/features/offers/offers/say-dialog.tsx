import { OFFER_LIMITS } from "@domain/offers/offers.ts";
import { declineOffer, withdrawOffer } from "@web/api/offers/offers.ts";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { TextArea } from "@web/components/text-area.tsx";
import { useState } from "react";
import type { ActDialogProps } from "./use-offer-work.ts";

/** Declines or withdraws an offer, with a few words for the other side. */
export function SayDialog(props: ActDialogProps & { act: "decline" | "withdraw" }) {
  const { act, offer, work, onClose, onDone } = props;
  const [said, setSaid] = useState(act === "decline" ? DECLINE_TEXT[offer.side] : "");
  const [n] = useState(offer.version);
  const isDecline = act === "decline";

  async function send() {
    const words = said.trim();
    const isDone = await work.act(act, () =>
      isDecline ? declineOffer(offer.id, n, words) : withdrawOffer(offer.id, words),
    );
    if (isDone)
      onDone(isDecline ? "Declined. We told the other side." : "Your offer is withdrawn.");
  }

  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={() => void send()}
      title={isDecline ? "Decline this offer?" : "Withdraw your offer?"}
      confirmLabel={isDecline ? "Decline" : "Withdraw offer"}
      cancelLabel="Keep it"
      pending={work.doing === act}
      pendingText="Sending..."
      error={work.failureText}
      choices={
        <TextArea
          label={offer.side === "owner" ? "To the buyer" : "To the owner"}
          optional
          maxLength={OFFER_LIMITS.said}
          value={said}
          onChange={(event) => setSaid(event.target.value)}
        />
      }
    >
      <p>
        The offer then ends, and this can't be undone.{" "}
        {offer.side === "buyer"
          ? "You can make a new offer while the home is for sale."
          : "The buyer can make a new one while the home is for sale."}
      </p>
    </ConfirmDialog>
  );
}

/** Initial texts, to edit or clear. */
const DECLINE_TEXT = {
  owner:
    "Thank you for your offer and for taking the time to see the home. It does not fit our plans. We wish you well in your search.",
  buyer:
    "Thank you for your answer. These terms do not work for us. We wish you well with the sale.",
} as const;
