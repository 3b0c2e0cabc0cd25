import type { OfferTerms } from "@domain/offers/offer-terms.ts";
import { NO_FIGURES, type Offer } from "@domain/offers/offers.ts";
import { CHORES, TAX_NOTE, TAX_QUESTION, taxSheet } from "@domain/sales/closed-sale.ts";
import { agreedVersion, type SaleOffer, stepsOfSale } from "@domain/sales/step-words.ts";
import { paths } from "@domain/site/paths.ts";
import { formatDollars } from "@domain/site/text/format.ts";
import { dateInZone } from "@domain/site/time/time-zones.ts";
import { useQuery } from "@tanstack/react-query";
import { homeOffersQuery } from "@web/api/offers/offers.ts";
import { Disclosure } from "@web/components/disclosure.tsx";
import { OutOfDate } from "@web/components/out-of-date.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";

/** Tasks of this week and the owner's figures for their tax return, in the closing room of a sale that has closed. */
export default function ClosedSale({
  userId,
  offer,
}: {
  userId: string;
  offer: Offer & SaleOffer;
}) {
  const terms = agreedVersion(offer)?.terms;
  return (
    <TitledSection className="grid max-w-3xl gap-3" title="What to do this week">
      <ul className="grid gap-2">
        {CHORES[offer.side].map(({ name, text, handbook }) => (
          <li key={name}>
            <span className="font-medium">{name}.</span>{" "}
            <span className="text-ink-soft">{text}</span>{" "}
            <TextLink
              to={paths.handbookArticle.href(handbook)}
              aria-label={`More about it: ${name}`}
            >
              More about it
            </TextLink>
          </li>
        ))}
      </ul>
      {offer.side === "owner" && terms && (
        <TaxFigures userId={userId} offer={offer} terms={terms} />
      )}
    </TitledSection>
  );
}

function TaxFigures(props: { userId: string; offer: Offer & SaleOffer; terms: OfferTerms }) {
  const { userId, offer, terms } = props;
  const query = useQuery({
    ...homeOffersQuery(userId, offer.listing_id ?? ""),
    enabled: offer.listing_id !== null,
  });
  const sheet = taxSheet(terms, query.data?.figures ?? NO_FIGURES, dayOf(offer));
  return (
    <Disclosure summary="Figures for your tax documents" prints>
      {query.isError && <OutOfDate query={query} />}
      <p className="pt-2">{sheet.sold}.</p>
      <dl className="mt-2 border-line border-t">
        <Line name="Gross proceeds: the price" amount={sheet.gross} />
        {sheet.costs.map(({ id, label, amount }) => (
          <Line key={id} name={`Cost of the sale: ${label}`} amount={-amount} />
        ))}
        <Line name="Price minus the costs of the sale" amount={sheet.left} isTotal />
        {sheet.others.map(({ id, label, amount }) => (
          <Line key={id} name={`Not a cost of the sale: ${label}`} amount={-amount} />
        ))}
      </dl>
      <p className="mt-3 max-w-prose">{TAX_QUESTION}</p>
      <p className="mt-2 max-w-prose text-ink-soft text-sm">
        {TAX_NOTE}{" "}
        <TextLink to={paths.handbookArticle.href("property-and-transfer-taxes")}>
          About Form 1099-S
        </TextLink>
      </p>
    </Disclosure>
  );
}

function Line(props: { name: string; amount: number; isTotal?: boolean }) {
  const { name, amount, isTotal } = props;
  return (
    <div className="flex flex-wrap justify-between gap-x-3 border-line border-b py-1.5">
      <dt className={isTotal ? "font-medium" : "text-ink-soft"}>{name}</dt>
      <dd className={isTotal ? "font-medium tabular-nums" : "tabular-nums"}>
        {amount < 0 ? `−${formatDollars(-amount)}` : formatDollars(amount)}
      </dd>
    </div>
  );
}

/** The day of the closing, or that on which the home was marked as sold. */
function dayOf(offer: Offer & SaleOffer): string {
  const ended = new Date(offer.sale.ended_at ?? offer.sale.accepted_at);
  const closing = stepsOfSale(offer, ended).find(({ kind }) => kind === "closing");
  return closing?.settled_on ?? dateInZone(ended, offer.home?.time_zone ?? "UTC");
}
