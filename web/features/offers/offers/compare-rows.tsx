import { type Compared, raisedText } from "@domain/offers/compared-offers.ts";
import { shareText } from "@domain/offers/doubtful-amounts.ts";
import {
  appliesTo,
  OFFER_FIELDS,
  type OfferFieldName,
  termText,
  termWords,
} from "@domain/offers/offer-terms.ts";
import { FILE_KIND_NAMES } from "@domain/offers/offers.ts";
import { paths } from "@domain/site/paths.ts";
import { formatCount, formatDate, formatPrice } from "@domain/site/text/format.ts";
import { TextLink } from "@web/components/text-link.tsx";
import type { ReactNode } from "react";
import { NetLines } from "./net-lines.tsx";
import { RiskList } from "./risk-list.tsx";
import { Was } from "./terms-list.tsx";

export type CompareRow = {
  id: string;
  label: string;
  render: (compared: Compared) => ReactNode;
  /** Left out where no offer has it. */
  isNeeded?: (compared: Compared) => boolean;
};

/** The rows that decide: the money, the closing date, the risks. @param isWide shows reasons unfolded. */
export function decisiveRows(isWide: boolean): CompareRow[] {
  return [
    { id: "price", label: "Price", render: price },
    {
      id: "net",
      label: "What you keep",
      render: ({ sheet, name, raised }) => (
        <>
          <NetLines sheet={sheet} of={name} />
          {raised && (
            <span className="block text-ink-soft text-sm">
              At the offered price: {formatPrice(raised.netAsOffered)}
            </span>
          )}
        </>
      ),
    },
    { id: "closing_on", label: "Closing", render: closing },
    {
      id: "risks",
      label: "Risks",
      render: ({ risks, name }) => <RiskList risks={risks} of={name} isOpen={isWide} />,
    },
  ];
}

/** One row for each term. */
export function termRows(): CompareRow[] {
  return [
    ...TERMS.map((name) => ({
      id: name,
      label: termWords(name, "owner").label,
      render: (compared: Compared) => term(name, compared),
      isNeeded: ({ terms, before }: Compared) =>
        isSaid(name, terms[name]) || (before !== undefined && isSaid(name, before[name])),
    })),
    { id: "files", label: "Files", render: files },
  ];
}

/** The terms in the order of the form, without those that have a row above. */
const TERMS = OFFER_FIELDS.map(({ name }) => name).filter(
  (name) => name !== "price" && name !== "closing_on",
);

/** Contingencies are shown even if every offer waives them: that is worth comparing. */
function isSaid(name: OfferFieldName, value: unknown): boolean {
  return name.endsWith("_days") || Boolean(value);
}

/** The heading of an offer's column, which links to the offer. */
export function ComparedName({ compared: { offer, name } }: { compared: Compared }) {
  return (
    <TextLink to={paths.offer.href(offer.id)}>
      <span translate="no">{name}</span>
    </TextLink>
  );
}

function price({ offer, terms, before, raised }: Compared) {
  const asking = offer.home?.price;
  return (
    <>
      <span className="font-display font-medium text-price lining-nums">
        {formatPrice(terms.price)}
      </span>
      {asking && (
        <span className="block text-ink-soft text-sm">
          {shareText(terms.price, asking)} of the asking price
        </span>
      )}
      {raised && <span className="block text-sm">{raisedText(raised)}</span>}
      {before && before.price !== terms.price && <Was text={formatPrice(before.price)} />}
    </>
  );
}

function closing({ terms, before, sheet }: Compared) {
  return (
    <>
      {formatDate(terms.closing_on, { short: true, year: true })}
      <span className="block text-ink-soft text-sm">
        in {formatCount(sheet.daysToClosing, "day")}
      </span>
      {before && before.closing_on !== terms.closing_on && (
        <Was text={formatDate(before.closing_on, { short: true })} />
      )}
    </>
  );
}

function term(name: OfferFieldName, { terms, before }: Compared) {
  const isChanged = before !== undefined && before[name] !== terms[name];
  return (
    <span className="wrap-anywhere whitespace-pre-line">
      {appliesTo(name, terms) ? termText(name, terms) : <span className="text-ink-faint">–</span>}
      {isChanged && <Was text={termText(name, before)} />}
    </span>
  );
}

function files({ version, offer }: Compared) {
  if (version.files.length === 0) return "None attached";
  return (
    <TextLink to={paths.offer.href(offer.id)} className="text-sm">
      {[...new Set(version.files.map(({ kind }) => FILE_KIND_NAMES[kind]))].join(", ")}
    </TextLink>
  );
}
