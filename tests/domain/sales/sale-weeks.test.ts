import type { OfferTerms } from "@domain/offers/offer-terms.ts";
import type { Offer, Sale } from "@domain/offers/offers.ts";
import { termsInForce } from "@domain/sales/amendments.ts";
import { roomOf } from "@domain/sales/closing-room.ts";
import { bindingOf, isSettled, type SaleAct } from "@domain/sales/deadlines.ts";
import { movedDates, stepsIf, termsWithClosing } from "@domain/sales/moved-dates.ts";
import type { Party } from "@domain/sales/parties.ts";
import type { SaleStepKind } from "@domain/sales/sale-steps.ts";
import { dayAt, placeOf, saleWeeks, sundaysOf, weekOf } from "@domain/sales/sale-weeks.ts";
import type { SaleOffer } from "@domain/sales/step-words.ts";
import { AT_HAND_DAYS, stepsAtHand } from "@domain/sales/steps-at-hand.ts";
import { addDays } from "@domain/site/time/time-zones.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";
import { offerTerms, TODAY } from "../../support/offer-terms.ts";

const RULE = { counts: "calendar", moves: false, until_hour: 24, otherwise: [] } as const;
const act = (n: number, kind: SaleStepKind, name: SaleAct["act"], more: Partial<SaleAct> = {}) =>
  ({
    ...{ n, kind, act: name, made_by: "buyer", day: null, rule: null, said: "" },
    ...{ at: `${TODAY}T16:00:00Z`, made_on: TODAY, ...more },
  }) as SaleAct;
const signed = (day: string) => act(1, "contract", "agreed", { day, rule: RULE });

function offer(terms: OfferTerms, acts: SaleAct[], side: Offer["side"] = "owner") {
  return {
    ...{ side, state: "accepted", title: "Cottage", versions: [{ n: 1, terms }] },
    home: { title: "Cottage", time_zone: "America/Denver" },
    sale: {
      ...{ id: "s", n: 1, state: "open", ends_at: null, accepted_on: TODAY },
      ...{ acts, amendments: [], facts: [], has_hoa: true },
    } as unknown as Sale,
  } as unknown as Offer & SaleOffer;
}

/** Sales before and after signing, with some steps done, looked at on some day between acceptance and a year later. */
const sales = fc
  .record({
    terms: offerTerms,
    isSigned: fc.boolean(),
    done: fc.subarray(["earnest_money", "inspection", "title", "signing", "insurance"] as const),
    after: fc.integer({ min: 0, max: 400 }),
    closesLater: fc.integer({ min: -30, max: 60 }),
    side: fc.constantFrom("owner", "buyer"),
  })
  .map(({ terms, isSigned, done, after, closesLater, side }) => {
    const acts = done.map((kind, n) => act(n + 2, kind, "done", { made_by: "buyer" }));
    const now = new Date(`${addDays(TODAY, after)}T18:00:00Z`);
    const seen = offer(terms, isSigned ? [signed(addDays(TODAY, 1)), ...acts] : [], side);
    return { seen, now, terms, closing: addDays(terms.closing_on, closesLater) };
  });

const PARTY = {
  ...{ id: "p", role: "inspector", name: "Harriet Moe", ended_at: null },
  appointment: {
    ...{ id: "v", purpose: "inspection", status: "confirmed", date: "2030-01-09", time: "10:00" },
  },
} as unknown as Party;

describe("the weeks of a sale", () => {
  it("have every step once, the acceptance and the visits, each in its week and within the picture", () => {
    forAll(sales, ({ seen, now }) => {
      const steps = roomOf(seen, now)?.steps ?? [];
      const weeks = saleWeeks(seen, steps, [PARTY], now);
      const marks = weeks.weeks.flatMap((week) => week.marks);
      expect([...marks, ...weeks.undated].map(({ id }) => id).sort()).toEqual(
        ["accepted", "v", ...steps.map(({ kind }) => kind)].sort(),
      );
      for (const { first, marks: own } of weeks.weeks)
        for (const { day } of own) expect(weekOf(day)).toBe(first);
      for (const { day } of marks) {
        expect(placeOf(day, weeks)).toBeGreaterThan(0);
        expect(placeOf(day, weeks)).toBeLessThan(1);
        expect(dayAt(placeOf(day, weeks), weeks)).toBe(day);
      }
    });
  });

  it("are in order, and today is among them while the sale is open", () => {
    forAll(sales, ({ seen, now }) => {
      const weeks = saleWeeks(seen, roomOf(seen, now)?.steps ?? [], [], now);
      const days = weeks.weeks.flatMap((week) => week.marks.map(({ day }) => day));
      expect(days).toEqual([...days].sort());
      const places = days.map((day) => placeOf(day, weeks));
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(weeks.weeks.map(({ first }) => first)).toEqual(
        [...new Set(weeks.weeks.map(({ first }) => first))].sort(),
      );
      const { today } = weeks;
      expect(today).not.toBeNull();
      expect(weeks.weeks.some(({ first }) => first === weekOf(today ?? ""))).toBe(true);
      expect(placeOf(today ?? "", weeks)).toBeLessThan(1);
      const sundays = sundaysOf(weeks, 9);
      expect(sundays.length).toBeLessThanOrEqual(9);
      expect(sundays.length).toBeGreaterThanOrEqual(weeks.to >= addDays(weeks.from, 6) ? 1 : 0);
      for (const sunday of sundays) {
        expect(weekOf(sunday)).toBe(sunday);
        expect(weeks.from <= sunday && sunday <= weeks.to).toBe(true);
      }
    });
  });

  it("say whose each step is, with the party that has a say in it, and what is late or settled", () => {
    const terms = { ...(fc.sample(offerTerms, 1)[0] as OfferTerms), inspection_days: 10 };
    const seen = offer({ ...terms, closing_on: "2030-03-01" }, [
      signed(TODAY),
      act(2, "title", "done"),
    ]);
    const now = new Date("2030-01-14T18:00:00Z");
    const steps = roomOf(seen, now)?.steps ?? [];
    const weeks = saleWeeks(seen, steps, [PARTY], now);
    const marks = weeks.weeks.flatMap((week) => week.marks);
    const mark = (id: string) => marks.find((each) => each.id === id);
    expect(mark("inspection")).toMatchObject({
      ...{ lane: "buyer", day: "2030-01-11", state: "late" },
      ...{ whose: "The buyer, with the inspector", text: "Late: Fri, Jan 11" },
    });
    expect(mark("title")).toMatchObject({ lane: "both", day: TODAY, state: "settled" });
    expect(mark("possession")).toMatchObject({ lane: "owner", state: "open", whose: "You" });
    expect(mark("v")).toMatchObject({
      ...{ lane: "party", kind: null, label: "Inspection at the home" },
      ...{ whose: "Inspector Harriet Moe", text: "Wed, Jan 9 at 10:00 AM" },
    });
  });

  it("end with the sale: later, today isn't in them", () => {
    const [terms] = fc.sample(offerTerms, 1) as [OfferTerms];
    const seen = offer(terms, []);
    const now = new Date("2032-06-01T18:00:00Z");
    const closed = { ...seen, sale: { ...seen.sale, state: "closed" as const } };
    const steps = roomOf(closed, now)?.steps ?? [];
    expect(saleWeeks(seen, steps, [], now).today).toBe("2032-06-01");
    expect(saleWeeks(closed, steps, [], now).today).toBeNull();
  });
});

describe("another closing", () => {
  it("can be looked at from tomorrow for a year, and no other text", () => {
    const [terms] = fc.sample(offerTerms, 1) as [OfferTerms];
    const seen = offer(terms, []);
    const now = new Date("2030-01-02T18:00:00Z");
    for (const day of ["", "2030-01-02", "2029-12-31", "2031-01-03", "0020-02-02", "2030-02-30"])
      expect(termsWithClosing(seen, day, now)).toBeUndefined();
    for (const day of ["2030-01-03", "2031-01-02"])
      expect(termsWithClosing(seen, day, now)).toEqual({ ...terms, closing_on: day });
  });
});

describe("other terms", () => {
  it("move nothing if they are the terms in force", () => {
    forAll(sales, ({ seen, now }) => {
      const terms = termsInForce(seen, now)?.terms;
      expect(terms && movedDates(seen, terms, now)).toEqual([]);
    });
  });

  it("move the closing, whose dates are named with what they were; nothing that is settled moves", () => {
    forAll(sales, ({ seen, now, terms, closing }) => {
      const then = { ...terms, closing_on: closing };
      const moved = movedDates(seen, then, now);
      const before = roomOf(seen, now)?.steps ?? [];
      if (closing !== terms.closing_on)
        expect(moved).toContainEqual(
          expect.objectContaining({ kind: "closing", was: terms.closing_on, now: closing }),
        );
      for (const { kind, was, now: day } of moved) {
        expect(day).not.toBe(was);
        expect(before.some((step) => step.kind === kind && isSettled(step))).toBe(false);
      }
      const marks = saleWeeks(seen, before, [], now, stepsIf(seen, then, now)).weeks.flatMap(
        (week) => week.marks,
      );
      const shown = marks.filter(({ was }) => was !== null).map(({ id }) => id);
      expect(shown.sort()).toEqual(
        moved
          .filter(({ was }) => was !== null)
          .map(({ kind }) => kind)
          .sort(),
      );
    });
  });

  it("that close a week later move what the closing carries with it", () => {
    const base = fc.sample(offerTerms, 1)[0] as OfferTerms;
    const terms = {
      ...base,
      ...{ financing: "cash" as const, down_payment: null, financing_days: null },
      ...{ appraisal_days: null, possession_days: 0, home_sale_days: null, disclosure_days: null },
      ...{ inspection_days: 10, closing_on: "2030-02-14" },
    };
    const seen = offer(terms, [signed(TODAY)]);
    const now = new Date("2030-01-03T18:00:00Z");
    const moved = movedDates(seen, { ...terms, closing_on: "2030-02-21" }, now);
    expect(moved.map(({ kind, now: day }) => [kind, day])).toEqual([
      ...[["settlement_statement", "2030-02-20"]],
      ...[["walk_through", "2030-02-20"]],
      ...["insurance", "utilities", "signing", "closing", "recording", "possession"].map((kind) => [
        kind,
        "2030-02-21",
      ]),
    ]);
  });
});

describe("the steps at hand", () => {
  it("are with the groups every step once, and the groups count all of theirs", () => {
    forAll(sales, ({ seen, now }) => {
      const room = roomOf(seen, now);
      if (!room) return;
      const { soon, groups } = stepsAtHand(room, seen, now);
      expect(
        [...soon, ...groups.flatMap(({ steps }) => steps)].map(({ kind }) => kind).sort(),
      ).toEqual(room.steps.map(({ kind }) => kind).sort());
      for (const { done, of, steps } of groups) {
        expect(done).toBeLessThanOrEqual(of);
        expect(steps.length).toBeLessThanOrEqual(of);
      }
    });
  });

  it("are open, and late or due within ten days; a step whose date follows from signing waits for that", () => {
    forAll(sales, ({ seen, now }) => {
      const room = roomOf(seen, now);
      if (!room) return;
      const until = addDays(now.toISOString().slice(0, 10), AT_HAND_DAYS);
      const { soon, groups } = stepsAtHand(room, seen, now);
      const isSigned = bindingOf(seen.sale.acts) !== undefined;
      for (const step of soon) {
        expect(isSettled(step)).toBe(false);
        if (step.kind !== "contract") expect(step.days).toBeNull();
        if (step.kind !== "contract" && step.due_on === null) expect(isSigned).toBe(true);
        if (step.due_on !== null) expect(step.due_on <= until).toBe(true);
      }
      for (const step of groups.flatMap(({ steps }) => steps))
        expect(
          isSettled(step) ||
            (step.due_on === null ? !isSigned || step.days !== null : step.due_on > until),
        ).toBe(true);
      const days = soon.flatMap(({ due_on }) => (due_on === null ? [] : [due_on]));
      expect(days).toEqual([...days].sort());
    });
  });

  it("begin with the contract and a date that waits for an answer", () => {
    const [terms] = fc.sample(offerTerms, 1) as [OfferTerms];
    const seen = offer({ ...terms, closing_on: "2030-12-01" }, [
      act(1, "closing", "proposed", { day: "2030-12-05" }),
    ]);
    const now = new Date("2030-01-02T18:00:00Z");
    const room = roomOf(seen, now);
    const soon = room && stepsAtHand(room, seen, now).soon.map(({ kind }) => kind);
    expect(soon).toEqual(expect.arrayContaining(["contract", "closing"]));
  });
});
