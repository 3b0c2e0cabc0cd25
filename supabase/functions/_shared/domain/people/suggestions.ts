import { formatCount, formatPrice } from "../site/text/format.ts";
import { type BuyerState, isBuyer } from "./buyer-state.ts";
import { buyerSuggestions } from "./buyer-suggestions.ts";
import { type DashboardState, homesByWeight, type Suggestion } from "./dashboard.ts";
import { BY_STATUS, NO_HOME } from "./home-suggestions.ts";
import { whenOf } from "./next-step.ts";
import { stepAtHand, type TimelineStepId } from "./timeline.ts";

const MOST = 4;

/**
 * Three or four cards, the most urgent first, for the current situation of a person who sells, buys or does both.
 * Prompts are sent in the owner's name, so they contain no words of a visitor. With several homes, they name theirs.
 * @param id the home that is meant; without it, or if the owner doesn't have it, the most important one.
 */
export function suggestionsFor(
  state: DashboardState,
  buyer: BuyerState,
  id?: string,
): Suggestion[] {
  const home = state.homes.find((each) => each.id === id) ?? homesByWeight(state.homes)[0];
  // A person who only buys isn't taken for a seller.
  if (!home && isBuyer(buyer)) return buyerSuggestions(buyer).slice(0, MOST);
  const cards = [
    ...aboutPeople(state),
    ...buyerSuggestions(buyer).slice(0, isBuyer(buyer) ? 1 : 0),
    ...[
      ...(home ? BY_STATUS[home.status](home) : NO_HOME),
      ...aboutTimeline(state),
      ...(home?.price && home.status !== "sold" ? [netProceeds(home.price)] : []),
    ].map((card) => (home?.title && state.homes.length > 1 ? aboutHome(home.title, card) : card)),
    WEEK_PLAN,
  ];
  return cards.slice(0, MOST);
}

function aboutHome(title: string, card: Suggestion): Suggestion {
  return { ...card, prompt: `About ${title}: ${card.prompt}` };
}

function aboutPeople(state: DashboardState): Suggestion[] {
  const { unanswered, visitor_proposals: proposals, next_confirmed: showing } = state;
  const cards: Suggestion[] = [];
  if (unanswered > 0) {
    // Some are an inspector's or an appraiser's, who is no visitor.
    const what = state.unanswered_visits > 0 ? "request" : "showing request";
    cards.push({
      id: "answer-requests",
      title: "Answer requests well",
      description: `${formatCount(unanswered, what)} ${unanswered === 1 ? "waits" : "wait"} for you.`,
      prompt: `I have ${formatCount(unanswered, `unanswered ${what}`)}. What should I look at before I confirm, and how do I reply?`,
    });
  }
  if (proposals > 0) {
    cards.push({
      id: "other-times",
      title: "When a visitor wants another time",
      description: "A visitor proposes other times for a showing.",
      prompt: "A visitor proposed other times for a showing. How do I decide which one to accept?",
    });
  }
  if (showing) {
    cards.push({
      id: "prepare-showing",
      title: `Prepare the next ${showing.purpose}`,
      description: `It is on ${whenOf(showing)}.`,
      prompt: `My next ${showing.purpose} is on ${whenOf(showing)}. Give me a checklist for the day before and for the last hour.`,
    });
  }
  return cards;
}

function netProceeds(price: number): Suggestion {
  return {
    id: "net-proceeds",
    title: "What would I keep?",
    description: `Estimated for ${formatPrice(price)}.`,
    prompt: `If my home sells for ${formatPrice(price)}, what would I keep after the costs of selling?`,
  };
}

const WEEK_PLAN: Suggestion = {
  id: "week-plan",
  title: "What should I do this week?",
  description: "A short plan for where you are now.",
  prompt: "Look at the status of my sale. What are the three most useful things to do this week?",
};

function aboutTimeline({ timeline }: DashboardState): Suggestion[] {
  const step = stepAtHand(timeline);
  return step ? [{ id: step.id, ...ABOUT_STEPS[step.id] }] : [];
}

const ABOUT_STEPS: Record<TimelineStepId, Omit<Suggestion, "id">> = {
  "property-assessment": {
    title: "Assess your home",
    description: "The first step of your timeline.",
    prompt: "How do I assess my home before selling? What should I look at in each room?",
  },
  "documentation-preparation": {
    title: "Which documents do I need?",
    description: "Your current timeline step.",
    prompt: "Which documents do I need to sell my home? Which disclosures must I give buyers?",
  },
  "photography-marketing": {
    title: "Make it look its best",
    description: "Your current timeline step.",
    prompt: "How do I get my home ready for photos, and how do I tell people about it?",
  },
  "list-property": {
    title: "Ready to list?",
    description: "Your current timeline step.",
    prompt: "What should I check before I publish my listing?",
  },
  "show-property": {
    title: "Show your home with ease",
    description: "Your current timeline step.",
    prompt: "What should I say and not say at a showing, and how do I stay safe?",
  },
  "negotiate-close": {
    title: "Read an offer",
    description: "Your current timeline step.",
    prompt: "How do I read an offer, and how do I compare two of them?",
  },
};
