import { z } from "zod";
import { isPublicStatus } from "../../../_shared/domain/homes/listings.ts";
import { readOffers } from "../../../_shared/domain/offers/compared-offers.ts";
import { compareOffers } from "../../../_shared/domain/offers/offer-comparison.ts";
import { isRunning, roundAnswers } from "../../../_shared/domain/offers/offer-rounds.ts";
import { stateName } from "../../../_shared/domain/offers/offer-standing.ts";
import {
  OFFER_FIELDS,
  type OfferTerms,
  termText,
  termWords,
} from "../../../_shared/domain/offers/offer-terms.ts";
import {
  type HomeOffers,
  isLive,
  NOT_A_CONTRACT,
  type Offer,
} from "../../../_shared/domain/offers/offers.ts";
import { paths } from "../../../_shared/domain/site/paths.ts";
import { formatDate } from "../../../_shared/domain/site/text/format.ts";
import { firstNameOf, plainNote } from "../plain-note.ts";
import { buyingInstead } from "./buying.ts";
import { NO_HOME_NOTE } from "./listings.ts";
import { homeName, homesMeant, titleOf, whichOf } from "./own-home.ts";
import { defineTool, ToolRefused } from "./tool.ts";

export const myOffersTool = defineTool({
  name: "my_offers",
  description:
    "The offers that buyers have made for the owner's homes, by the rules of the comparison page: price, what " +
    "each would leave the owner, days to closing, how many risks, and where it stands. Decides nothing and ranks " +
    "nothing; sealed offers are in nobody's data. Without a home, those of all homes, each below its own.",
  label: "Looking at your offers",
  args: z.strictObject({
    home: homeName,
    in_detail: z
      .boolean()
      .nullish()
      .describe(
        "Whether the question needs each line of the sum, the reasons of risks, or all terms.",
      ),
  }),
  async run({ home: name, in_detail: isDetailed }, context) {
    const { data, now } = context;
    const meant = await homesMeant(await data.listings(), name, context);
    const homes = meant.filter(({ status }) => isPublicStatus(status));
    const shown = await Promise.all(
      homes.slice(0, HOMES_SHOWN).map(async (home) => ({ home, all: await data.offers(home.id) })),
    );
    const withOffers = shown.flatMap(({ home, all }) =>
      all && all.offers.length > 0 ? [{ home, all }] : [],
    );
    const instead = meant.length === 0 ? await buyingInstead(data) : [];
    if (instead.length > 0) return { findings: instead };
    // Lines of sums and terms of several homes would be taken for one home's.
    if (isDetailed && withOffers.length > 1)
      throw new ToolRefused(whichOf(withOffers.map(({ home }) => home)));
    return {
      findings: withOffers.map(({ home, all }) => ({
        source: {
          kind: "listing" as const,
          title: `Offers: ${titleOf(home)}`,
          href: paths.homeOffers.href(home.id),
        },
        facts: factsOf(all, isDetailed ?? false, now),
      })),
      ...(meant.length === 0
        ? { note: NO_HOME_NOTE }
        : withOffers.length === 0
          ? {
              note: `There are no offers yet${
                name
                  ? ` for ${meant
                      .map(titleOf)
                      .map((each) => plainNote(each))
                      .join(", ")}`
                  : ""
              }.`,
            }
          : {}),
    };
  },
});

const HOMES_SHOWN = 5;

function factsOf(all: HomeOffers, isDetailed: boolean, now: Date) {
  const { home, figures, offers, round } = all;
  const read = readOffers(all, now);
  const open = read
    .filter(({ offer }) => isLive(offer.state) || offer.state === "accepted")
    .sort(compareOffers("net"));
  return {
    home: plainNote(home.title),
    owners_figures_entered: figures !== null,
    best_and_final_until: round && isRunning(round, now) ? round.deadline : undefined,
    best_and_final_round: round?.opened_at
      ? {
          ended: round.opened_at,
          asked: roundAnswers(round, offers).length,
          answered: roundAnswers(round, offers).filter(({ sent }) => sent).length,
        }
      : undefined,
    side_by_side: open.map(({ offer, terms, sheet, risks, raised }) => ({
      buyer: buyerOf(offer),
      price: terms.price,
      price_raised_by_escalation: raised?.price,
      money_in_hand: sheet.net,
      money_in_hand_at_offered_price: raised?.netAsOffered,
      closing: formatDate(terms.closing_on, { year: true }),
      days_to_closing: sheet.daysToClosing,
      number_of_risks: risks.length,
      stands: stateName(offer),
      place_in_line: offer.backup_place ?? undefined,
      is_best_and_final: offer.is_final || undefined,
    })),
    in_detail: !isDetailed
      ? undefined
      : open.map(({ offer, terms, sheet, risks }) => ({
          buyer: buyerOf(offer),
          valid_until: offer.expires_at,
          money_in_hand_comes_from: [
            { label: "Price", amount: sheet.price },
            ...sheet.lines.map(({ label, amount, reason }) => ({ label, amount: -amount, reason })),
          ],
          risks: risks.map(({ label, reason }) => `${label}: ${reason}`),
          terms: termsOf(terms),
        })),
    offers_that_are_over: read.length - open.length,
    say_with_money_or_law: NOT_A_CONTRACT,
  };
}

function buyerOf({ other }: Pick<Offer, "other">): string {
  return other ? firstNameOf(other) : "a buyer";
}

function termsOf(terms: OfferTerms): Record<string, string | undefined> {
  return Object.fromEntries(
    OFFER_FIELDS.map(({ name }) => [
      termWords(name, "owner").label,
      plainNote(termText(name, terms)),
    ]),
  );
}
