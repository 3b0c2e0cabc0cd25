import { FALLBACK_TITLE } from "../homes/listings.ts";
import { isGuaranteed, mayLeaveText } from "../offers/guaranteed-loans.ts";
import type { OfferPaper } from "../offers/offer-papers.ts";
import {
  EARNEST_MONEY_NAMES,
  type EarnestMoney,
  FALL_REASON_NAMES,
  type Offer,
} from "../offers/offers.ts";
import { fields, heading, note, text } from "../papers/document-kit/blocks.ts";
import { formatDate, formatDollars } from "../site/text/format.ts";
import { dateInZone } from "../site/time/time-zones.ts";
import type { Side } from "../talk/messages.ts";
import { factOf } from "./sale-facts.ts";
import { contingencyDays, type SaleStepKind, STEP_LABELS } from "./sale-steps.ts";
import { afterSigning, agreedVersion, type SaleOffer, stepsOfSale, zoneOf } from "./step-words.ts";

/**
 * What the terms say about the earnest money of a sale that ends, what both sides say, and the sheet for its release. We
 * decide nothing: the contract and the company that holds the money do (decision 201).
 */

/** A condition of the terms on the day of the end. */
export type EndCondition = {
  kind: SaleStepKind;
  /** `law`: the terms can't end it, because of the buyer's loan. */
  state: "open" | "ended" | "waived" | "done" | "law";
  /** The last day; null while it isn't known. */
  due_on: string | null;
  /** The day on which it was waived or done. */
  settled_on: string | null;
  /** The days after the contract, while the day on which it was signed isn't known. */
  days: number | null;
};

/** The conditions under which the terms let the buyer leave, as they were at that moment, in the order of the steps. */
export function conditionsAt(offer: SaleOffer, at: Date): EndCondition[] {
  const terms = agreedVersion(offer)?.terms;
  if (!terms) return [];
  const before = offer.sale.acts.filter((act) => Date.parse(act.at) <= at.getTime());
  const steps = stepsOfSale({ ...offer, sale: { ...offer.sale, acts: before } }, at);
  return steps.flatMap(({ kind, state, due_on, settled_on, days }): EndCondition[] => {
    if (kind === "appraisal" && isGuaranteed(terms))
      return [{ kind, state: "law", due_on: null, settled_on: null, days: null }];
    if (contingencyDays(kind, terms) === null) return [];
    const now = state === "missed" ? "ended" : state === "extended" ? "open" : state;
    return [{ kind, state: now, due_on, settled_on, days }];
  });
}

/** Whether the buyer could still leave over a condition. */
export function isOpenCondition({ state }: EndCondition): boolean {
  return state === "open" || state === "law";
}

/** A condition in words: "open until Friday, December 4, 2026". */
export function conditionText({ state, due_on, settled_on, days }: EndCondition): string {
  switch (state) {
    case "law":
      return mayLeaveText("buyer");
    case "open":
      return due_on === null
        ? `open, until ${afterSigning(days ?? 0)}`
        : `open until ${dateText(due_on)}`;
    case "ended":
      return `ended on ${dateText(due_on ?? "")}`;
    default:
      return `${state} on ${dateText(settled_on ?? "")}`;
  }
}

/** The moment that counts: when the end was announced, or else when the sale ended; undefined while it goes on. */
export function endMoment({ acts, sale }: Pick<Offer, "acts"> & SaleOffer): Date | undefined {
  const at = acts.findLast(({ act }) => act === "ending")?.at ?? sale.ended_at;
  return sale.ends_at === null && sale.state === "open" ? undefined : new Date(at ?? Date.now());
}

/** One sentence about the conditions on that day. */
export function conditionsSummary(offer: SaleOffer, at: Date): string {
  const all = conditionsAt(offer, at);
  const open = all.filter(isOpenCondition).map(({ kind }) => STEP_LABELS[kind]);
  const day = dateText(dateInZone(at, zoneOf(offer)));
  if (all.length === 0) return "The terms have no condition under which the buyer can leave.";
  return open.length > 0
    ? `On ${day}, the terms still let the buyer leave over: ${open.join(", ")}.`
    : `On ${day}, no condition of the terms was open.`;
}

/** Below it: who decides. */
export const CONTRACT_DECIDES =
  "Your contract decides who gets the earnest money. Many contracts give it back to a buyer who leaves over an open condition. The company that holds it pays once both of you sign a release.";

/** What a side last said about the earnest money. */
export type MoneyStatement = {
  side: Side;
  money: EarnestMoney | null;
  said: string;
  at: string | null;
};

export function moneyStatements({ acts }: Pick<Offer, "acts">): MoneyStatement[] {
  return (["owner", "buyer"] as const).map((side) => {
    const last = acts.findLast((act) => act.made_by === side && act.earnest_money !== null);
    return {
      side,
      money: last?.earnest_money ?? null,
      said: last?.said ?? "",
      at: last?.at ?? null,
    };
  });
}

/** "It goes back to the buyer", or that this side said nothing. */
export function statementText({ money }: MoneyStatement): string {
  return money === null ? "Has said nothing about it" : EARNEST_MONEY_NAMES[money];
}

/** What both said, if it is the same and settles it. */
export function agreedMoney(offer: Pick<Offer, "acts">): EarnestMoney | undefined {
  const [owner, buyer] = moneyStatements(offer);
  const isSame = owner?.money === buyer?.money;
  return isSame && owner?.money && owner.money !== "unsettled" ? owner.money : undefined;
}

/** Whether there is anything to release: a sale that ended, with earnest money that not both call unpaid. */
export function hasRelease(offer: Offer): offer is Offer & SaleOffer {
  const terms = offer.sale && offer.versions.find(({ n }) => n === offer.sale?.n)?.terms;
  return (
    offer.state === "fell_through" &&
    (terms?.earnest_money ?? 0) > 0 &&
    agreedMoney(offer) !== "not_paid"
  );
}

const NOT_LAW =
  "This sheet is a clerk's work and no legal advice. The company that holds the money may ask for a form of its own. Read it with your contract, and ask an attorney if you disagree. Never write an account number on it.";

/** The sheet "Release of earnest money", the same for both sides. Null if there is nothing to release. */
export function releasePaper(offer: Offer, now: Date): OfferPaper | null {
  if (!hasRelease(offer)) return null;
  const { sale, home } = offer;
  const terms = agreedVersion(offer)?.terms;
  const moment = endMoment(offer) ?? now;
  const [seller, buyer] = [sale.owner ?? "A closed account", sale.buyer ?? "A closed account"];
  const amount = terms?.earnest_money ?? 0;
  const received = factOf(sale.facts, "earnest_money", "received", "owner")?.value;
  const statements = moneyStatements(offer);
  return {
    title: `Release of earnest money: ${home?.title || offer.title || FALLBACK_TITLE}`,
    blocks: [
      note(NOT_LAW),
      fields(
        { label: "Seller", value: seller },
        { label: "Buyer", value: buyer },
        ...(home ? [{ label: "Place", value: `${home.city}, ${home.state}` }] : []),
        { label: "Address of the home", value: sale.address },
        { label: "Earnest money that was agreed on", value: formatDollars(amount) },
        {
          label: "Who holds it",
          value:
            terms?.deposit_holder ??
            factOf(sale.facts, "earnest_money", "holder", "owner")?.value ??
            null,
        },
        { label: "Received on", value: received ? dateText(received) : null },
        ...(sale.reason
          ? [{ label: "Why the sale ended", value: FALL_REASON_NAMES[sale.reason] }]
          : []),
        { label: "Made on", value: dateText(dateInZone(now, zoneOf(offer))) },
      ),
      heading("What the terms say"),
      text(conditionsSummary(offer, moment)),
      {
        kind: "table",
        head: ["Condition", "On that day"],
        widths: [0.36, 0.64],
        rows: conditionsAt(offer, moment).map((each) => [
          STEP_LABELS[each.kind],
          conditionText(each),
        ]),
      },
      heading("What each said on SelfNVest"),
      {
        kind: "table",
        head: ["", "The earnest money", ""],
        widths: [0.2, 0.4, 0.4],
        rows: statements.map((each) => [
          each.side === "owner" ? "The seller" : "The buyer",
          statementText(each),
          each.said,
        ]),
      },
      heading("The release"),
      text(
        "The seller and the buyer ask the company that holds the earnest money to pay it out as follows. Once it is paid, neither asks the other for more of it.",
      ),
      fields(...sharesOf(agreedMoney(offer), amount)),
      { kind: "signatures", parties: [`Seller: ${seller}`, `Buyer: ${buyer}`] },
    ],
  };
}

/** The two amounts; blank lines where the two have not said the same. */
function sharesOf(agreed: EarnestMoney | undefined, amount: number) {
  const share = (to: EarnestMoney) =>
    agreed === "to_buyer" || agreed === "to_owner"
      ? formatDollars(agreed === to ? amount : 0)
      : null;
  return [
    { label: "To the buyer", value: share("to_buyer") },
    { label: "To the seller", value: share("to_owner") },
  ];
}

function dateText(day: string): string {
  return formatDate(day, { year: true });
}
