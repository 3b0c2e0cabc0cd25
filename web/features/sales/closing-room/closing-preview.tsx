import type { OfferTerms } from "@domain/offers/offer-terms.ts";
import type { Offer } from "@domain/offers/offers.ts";
import { movedDates } from "@domain/sales/moved-dates.ts";
import { otherSide } from "@domain/sales/sale-steps.ts";
import { dayText, type SaleOffer } from "@domain/sales/step-words.ts";
import { paths } from "@domain/site/paths.ts";
import { formatCount } from "@domain/site/text/format.ts";
import { Button } from "@web/components/button.tsx";
import { Disclosure } from "@web/components/disclosure.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { useNow } from "@web/lib/use-now.ts";
import { useEffect, useState } from "react";
import { MovedDates } from "./moved-dates.tsx";
import { dayHint } from "./propose-dialog.tsx";

/** Looks at another day for the closing before anybody proposes it. The form for other terms sends it. */
export function ClosingPreview(props: {
  offer: Offer & SaleOffer;
  /** The closing as it is. */
  day: string;
  /** The closing that is looked at, as it is typed. */
  closing: string | undefined;
  /** The terms with it; undefined if it is the same day, or none that can be proposed. */
  terms: OfferTerms | undefined;
  onChange: (closing: string | undefined) => void;
}) {
  const { offer, day, closing = day, terms, onChange } = props;
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const isMoved = closing !== day;
  // The closing was dragged: what moves with it is read here.
  useEffect(() => {
    if (isMoved) setOpen(true);
  }, [isMoved]);
  const others = terms
    ? movedDates(offer, terms, now).filter(({ kind }) => kind !== "closing")
    : [];
  return (
    <Disclosure
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      summary="What if the closing is on another day?"
      className="print:hidden"
    >
      <div className="grid gap-3 pt-2">
        <TextField
          className="max-w-64"
          label="The closing that you look at"
          type="date"
          value={closing}
          onChange={({ target }) => onChange(target.value)}
          error={isMoved && !terms ? "Please choose a day after today." : undefined}
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
            <Button size="sm" variant="secondary" onClick={() => onChange(undefined)}>
              Keep {dayText(day)}
            </Button>
          </div>
        )}
      </div>
    </Disclosure>
  );
}
