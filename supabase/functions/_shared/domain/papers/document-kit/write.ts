import { buyerQuestions, fixturesList, repairRecord } from "./about-the-home.ts";
import type { KitBlock, KitFacts, KitWriter } from "./blocks.ts";
import type { KitId } from "./catalogue.ts";
import { closingChecklist, movingPlan, utilityHandover } from "./closing.ts";
import { leadPaintDisclosure, sellerDisclosure } from "./disclosures.ts";
import { counterOffer, netSheet, offerSummary } from "./offers.ts";
import { openHouseChecklist, showingFeedback, showingSignIn } from "./showings.ts";

const WRITERS: Readonly<Record<KitId, KitWriter>> = {
  "repair-record": repairRecord,
  "net-sheet": netSheet,
  "moving-plan": movingPlan,
  "seller-disclosure": sellerDisclosure,
  "lead-paint-disclosure": leadPaintDisclosure,
  "fixtures-list": fixturesList,
  "buyer-questions": buyerQuestions,
  "open-house-checklist": openHouseChecklist,
  "showing-sign-in": showingSignIn,
  "showing-feedback": showingFeedback,
  "offer-summary": offerSummary,
  "counter-offer": counterOffer,
  "closing-checklist": closingChecklist,
  "utility-handover": utilityHandover,
};

/** A kit document with the known facts filled in. */
export function writeKitDocument(id: KitId, facts: KitFacts): KitBlock[] {
  return WRITERS[id](facts);
}
