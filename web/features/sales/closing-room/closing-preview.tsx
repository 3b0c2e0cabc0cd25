import type { OfferTerms } from "@domain/offers/offer-terms.ts";
import type { Offer } from "@domain/offers/offers.ts";
import type { SaleStep } from "@domain/sales/deadlines.ts";
import { movedDates } from "@domain/sales/moved-dates.ts";
import { otherSide } from "@domain/sales/sale-steps.ts";
import { dayText, homeTime, type SaleOffer } from "@domain/sales/step-words.ts";
import { paths } from "@domain/site/paths.ts";
import { formatCount } from "@domain/site/text/format.ts";
import { proposeDay, seenStep } from "@web/api/sales/steps.ts";
import { Button } from "@web/components/button.tsx";
import { Disclosure } from "@web/components/disclosure.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { notify } from "@web/lib/notices.ts";
import { useNow } from "@web/lib/use-now.ts";
import { useEffect, useState } from "react";
import { useOfferWork } from "../../offers/offers/use-offer-work.ts";
import { MovedDates } from "./moved-dates.tsx";
import { dayHint } from "./propose-dialog.tsx";
import { ANOTHER_CLOSING } from "./step-address.ts";

/**
 * Looks at another day for the closing before anybody proposes it. The form for other terms sends it; that the closing
 * took place today is sent from here.
 */
export function ClosingPreview(props: {
  userId: string;
  offer: Offer & SaleOffer;
  /** The closing's step. */
  step: SaleStep;
  /** The closing as it is. */
  day: string;
  /** The closing that is looked at, as it is typed. */
  closing: string | undefined;
  /** The terms with it; undefined if it is the same day, or none that can be proposed. */
  terms: OfferTerms | undefined;
  onChange: (closing: string | undefined) => void;
}) {
  const { userId, offer, step, day, closing = day, terms, onChange } = props;
  const now = useNow();
  const work = useOfferWork(userId);
  const [isOpen, setOpen] = useState(false);
  const isMoved = closing !== day;
  // Terms can't be agreed on for a closing that is over by then. That it took place today is a date alone.
  const isToday = isMoved && closing === homeTime(offer, now).today;
  // The closing was dragged: what moves with it is read here.
  useEffect(() => {
    if (isMoved) setOpen(true);
  }, [isMoved]);
  const others = terms
    ? movedDates(offer, terms, now).filter(({ kind }) => kind !== "closing")
    : [];

  async function proposeToday() {
    const today = { day: closing, said: "" };
    if (!(await work.act("today", () => proposeDay(seenStep(offer, step), today)))) return;
    onChange(undefined);
    notify({ tone: "success", text: `Sent. It counts once the ${otherSide(offer.side)} agrees.` });
  }

  return (
    <div id={ANOTHER_CLOSING} className="scroll-mt-24 print:hidden">
      <Disclosure
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        summary="What if the closing is on another day?"
      >
        <div className="grid gap-3 pt-2">
          <TextField
            className="max-w-64"
            label="The closing that you look at"
            type="date"
            value={closing}
            onChange={({ target }) => onChange(target.value)}
            error={
              isMoved && !terms && !isToday ? "Please choose today or a later day." : undefined
            }
            hint={terms ? dayHint(closing, "closing", offer.home?.state) : undefined}
          />
          <p role="status" className="max-w-prose">
            {terms &&
              `Closing on ${dayText(closing)} instead of ${dayText(day)}: ${others.length === 0 ? "no other date moves." : `${formatCount(others.length, "other date moves", "other dates move")}.`}`}
          </p>
          {terms && (
            <>
              <MovedDates offer={offer} terms={terms} />
              <p className="max-w-prose text-ink-soft">
                Nothing is sent yet. The date counts once the {otherSide(offer.side)} agrees.
              </p>
            </>
          )}
          {isMoved && (
            <div className="flex flex-wrap gap-2.5">
              {terms && (
                <LinkButton
                  size="sm"
                  to={`${paths.changeSale.href(offer.sale.id)}?${new URLSearchParams({ closing })}`}
                >
                  Propose {dayText(closing)}
                </LinkButton>
              )}
              {isToday && (
                <Button
                  size="sm"
                  pending={work.doing === "today"}
                  pendingText="Sending..."
                  onClick={() => void proposeToday()}
                >
                  Propose today
                </Button>
              )}
              <Button size="sm" variant="secondary" onClick={() => onChange(undefined)}>
                Keep {dayText(day)}
              </Button>
            </div>
          )}
          <Failure text={work.failureText} />
        </div>
      </Disclosure>
    </div>
  );
}
