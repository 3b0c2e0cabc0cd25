import { percent, SAVINGS_DEFAULTS } from "../../offers/savings.ts";
import { PLANS } from "../plans/plans.ts";

/** The landing page's questions and answers; each claim comes with its assumption (decision 43). */

/** The listing agent's share of the 6% total. */
const LISTING_SIDE = SAVINGS_DEFAULTS.commission - SAVINGS_DEFAULTS.buyerAgent;

type Faq = { question: string; answer: string; assumption?: string };

export const FAQS: readonly Faq[] = [
  {
    question: "How much can I save by selling my home myself?",
    answer: `Owners see savings of up to ${percent(LISTING_SIDE)} of the price. That is the share a listing agent usually keeps. On a sale at $500,000 that is $15,000.`,
    assumption: `Assumes a listing agent's share of ${percent(LISTING_SIDE)} that you don't pay. If your buyer has an agent, you may still agree to pay theirs. Commissions are negotiable, and your costs of selling differ by state.`,
  },
  {
    question: "What does SelfNVest cost?",
    answer: `Listing your home, its photos and its showing calendar cost nothing. ${PLANS.basic.name} is ${PLANS.basic.priceDisplay} ${PLANS.basic.billingDisplay}, and you can cancel it at any time. The ${PLANS.premium.name} is ${PLANS.premium.priceDisplay} ${PLANS.premium.billingDisplay}. You pay for a plan whether or not your home sells, and we don't refund it.`,
  },
  {
    question: "Do I need an agent or a lawyer to sell?",
    answer:
      "You may sell your own home without an agent. For the contract and the closing, use a real estate attorney or a title company. Some states require one. SelfNVest is not a licensed broker. It gives no legal, tax or financial advice.",
  },
  {
    question: "Who comes into my home, and when?",
    answer:
      "You decide. You choose the days and hours, how early people must book, and the time between showings. Visitors leave their name, email and phone number with each request. You confirm it, suggest another time or decline it. No time can be booked twice.",
  },
];
