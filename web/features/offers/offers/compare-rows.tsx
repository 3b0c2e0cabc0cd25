import type { Compared } from "@domain/offers/compared-offers.ts";
import { shareText } from "@domain/offers/doubtful-amounts.ts";
import { momentAtHome } from "@domain/offers/offer-standing.ts";
import {
  appliesTo,
  type OfferFieldName,
  termText,
  termWords,
  WHO_PAYS,
} from "@domain/offers/offer-terms.ts";
import { FILE_KIND_NAMES } from "@domain/offers/offers.ts";
import { paths } from "@domain/site/paths.ts";
import { formatCount, formatDate, formatPrice } from "@domain/site/text/format.ts";
import { AsIs } from "@web/components/as-is.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import type { ReactNode } from "react";
import { NetLines } from "./net-lines.tsx";
import { OfferActions } from "./offer-actions.tsx";
import { OfferBadge } from "./offer-badge.tsx";
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
export function decisiveRows(userId: string, isWide: boolean): CompareRow[] {
  return [
    { id: "price", label: "Price", render: price },
    {
      id: "net",
      label: "What you keep",
      render: ({ sheet, name }) => <NetLines sheet={sheet} of={name} />,
    },
    { id: "closing_on", label: "Closing", render: closing },
    {
      id: "risks",
      label: "Risks",
      render: ({ risks, name }) => <RiskList risks={risks} of={name} isOpen={isWide} />,
    },
    {
      id: "standing",
      label: "Status",
      render: ({ offer }) => (
        <div className="grid justify-items-start gap-1.5">
          <OfferBadge offer={offer} />
          <span className="text-ink-soft text-xs">
            {offer.state === "backup"
              ? `Number ${offer.backup_place} in line`
              : `Until ${momentAtHome(offer.expires_at, offer)}`}
          </span>
        </div>
      ),
    },
    {
      id: "actions",
      label: "What you can do",
      render: ({ offer, name }) => (
        <OfferActions userId={userId} offer={offer} of={name} size="sm" />
      ),
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

const TERMS = [
  "financing",
  "down_payment",
  "earnest_money",
  "earnest_money_days",
  "financing_days",
  "inspection_days",
  "appraisal_days",
  "appraisal_gap",
  "home_sale_days",
  "disclosure_days",
  "seller_credit",
  "agent_name",
  "agent_share",
  "agent_amount",
  ...WHO_PAYS,
  "possession_days",
  "included",
  "excluded",
  "note",
] as const satisfies OfferFieldName[];

/** Contingencies are shown even if every offer waives them: that is worth comparing. */
function isSaid(name: OfferFieldName, value: unknown): boolean {
  return name.endsWith("_days") || (value !== null && value !== "" && value !== 0);
}

/** The heading of an offer's column, which links to the offer. */
export function ComparedName({ compared: { offer, name } }: { compared: Compared }) {
  return (
    <TextLink to={paths.offer.href(offer.id)}>
      <AsIs>{name}</AsIs>
    </TextLink>
  );
}

function price({ offer, terms, before }: Compared) {
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
