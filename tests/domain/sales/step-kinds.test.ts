import { type SaleAct, saleSteps } from "@domain/sales/deadlines.ts";
import { PARTY_ROLE_NAMES } from "@domain/sales/party-roles.ts";
import {
  canMove,
  comesAfterClosing,
  daysOfGrace,
  SALE_STEPS,
  type SaleStepKind,
  type StepTerms,
  stepBefore,
} from "@domain/sales/sale-steps.ts";
import { STEP_WORDS } from "@domain/sales/step-kind-words.ts";
import { STEP_GROUPS, STEP_KINDS } from "@domain/sales/step-kinds.ts";
import { nameBeforeDate } from "@domain/sales/step-words.ts";
import { addDays } from "@domain/site/time/time-zones.ts";
import { describe, expect, it } from "vitest";
import {
  BARE_TERMS,
  FULL_BINDING,
  FULL_TERMS,
  STEPS_BY_HAND,
} from "../../support/closing-model.ts";
import { handbookArticles } from "../../support/handbook.ts";

/** The table of a sale's steps beside the one that was written by hand: a wrong entry of either is found here. */

const DOERS = {
  ...{ buyer: ["buyer"], owner: ["owner"], both: ["buyer", "owner"] },
  each: "each side its own part",
};

describe.each(SALE_STEPS)("%s", (kind) => {
  const ours = STEP_KINDS[kind];
  const byHand = STEPS_BY_HAND[kind];

  it("has the date, the hour and the days of grace that were counted by hand", () => {
    expect(lastMoment(kind, FULL_TERMS)).toBe(byHand.full);
    expect(lastMoment(kind, BARE_TERMS)).toBe(byHand.bare);
    expect(daysOfGrace(kind)).toBe(byHand.grace);
  });

  it("has the same doers, neighbors and place before or after the closing", () => {
    expect(DOERS[ours.owner]).toEqual(byHand.doers);
    expect(stepBefore(kind) ?? "nothing").toBe(byHand.waitsFor);
    expect(comesAfterClosing(kind) ? "after" : "before").toBe(byHand.when);
    expect(nameBeforeDate(kind).endsWith(" by") ? "by" : "on").toBe(byHand.dated);
    expect(STEP_GROUPS[ours.group]).toBe(byHand.group);
  });

  it("can be said to be done from the same day on, and by the owner after the same request", () => {
    const { saidFrom, askedBy } = ours;
    const day = saidFrom === null ? "any day" : `from Jan ${20 + saidFrom}`;
    expect(askedBy === null ? day : `${day}, once the ${askedBy} has asked`).toBe(byHand.said);
  });

  it("is never settled by a party where each side has its own part", () => {
    if (ours.owner === "each") expect(Object.values(ours.parties)).not.toContain("settles");
  });

  it("treats a date that both agreed on, the terms and the calendar alike", () => {
    const moves = ours.movesWithClosing ? "goes with the closing" : "stays";
    expect(ours.isLaw ? "is law" : moves).toBe(byHand.agreedDate);
    expect(canMove(kind)).toBe(kind !== "contract" && byHand.agreedDate !== "is law");
    expect(ours.isInTerms).toBe(byHand.inTerms);
    expect(!ours.isPartOfClosing).toBe(byHand.ownEntry);
  });

  it("is seen by the same parties, and each that can say something has words", () => {
    const parties = PARTY_ROLE_NAMES.flatMap((role) => {
      const part = ours.parties[role];
      return part ? [`${role} ${part}`] : [];
    });
    expect(parties.sort()).toEqual([...byHand.parties].sort());
    expect(parties.some((party) => !party.endsWith(" sees"))).toBe(ours.partySays !== null);
  });

  it("has the same facts", () => {
    const facts = STEP_WORDS[kind].facts.map(({ name, type, by, isPrivate, namesParty }) =>
      [`${name}: ${type} by ${by}`, isPrivate && "private", namesParty && "of a party"]
        .filter(Boolean)
        .join(", "),
    );
    expect(facts).toEqual(byHand.facts);
  });

  it("has the article of the handbook that is about it", () => {
    expect(STEP_WORDS[kind].handbook).toBe(byHand.article);
    expect(handbookArticles().map(({ slug }) => slug)).toContain(byHand.article);
  });

  it("has a calendar's entry unless it never has a date, and dates that end at a term or a contract", () => {
    expect(STEP_WORDS[kind].calendar === null).toBe(kind === "contract");
    const seen: string[] = [];
    for (let each: string | undefined = kind; each && each !== "closing_on"; ) {
      expect(seen, `The date of ${kind} is counted from itself.`).not.toContain(each);
      seen.push(each);
      const { due }: (typeof STEP_KINDS)[SaleStepKind] = STEP_KINDS[each as SaleStepKind];
      each = due && each !== "contract" ? due.from : undefined;
    }
  });
});

/** "2026-12-15 until 17": the last moment at which the step isn't late. */
function lastMoment(kind: SaleStepKind, terms: StepTerms): string {
  const act: SaleAct = {
    ...{ n: 1, kind: "contract", act: "agreed", made_by: "buyer", day: FULL_BINDING.on },
    ...{ rule: FULL_BINDING.rule, said: "", at: "", made_on: FULL_BINDING.on },
  };
  const at = (today: string, hour: number) =>
    saleSteps(terms, [act], { today, hour }).find((step) => step.kind === kind);
  const step = at(FULL_BINDING.on, 0);
  if (!step) return "no step";
  if (step.due_on === null) return "no date";
  const day = addDays(step.due_on, daysOfGrace(kind));
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  const late = hours.find((hour) => at(day, hour)?.state === "missed") ?? 24;
  return `${step.due_on} until ${late}`;
}
