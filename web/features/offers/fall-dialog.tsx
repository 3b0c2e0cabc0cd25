import { inviteText } from "@domain/offer-standing.ts";
import { FALL_REASON_NAMES, FALL_REASONS, type FallReason, OFFER_LIMITS } from "@domain/offers.ts";
import { fallThrough } from "@web/api/offers.ts";
import { Checkbox } from "@web/components/checkbox.tsx";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { RadioGroup } from "@web/components/radio-group.tsx";
import { TextArea } from "@web/components/text-area.tsx";
import { useState } from "react";
import { Honesty } from "./honesty.tsx";
import type { ActDialogProps } from "./use-offer-work.ts";

/** The sale falls through: why, and what happens then. */
export function FallDialog(props: ActDialogProps) {
  const { offer, work, onClose, onDone } = props;
  const [reason, setReason] = useState<FallReason | null>(null);
  const [said, setSaid] = useState("");
  const [invites, setInvites] = useState(false);
  const [isAsked, setAsked] = useState(false);

  async function send() {
    setAsked(true);
    if (!reason) return;
    const sent = { said: said.trim(), invites };
    if (await work.act("fall", () => fallThrough(offer.id, reason, sent)))
      onDone(
        invites
          ? "The sale is over. The other side is told, and the visitors are invited."
          : "The sale is over. The other side is told.",
      );
  }

  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={() => void send()}
      title="Has the sale fallen through?"
      confirmLabel="It fell through"
      cancelLabel="Keep the sale"
      pending={work.doing === "fall"}
      pendingText="Sending..."
      error={work.failureText}
    >
      <p>
        The home is for sale again, and backups are called in their order. If a contract is signed,
        speak with your attorney or title company first: this page does not end it.
      </p>
      <RadioGroup<FallReason>
        label="Why"
        value={reason}
        onChange={setReason}
        error={isAsked && !reason ? "Please choose a reason." : null}
        options={FALL_REASONS.map((value) => ({ value, label: FALL_REASON_NAMES[value] }))}
      />
      <TextArea
        label="To the other side"
        optional
        maxLength={OFFER_LIMITS.said}
        value={said}
        onChange={(event) => setSaid(event.target.value)}
      />
      {offer.visitors > 0 && (
        <Checkbox
          label={inviteText(offer.visitors)}
          hint="Their viewings were cancelled when you agreed on this sale. Each gets an email with a link to your calendar."
          checked={invites}
          onChange={(event) => setInvites(event.target.checked)}
        />
      )}
      <Honesty />
    </ConfirmDialog>
  );
}
