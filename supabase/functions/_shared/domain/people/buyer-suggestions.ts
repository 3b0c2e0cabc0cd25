import { formatPrice } from "../site/text/format.ts";
import type { BuyerState } from "./buyer-state.ts";
import type { Suggestion } from "./dashboard.ts";
import { whenOf } from "./next-step.ts";
import { offerLine } from "./standing.ts";

/** Questions for Vesty from a person who buys, the most urgent first. They contain no words of other people. */
export function buyerSuggestions({ offers, showing }: BuyerState): Suggestion[] {
  const mine = offers.find((offer) => offerLine(offer).isMyMove);
  const waiting = offers.find((offer) => !offerLine(offer).isMyMove);
  return [
    ...(mine
      ? [
          {
            id: "answer-offer",
            title: "What should I look at first?",
            description: `An offer at ${formatPrice(mine.price)} waits for your answer.`,
            prompt: `My offer for a home is at ${formatPrice(mine.price)}, and it is my turn. What should I look at before I answer?`,
          },
        ]
      : []),
    ...(showing?.holds_time
      ? [
          {
            id: "visit-home",
            title: "Know what to look for",
            description: `Your showing is on ${whenOf(showing)}.`,
            prompt: `I am going to see a home on ${whenOf(showing)}. What should I look at in each room, and what should I ask its owner?`,
          },
        ]
      : []),
    ...(waiting
      ? [
          {
            id: "after-offer",
            title: "What happens after my offer?",
            description: `You have offered ${formatPrice(waiting.price)}.`,
            prompt:
              "I have made an offer for a home. What happens next, and what should I get ready?",
          },
        ]
      : []),
    ...ALWAYS,
  ];
}

const ALWAYS: readonly Suggestion[] = [
  {
    id: "find-homes",
    title: "Find homes that fit",
    description: "With the same filters as the search.",
    prompt: "Which houses with 3 bedrooms are for sale under $500,000?",
  },
  {
    id: "monthly-cost",
    title: "What would a home cost me a month?",
    description: "Loan, taxes and insurance.",
    prompt: "What would a home of $400,000 cost me a month with 20% down?",
  },
];
