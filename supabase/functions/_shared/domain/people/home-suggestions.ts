import { countThisWeek, formatCount } from "../site/text/format.ts";
import type { HomeState, Suggestion } from "./dashboard.ts";
import { ENOUGH_FEEDBACK, ENOUGH_PHOTOS, ENOUGH_WORDS, QUIET_VIEWS } from "./home-steps.ts";

/** The part of domain/people/suggestions.ts about an owner's homes: questions for Vesty by state. */

export const BY_STATUS: Record<HomeState["status"], (home: HomeState) => Suggestion[]> = {
  draft: aboutDraft,
  active: aboutActive,
  pending: () => [
    {
      id: "inspection",
      title: "Get through the inspection",
      description: "What is looked at, and how to answer repair requests.",
      prompt:
        "My home has a sale pending. What happens at the inspection, and how do I answer repair requests?",
    },
    {
      id: "to-closing",
      title: "From contract to closing",
      description: "Who does what until you hand over the keys.",
      prompt: "I have a signed contract for my home. Walk me through everything until closing day.",
    },
  ],
  withdrawn: () => [
    {
      id: "relist",
      title: "Back on the market",
      description: "What to change before buyers see it again.",
      prompt:
        "I took my home off the market. What should I change before I put it back, and when is a good time?",
    },
  ],
  sold: () => [
    {
      id: "after-sale",
      title: "After the sale",
      description: "Documents to keep, and tax on the profit.",
      prompt: "I have sold my home. Which documents should I keep, and how is the profit taxed?",
    },
    {
      id: "moving-out",
      title: "Move out in good order",
      description: "Utilities, keys, mail, and one last look around.",
      prompt: "Give me a checklist for moving out and handing the home over to the buyer.",
    },
  ],
};

function aboutDraft(home: HomeState): Suggestion[] {
  return [
    {
      id: "finish-draft",
      title: "What does my draft still need?",
      description: "Vesty looks at it before buyers do.",
      prompt: "Look at my draft listing. What is missing, and what would you put better?",
    },
    ...(home.price === null
      ? [
          {
            id: "find-price",
            title: "Find the right price",
            description: "Your draft has no price yet.",
            prompt: "My draft has no price yet. How do I find comparable sales and set one?",
          },
        ]
      : []),
    ...(home.photos < ENOUGH_PHOTOS ? [photos(home)] : []),
  ];
}

function aboutActive(home: HomeState): Suggestion[] {
  const cards: Suggestion[] = [];
  if (home.photos < ENOUGH_PHOTOS) cards.push(photos(home));
  if (home.offered_slots === 0) {
    cards.push({
      id: "offer-times",
      title: "When should I offer showings?",
      description: "Nothing can be booked in the next two weeks.",
      prompt: "Which days and hours should I offer for showings, and how many in a week?",
    });
  }
  if (home.price === null) {
    cards.push({
      id: "find-price",
      title: "Find the right price",
      description: "Your listing says “Price on request”.",
      prompt: "My listing has no price. How do I find comparable sales and set one?",
    });
  }
  if (home.feedback >= ENOUGH_FEEDBACK && home.feedback_high * 2 > home.feedback) {
    cards.push({
      id: "price-feedback",
      title: "Is my price too high?",
      description: `${home.feedback_high} of ${home.feedback} visitors think so.`,
      prompt: `${home.feedback_high} of ${home.feedback} visitors who answered find my price high. Should I lower it, by how much, and when?`,
    });
  }
  if (home.description_length < ENOUGH_WORDS) {
    cards.push({
      id: "write-description",
      title: "Write a better description",
      description: "A few honest paragraphs bring the right visitors.",
      prompt: "Help me write the description of my listing. Ask me what you need to know first.",
    });
  }
  if (home.saves_this_week > 0 && home.unanswered === 0) {
    cards.push({
      id: "from-saves-to-showings",
      title: "Turn interest into showings",
      description: `${formatCount(home.saves_this_week, "person", "people")} saved your home in the last 7 days.`,
      prompt: `${formatCount(home.saves_this_week, "person", "people")} saved my home in the last 7 days. How do I turn that into showings?`,
    });
  }
  if (home.views_this_week < QUIET_VIEWS) {
    cards.push({
      id: "more-views",
      title: "Get more people to look",
      description: `${countThisWeek(home.views_this_week, "view")}.`,
      prompt: `My listing had ${countThisWeek(home.views_this_week, "view")}. What can I change to get more?`,
    });
  }
  if (home.facts.offered !== null) return cards;
  return [
    ...cards,
    {
      id: "first-offer",
      title: "Be ready for the first offer",
      description: "What to look at besides the price.",
      prompt: "What should I look at in an offer besides the price, and how fast should I answer?",
    },
  ];
}

function photos({ photos: count }: HomeState): Suggestion {
  return {
    id: "take-photos",
    title: "Which photos should I take?",
    description: count === 0 ? "Your listing has none yet." : `Your listing has ${count} so far.`,
    prompt: `My listing has ${formatCount(count, "photo")}. Which photos should I take, and in what order should I show them?`,
  };
}

/** The suggestions for an owner who has not listed a home. */
export const NO_HOME: readonly Suggestion[] = [
  {
    id: "first-steps",
    title: "Where do I start?",
    description: "The first week of selling your home yourself.",
    prompt: "I want to sell my home without an agent. What should I do in the first week?",
  },
  {
    id: "find-price",
    title: "What is my home worth?",
    description: "Find and compare the sales that matter.",
    prompt: "How do I find comparable sales and work out a price for my home?",
  },
];
