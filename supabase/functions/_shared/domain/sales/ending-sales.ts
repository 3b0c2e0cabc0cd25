import { isGuaranteed, mayLeaveText } from "../offers/guaranteed-loans.ts";
import type { OfferTerms } from "../offers/offer-terms.ts";
import {
  EARNEST_MONEY_NAMES,
  type EarnestMoney,
  type EndingSale,
  FALL_REASON_NAMES,
  FALL_REASONS,
  type FallReason,
  type Offer,
  type OfferAct,
  type Sale,
} from "../offers/offers.ts";
import { formatDate, formatDollars } from "../site/text/format.ts";
import { dateInZone, momentInZone } from "../site/time/time-zones.ts";
import type { Side } from "../talk/messages.ts";
import { contingencyDays, otherSide, type SaleStepKind } from "./sale-steps.ts";
import { afterSigning, agreedVersion, type SaleOffer, stepsOfSale, zoneOf } from "./step-words.ts";

/** Texts that people read before and while a sale ends. The rules are in schemas/sales/ending_sales.sql. */

/** The side that ends the sale, the reason, the time, and what the reader can do. */
export function endingText(offer: Offer, sale: EndingSale): string {
  const { side } = offer;
  const other = otherSide(side);
  const reason = sale.reason ? ` (${FALL_REASON_NAMES[sale.reason].toLowerCase()})` : "";
  const announced =
    sale.ended_by === side
      ? `You have announced the end of this sale${reason}.`
      : `The ${other} has announced the end of this sale${reason}.`;
  const end = `It ends on ${momentInZone(sale.ends_at, zoneOf(offer))} unless you and the ${other} agree to go on before then.`;
  return [announced, end, wishText(sale, side)].join(" ").trimEnd();
}

function wishText({ wants_on }: Sale, side: Side): string {
  if (wants_on === null) return "";
  return wants_on === side
    ? `You have proposed to go on, and the ${otherSide(side)} has to agree.`
    : `The ${otherSide(side)} proposes to go on. If you agree, the sale goes on as before.`;
}

/** The consequences of a sale's end, for the side that is about to announce it or agree to it. */
export function endConsequences(
  { side }: Pick<Offer, "side">,
  terms: Pick<OfferTerms, "earnest_money">,
): string[] {
  const isOwner = side === "owner";
  return [
    isOwner
      ? "Your home is for sale again, and takes showings and offers."
      : "The home is for sale again, and others can buy it.",
    isOwner
      ? "This offer ends, and only the buyer can make a new one."
      : "Your offer ends. You can make a new one while the home is for sale.",
    "We ask the backup buyers in their order. The other offers are open again.",
    terms.earnest_money > 0
      ? `The agreed earnest money is ${formatDollars(terms.earnest_money)}. Who gets it depends on the contract and on why the sale ends. This page does not pay it back. Say below what should happen with it.`
      : "No earnest money was agreed.",
  ];
}

/** The reasons that these terms allow. */
export function endReasons({ financing }: Pick<OfferTerms, "financing">): FallReason[] {
  return FALL_REASONS.filter((reason) => reason !== "financing" || financing !== "cash");
}

/** Whether the agreed terms have a condition for this reason, and until when. */
export function reasonHint(reason: FallReason, offer: SaleOffer, now: Date): string | undefined {
  const kind = CONDITIONS[reason];
  if (!kind) return undefined;
  const terms = agreedVersion(offer)?.terms;
  if (kind === "appraisal" && terms && isGuaranteed(terms)) return mayLeaveText("buyer");
  const step = stepsOfSale(offer, now).find((each) => each.kind === kind);
  if (!terms || !step || contingencyDays(kind, terms) === null)
    return "The agreed terms have no such condition.";
  if (step.state === "waived")
    return `The buyer waived this condition on ${formatDate(step.settled_on ?? "", { year: true })}.`;
  if (step.due_on === null)
    return `The agreed terms have this condition until ${afterSigning(step.days ?? 0)}.`;
  const until = formatDate(step.due_on, { year: true });
  return step.state === "missed" || step.due_on < dateInZone(now, zoneOf(offer))
    ? `The agreed time for it ended on ${until}.`
    : `The agreed terms have this condition until ${until}.`;
}

const CONDITIONS: Partial<Record<FallReason, SaleStepKind>> = {
  inspection: "inspection",
  appraisal: "appraisal",
  financing: "loan",
  home_sale: "home_sale",
};

/** The last word of a side about the earnest money of a sale that ended. */
function moneyBy(side: Side, { acts }: Pick<Offer, "acts">): EarnestMoney | null {
  return acts.findLast((act) => act.made_by === side && act.earnest_money)?.earnest_money ?? null;
}

/**
 * The two sides' statements about the earnest money of a sale that fell through; undefined if none was agreed on, or
 * both sides have said the same.
 */
export function openMoney(
  offer: Pick<Offer, "acts" | "side" | "state" | "versions" | "sale">,
): { own: EarnestMoney | null; theirs: EarnestMoney | null } | undefined {
  const { side, state, sale } = offer;
  const terms = offer.versions.find(({ n }) => n === sale?.n)?.terms;
  if (state !== "fell_through" || !terms || terms.earnest_money === 0) return undefined;
  const [own, theirs] = [moneyBy(side, offer), moneyBy(otherSide(side), offer)];
  return own === theirs && own !== null && own !== "unsettled" ? undefined : { own, theirs };
}

/** The words that came with an act, and what its side says about the earnest money. */
export function saidText({ said, earnest_money }: OfferAct): string {
  const money = earnest_money && `Earnest money: ${EARNEST_MONEY_NAMES[earnest_money]}.`;
  return [money, said].filter(Boolean).join("\n");
}
