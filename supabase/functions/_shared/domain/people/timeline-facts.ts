import { formatDay } from "../site/text/format.ts";
import { type HomeFacts, type HomeState, homesByWeight, timelineOf } from "./dashboard.ts";
import { type StepState, stepAtHand, type TimelineStepId } from "./timeline.ts";

export const NO_FACTS: HomeFacts = {
  published: null,
  disclosed: null,
  shown: null,
  offered: null,
  accepted: null,
  sold: null,
};

/** A sentence about a step's fact, and whether the fact completes the step. */
type Rule = {
  step: TimelineStepId;
  date: (home: HomeState) => string | null;
  says: (day: string) => string;
  completes: boolean;
};

/** A later rule of a step says more than an earlier one. */
const RULES: readonly Rule[] = [
  {
    step: "property-assessment",
    date: ({ facts, price }) => (price === null ? null : facts.published),
    says: (day) => `Published with an asking price on ${day}.`,
    completes: true,
  },
  {
    step: "documentation-preparation",
    date: ({ facts }) => facts.disclosed,
    says: (day) => `The first document for buyers was published on ${day}.`,
    completes: true,
  },
  {
    step: "photography-marketing",
    date: ({ facts, photos }) => (photos > 0 ? facts.published : null),
    says: (day) => `Published with photos on ${day}.`,
    completes: true,
  },
  {
    step: "list-property",
    date: ({ facts }) => facts.published,
    says: (day) => `On the market since ${day}.`,
    completes: true,
  },
  {
    step: "show-property",
    date: ({ facts }) => facts.shown,
    says: (day) => `The first visitor came on ${day}.`,
    completes: false,
  },
  {
    step: "show-property",
    date: ({ facts }) => facts.offered,
    says: (day) => `The first offer came on ${day}.`,
    completes: true,
  },
  {
    step: "negotiate-close",
    date: ({ facts }) => facts.accepted,
    says: (day) => `An offer was accepted on ${day}.`,
    completes: false,
  },
  {
    step: "negotiate-close",
    date: ({ facts }) => facts.sold,
    says: (day) => `Sold on ${day}.`,
    completes: true,
  },
];

type Timeline = {
  listing_id: string | null;
  steps: Parameters<typeof timelineOf>[0];
  tasks: { step: string; task: string }[];
};

/**
 * The timeline of a home with what is known of it, and the ticked tasks of its checklists.
 * @param id the home that is meant; without it, or if the reader doesn't have it, the most important one.
 */
export function knownTimeline(
  timelines: readonly Timeline[],
  homes: readonly HomeState[],
  id?: string,
): {
  home: string | null;
  steps: StepState[];
  stored: Timeline["steps"];
  tasks: Timeline["tasks"];
} {
  const home = homes.find((each) => each.id === id) ?? homesByWeight(homes)[0];
  const timeline = timelines.find(({ listing_id }) => listing_id === (home?.id ?? null));
  const { steps: stored = [], tasks = [] } = timeline ?? {};
  return { home: home?.id ?? null, steps: withFacts(timelineOf(stored), home), stored, tasks };
}

/**
 * The steps with what is known of the home: a step that a fact completes is completed by it, whatever
 * the owner checked off. The first open step after the last one of these becomes current if the current
 * one is before it.
 */
export function withFacts(steps: readonly StepState[], home: HomeState | undefined): StepState[] {
  if (!home) return [...steps];
  const known = steps.map((step) => withFact(step, home));
  const last = known.findLastIndex(({ by_fact }) => by_fact);
  if (last < 0 || known.findIndex(({ status }) => status === "current") > last) return known;
  const open = known.map(({ status, ...step }) => ({
    ...step,
    status: status === "current" ? ("upcoming" as const) : status,
  }));
  const next = stepAtHand(open.slice(last + 1)) ?? stepAtHand(open);
  return open.map((step) => (step.id === next?.id ? { ...step, status: "current" } : step));
}

function withFact(step: StepState, home: HomeState): StepState {
  const facts = RULES.filter((rule) => rule.step === step.id && rule.date(home));
  const said = facts.at(-1);
  const done = facts.find(({ completes }) => completes);
  const date = done?.date(home);
  return {
    ...step,
    ...(said ? { fact: said.says(dayOf(said.date(home) ?? "")) } : {}),
    ...(date ? { status: "completed", date, by_fact: true } : {}),
  };
}

function dayOf(date: string): string {
  return formatDay(`${date}T00:00:00Z`, "UTC");
}
