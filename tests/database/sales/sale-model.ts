import type { SaleAct } from "@domain/sales/deadlines.ts";
import type { SaleStepKind, StepTerms } from "@domain/sales/sale-steps.ts";
import { addDays } from "@domain/site/time/time-zones.ts";
import type { Side } from "@domain/talk/messages.ts";
import {
  type AmendedByHand,
  countedByHand,
  DAYS_BY_HAND,
  datesByHand,
  STEPS_BY_HAND,
  stepsByHand,
} from "../../support/closing-model.ts";

/** The events of a sale: an act on a step, or its end in one way or the other. */
export type SaleDo =
  | {
      do: "done" | "waived" | "reopened" | "proposed" | "agreed" | "declined";
      by: Side;
      kind: SaleStepKind;
      /** Counts one act less than there were. */
      stale: boolean;
      /** Days from today, for a proposal. */
      day: number;
      business: boolean;
    }
  | { do: "amend"; by: Side; stale: boolean; change: Changed; ahead: number }
  | { do: "answer"; by: Side; stale: boolean; how: "agreed" | "refused" | "taken_back" }
  | { do: "again" }
  | { do: "sold" }
  | { do: "fell" };

/** The steps that a contract with business days counts in calendar days, in these histories. */
export const COUNTED_OTHERWISE = ["earnest_money", "inspection", "title_review"] as const;

/** The terms that histories amend; a closing counts days from today. */
export type Changed = Partial<
  Pick<
    StepTerms,
    | "inspection_days"
    | "home_sale_days"
    | "financing_days"
    | "possession_days"
    | "earnest_money_days"
    | "earnest_money"
    | "financing"
  >
> & { price?: number; down_payment?: number | null; closing_on?: string };
export type ModelTerms = StepTerms & { price: number; down_payment: number | null };

type Amendment = {
  by: Side;
  seen: number;
  terms: ModelTerms;
  changes: string[];
  closingWas: string;
  state: "open" | "agreed" | "refused" | "taken_back" | "replaced";
  answeredBy?: Side;
};

/** The call: the act with the number it has seen. */
export type SaleCall =
  | { do: "sold" | "fell" }
  | { do: "amend"; by: Side; seen: number; changes: Changed }
  | { do: "answer"; by: Side; n: number; how: "agreed" | "refused" | "taken_back" }
  | {
      do: string;
      by: Side;
      kind: SaleStepKind;
      seen: number;
      day: string | null;
      counts: string | null;
    };

type Step = {
  acts: number;
  state: "open" | "done" | "waived";
  by?: Side;
  /** Those who have done their part, where each side has its own. */
  parts: Side[];
  proposal?: { by: Side; day: string; counts: string | null } | undefined;
  last?: { act: string; by: Side; day: string | null; counts: string | null };
};

/** The steps of a sale as acts change them, written apart from migrations and domain. */
export class SaleModel {
  private readonly steps = new Map<SaleStepKind, Step>();
  private readonly log: (
    | Pick<SaleAct, "kind" | "act" | "day" | "rule" | "made_on" | "made_by">
    | AmendedByHand
  )[] = [];
  private readonly amendments: Amendment[] = [];
  private terms: ModelTerms;
  private state: "open" | "closed" | "fell" = "open";
  private lastCall: SaleCall | undefined;

  constructor(
    private readonly first: ModelTerms,
    private readonly today: string,
  ) {
    this.terms = first;
    for (const kind of stepsByHand(first))
      this.steps.set(kind, { acts: 0, state: "open", parts: [] });
  }

  play(act: SaleDo): { call: SaleCall | undefined; answer: string } {
    if (act.do === "again") {
      const call = this.lastCall;
      return { call, answer: call ? this.answer(call) : "" };
    }
    if (act.do === "sold" || act.do === "fell") {
      if (this.state !== "open") return { call: undefined, answer: "" };
      this.state = act.do === "sold" ? "closed" : "fell";
      const closing = this.steps.get("closing");
      if (act.do === "sold" && closing?.state === "open") {
        this.store(closing, "closing", "done", { by: "owner", day: null, counts: null });
      }
      return { call: { do: act.do }, answer: "ok" };
    }
    if (act.do === "amend" || act.do === "answer") {
      const seen = this.amendments.length + this.amendments.filter((a) => a.answeredBy).length;
      const call: SaleCall =
        act.do === "amend"
          ? {
              ...{ do: act.do, by: act.by, seen: seen - (act.stale ? 1 : 0) },
              changes:
                "closing_on" in act.change
                  ? { ...act.change, closing_on: addDays(this.today, act.ahead) }
                  : act.change,
            }
          : {
              ...{ do: act.do, by: act.by, how: act.how },
              n: this.amendments.length - (act.stale ? 1 : 0),
            };
      this.lastCall = call;
      return { call, answer: this.answer(call) };
    }
    const step = this.steps.get(act.kind);
    const proposes = act.do === "proposed";
    const call: SaleCall = {
      do: act.do,
      by: act.by,
      kind: act.kind,
      seen: (step?.acts ?? 0) - (act.stale ? 1 : 0),
      day: proposes ? addDays(this.today, act.kind === "contract" ? -act.day : act.day) : null,
      counts: proposes && act.kind === "contract" ? (act.business ? "business" : "calendar") : null,
    };
    this.lastCall = call;
    return { call, answer: this.answer(call) };
  }

  /** A step in the words of the database: "signing open 2026-12-04 1 - buyer". */
  tell(): string[] {
    const due = datesByHand(this.first, this.log);
    const { price, financing } = this.terms;
    const states = this.amendments.map(({ state, answeredBy }) => `${state} ${answeredBy ?? "-"}`);
    return [...this.steps]
      .map(([kind, { acts, state, proposal, parts }]) =>
        [kind, state, due[kind] ?? "-", acts, proposal?.day ?? "-", parts.join("+")].join(" "),
      )
      .concat([`terms ${price} ${financing}: ${states.join(", ")}`])
      .sort();
  }

  private answer(call: SaleCall): string {
    if ("changes" in call) return this.propose(call.by, call.seen, call.changes);
    if ("how" in call) return this.settle(call.by, call.n, call.how);
    if (!("kind" in call)) return "ok";
    const { by, kind, seen, day, counts } = call;
    const step = this.steps.get(kind);
    if (!step) return "step_unknown";
    const ownProposal =
      (step.proposal?.by ?? (step.last?.act === "taken_back" ? step.last.by : undefined)) === by;
    const act = call.do === "declined" ? (ownProposal ? "taken_back" : "refused") : call.do;
    const { last } = step;
    const isRepeat =
      seen === step.acts - 1 &&
      last?.act === act &&
      last.by === by &&
      (act !== "proposed" || (last.day === day && last.counts === counts));
    if (isRepeat) return "ok";
    const isAfterClosing = STEPS_BY_HAND[kind].when === "after";
    if (this.state === "fell" || (this.state === "closed" && !isAfterClosing))
      return "offer_not_open";
    if (seen !== step.acts) return "sale_changed";
    const refusal = this.refusal(step, kind, act, call);
    if (refusal) return refusal;
    this.store(step, kind, act, call);
    return "ok";
  }

  private refusal(
    step: Step,
    kind: SaleStepKind,
    act: string,
    { by, day }: { by: Side; day: string | null },
  ): string | undefined {
    const due = datesByHand(this.first, this.log);
    const { doers, said } = STEPS_BY_HAND[kind];
    const hasParts = typeof doers === "string";
    if (act === "done" && (kind === "contract" || !(hasParts || doers.includes(by))))
      return "bad_request";
    if (act === "done" && step.parts.includes(by)) return "step_settled";
    const isAsked = this.amendments.some((amendment) => amendment.by === "buyer");
    if (act === "done" && said.includes("once the buyer") && by === "owner" && !isAsked)
      return "repairs_not_asked_for";
    if (act === "waived" && (by === "owner" || !this.protects(kind))) return "bad_request";
    if (act === "reopened") {
      const isOwn = hasParts ? step.parts.includes(by) : step.state === "done" && step.by === by;
      const isBuiltOn = [...this.steps].some(
        ([next, { state, by: settler }]) =>
          STEPS_BY_HAND[next].waitsFor === kind && state !== "open" && settler !== undefined,
      );
      return isOwn && !isBuiltOn && kind !== "contract" ? undefined : "step_settled";
    }
    if (act === "proposed" && STEPS_BY_HAND[kind].agreedDate === "is law") return "bad_request";
    if (act === "proposed" && day === due[kind]) return "step_day_invalid";
    if (["agreed", "refused", "taken_back"].includes(act)) {
      if (!step.proposal) return "sale_changed";
      if ((step.proposal.by === by) !== (act === "taken_back")) return "sale_changed";
    }
    if (step.state !== "open") return "step_settled";
    const closing = due.closing ?? this.terms.closing_on;
    const [, from] = /from Jan (\d+)/.exec(said) ?? [];
    const isBefore = from && this.today < addDays(closing, Number(from) - 20);
    const isOpen = this.state === "open" && this.steps.get("closing")?.state === "open";
    if (act === "done" && isBefore && isOpen) return "step_not_yet";
    const chosen = act === "proposed" ? day : act === "agreed" ? step.proposal?.day : undefined;
    if (!chosen) return undefined;
    const afterwards = STEPS_BY_HAND[kind].when === "after" ? "later" : "other";
    const [first, latest] = {
      contract: [addDays(this.today, -30), this.today],
      closing: [this.today, addDays(this.today, 365)],
      later: [[closing, this.today].sort().at(-1), addDays(closing, 365)],
      other: [this.today, closing],
    }[kind === "contract" || kind === "closing" ? kind : afterwards] as [string, string];
    return chosen < first || chosen > latest ? "step_day_invalid" : undefined;
  }

  private store(
    step: Step,
    kind: SaleStepKind,
    act: string,
    { by, day, counts }: { by: Side; day: string | null; counts: string | null },
  ): void {
    const agreed = act === "agreed" ? step.proposal : undefined;
    step.acts += 1;
    step.last = { act, by, day, counts };
    step.proposal = act === "proposed" && day ? { by, day, counts } : undefined;
    const hasParts = typeof STEPS_BY_HAND[kind].doers === "string";
    if (hasParts && act === "done") step.parts.push(by);
    if (hasParts && act === "reopened") step.parts = step.parts.filter((side) => side !== by);
    const ends = !hasParts || step.parts.length === 2;
    if (act === "waived" || (act === "done" && ends)) Object.assign(step, { state: act, by });
    if (act === "reopened") step.state = "open";
    if (agreed && kind === "contract") Object.assign(step, { state: "done", by });
    this.log.push({
      kind,
      act: act as SaleAct["act"],
      day: agreed?.day ?? day,
      rule:
        agreed?.counts === "business" || agreed?.counts === "calendar"
          ? {
              counts: agreed.counts,
              moves: agreed.counts === "calendar",
              until_hour: 17,
              otherwise: agreed.counts === "business" ? COUNTED_OTHERWISE : [],
            }
          : null,
      made_by: by,
      made_on: this.today,
    });
  }

  private protects(kind: SaleStepKind): boolean {
    if (kind === "appraisal" && isBacked(this.terms)) return false;
    return Object.entries(DAYS_BY_HAND).some(
      ([name, of]) => of === kind && this.terms[name as keyof typeof DAYS_BY_HAND] !== null,
    );
  }

  private propose(by: Side, seen: number, changes: Changed): string {
    const closing = datesByHand(this.first, this.log).closing ?? this.terms.closing_on;
    const base: ModelTerms = { ...this.terms, closing_on: closing };
    const terms: ModelTerms = { ...base, ...changes };
    const last = this.amendments.at(-1);
    if (last?.seen === seen && last.by === by)
      return isSame(last.terms, terms) ? "ok" : "already_stored";
    if (this.state !== "open") return "offer_not_open";
    const known = this.amendments.length + this.amendments.filter((a) => a.answeredBy).length;
    if (seen !== known) return "sale_changed";
    if (this.amendments.filter((a) => a.by === by).length >= 20) return "too_many_versions";
    const changed = Object.keys(terms).filter(
      (name) => terms[name as keyof ModelTerms] !== base[name as keyof ModelTerms],
    );
    if (changed.length === 0) return "amendment_same";
    const refusal = this.impossible(terms, changed);
    if (refusal) return refusal;
    if (terms.closing_on === this.today) return "offer_outlives_closing";
    if (last?.state === "open") Object.assign(last, { state: "replaced", answeredBy: by });
    this.amendments.push({ by, seen, terms, changes: changed, closingWas: closing, state: "open" });
    return "ok";
  }

  private settle(by: Side, n: number, how: "agreed" | "refused" | "taken_back"): string {
    const asked = this.amendments[n - 1];
    if (asked?.state === how && asked.answeredBy === by) return "ok";
    if (asked?.state !== "open" || (asked.by === by) !== (how === "taken_back"))
      return "sale_changed";
    if (this.state !== "open") return "offer_not_open";
    const closing = datesByHand(this.first, this.log).closing ?? this.terms.closing_on;
    if (how === "agreed") {
      if (asked.changes.includes("closing_on") && asked.closingWas !== closing)
        return "sale_changed";
      const refusal = this.impossible(asked.terms, asked.changes);
      if (refusal) return refusal;
      const [had, has] = [stepsByHand(this.terms), stepsByHand(asked.terms)];
      for (const kind of had) {
        const step = this.steps.get(kind);
        if (step?.state === "open" && !has.has(kind))
          Object.assign(step, { state: "waived", by: undefined, proposal: undefined });
      }
      for (const kind of has) {
        const step = this.steps.get(kind);
        if (!step) this.steps.set(kind, { acts: 0, state: "open", parts: [] });
        else if (step.state === "waived" && step.by === undefined) step.state = "open";
      }
      const dated = {
        ...DAYS_BY_HAND,
        closing_on: "closing",
        possession_days: "possession",
        earnest_money_days: "earnest_money",
      } as const;
      for (const [term, kind] of Object.entries(dated)) {
        const step = this.steps.get(kind);
        if (step && asked.changes.includes(term)) step.proposal = undefined;
      }
      const appraisal = this.steps.get("appraisal");
      if (isBacked(asked.terms) && appraisal?.state === "waived") appraisal.state = "open";
      const deposit = this.steps.get("earnest_money");
      if (asked.terms.earnest_money > this.terms.earnest_money && deposit?.state === "done")
        deposit.state = "open";
      this.terms = asked.terms;
      this.log.push({ amended: asked.terms, changes: asked.changes, on: this.today });
    }
    Object.assign(asked, { state: how, answeredBy: by });
    return "ok";
  }

  /** Why terms can't be agreed on, at this point. */
  private impossible(terms: ModelTerms, changed: readonly string[]): string | undefined {
    const about = Object.entries(DAYS_BY_HAND).filter(([name]) => changed.includes(name));
    const isSettled = (kind: SaleStepKind) => {
      const step = this.steps.get(kind);
      return step !== undefined && step.state !== "open" && step.by !== undefined;
    };
    if (isSettled("closing") || about.some(([, kind]) => isSettled(kind))) return "step_settled";
    if (
      changed.includes("closing_on") &&
      (terms.closing_on < this.today || terms.closing_on > addDays(this.today, 365))
    )
      return "step_day_invalid";
    const signed = this.log.find((each) => "rule" in each && each.rule && each.act === "agreed");
    if (!signed || !("rule" in signed) || !signed.rule || !signed.day) return undefined;
    const { day, rule } = signed;
    return about.some(([name]) => {
      const days = terms[name as keyof typeof DAYS_BY_HAND];
      return days !== null && countedByHand(day, days, rule) < this.today;
    })
      ? "step_day_invalid"
      : undefined;
  }
}

function isBacked({ financing }: ModelTerms): boolean {
  return financing === "fha" || financing === "va";
}

function isSame(a: ModelTerms, b: ModelTerms): boolean {
  return Object.entries(a).every(([name, value]) => b[name as keyof ModelTerms] === value);
}
