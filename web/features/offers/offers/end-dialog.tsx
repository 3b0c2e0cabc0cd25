import {
  EARNEST_MONEY,
  EARNEST_MONEY_NAMES,
  type EarnestMoney,
  FALL_REASON_NAMES,
  type FallReason,
  OFFER_LIMITS,
  type Sale,
} from "@domain/offers/offers.ts";
import { wordsProblem } from "@domain/offers/reading-offers.ts";
import { conditionsSummary } from "@domain/sales/deposit-at-end.ts";
import { endConsequences, endReasons, reasonHint } from "@domain/sales/ending-sales.ts";
import { agreeToEnd, announceEnd } from "@web/api/offers/offers.ts";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { RadioGroup } from "@web/components/radio-group.tsx";
import { TextArea } from "@web/components/text-area.tsx";
import { useNow } from "@web/lib/use-now.ts";
import { useState } from "react";
import { Honesty } from "./honesty.tsx";
import type { ActDialogProps } from "./use-offer-work.ts";

/** Announces the end of a sale, or agrees to it: what it means, why, and what becomes of the earnest money. */
export function EndDialog(props: ActDialogProps & { sale: Sale; act: "announce" | "agree" }) {
  const { offer, act, work, onClose, onDone } = props;
  // The offer as it was when the dialog opened, even if the other side acts in the meantime.
  const [sale] = useState(props.sale);
  const now = useNow();
  const terms = offer.versions.find(({ n }) => n === sale.n)?.terms;
  const [reason, setReason] = useState<FallReason | null>(null);
  const [money, setMoney] = useState<EarnestMoney | null>(
    terms?.earnest_money === 0 ? "not_paid" : null,
  );
  const [said, setSaid] = useState("");
  const [isAsked, setAsked] = useState(false);
  const isAnnouncing = act === "announce";
  const words = said.trim();
  const problem =
    wordsProblem(words) ??
    (isAnnouncing && reason === "other" && words === ""
      ? "Please say in a few words why the sale is ending."
      : undefined);
  if (!terms) return null;

  async function send() {
    setAsked(true);
    if ((isAnnouncing && !reason) || !money || problem) return;
    const sent = { earnest_money: money, said: words };
    const isDone = await work.act(act, () =>
      isAnnouncing && reason
        ? announceEnd(offer.id, sale.endings, { ...sent, reason })
        : agreeToEnd(offer.id, sale.endings, sent),
    );
    if (isDone)
      onDone(
        isAnnouncing
          ? "Announced. We told the other side. The sale ends in a day."
          : "The sale is over. We told both of you.",
      );
  }

  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={() => void send()}
      title={isAnnouncing ? "End this sale?" : "End this sale now?"}
      confirmLabel={isAnnouncing ? "Announce the end" : "End it now"}
      cancelLabel="Keep the sale"
      pending={work.doing === act}
      pendingText="Sending..."
      error={work.failureText}
      choices={
        <>
          {isAnnouncing && (
            <RadioGroup<FallReason>
              label="Why"
              value={reason}
              onChange={setReason}
              error={isAsked && !reason ? "Please choose a reason." : null}
              options={endReasons(terms).map((value) => {
                const hint = reasonHint(value, { ...offer, sale }, now);
                return { value, label: FALL_REASON_NAMES[value], ...(hint ? { hint } : {}) };
              })}
            />
          )}
          {terms.earnest_money > 0 && (
            <RadioGroup<EarnestMoney>
              label="What happens to the earnest money"
              value={money}
              onChange={setMoney}
              error={isAsked && !money ? "Please choose what happens to it." : null}
              options={EARNEST_MONEY.map((value) => ({ value, label: EARNEST_MONEY_NAMES[value] }))}
            />
          )}
          <TextArea
            label="To the other side"
            optional={!(isAnnouncing && reason === "other")}
            hint="It is kept with the sale, and both of you can read it."
            error={isAsked ? problem : undefined}
            maxLength={OFFER_LIMITS.said}
            value={said}
            onChange={(event) => setSaid(event.target.value)}
          />
          <Honesty />
        </>
      }
    >
      <p>
        {isAnnouncing
          ? `The sale ends ${OFFER_LIMITS.endHours} hours from now. Until then you can undo this, but only if both sides agree to go on. Then:`
          : "The sale ends right away, and this can't be undone:"}
      </p>
      <ul className="grid list-disc gap-1.5 pl-5">
        {endConsequences(offer, terms).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {terms.earnest_money > 0 && <p>{conditionsSummary({ ...offer, sale }, now)}</p>}
      <p>
        If you have signed a contract, talk with your attorney or title company first. This page
        does not end the contract.
      </p>
    </ConfirmDialog>
  );
}
