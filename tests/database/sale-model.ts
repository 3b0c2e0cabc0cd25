import type { SaleAct } from "@domain/deadlines.ts";
import type { Side } from "@domain/messages.ts";
import type { SaleStepKind, StepTerms } from "@domain/sale-steps.ts";
import { addDays } from "@domain/time-zones.ts";
import { datesByHand } from "../support/closing-model.ts";

/** What may happen to a sale: an act on a step, or its end in one way or the other. */
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
  | { do: "again" }
  | { do: "sold" }
  | { do: "fell" };

/** What is called: the act with the number it has seen. */
export type SaleCall =
  | { do: "sold" | "fell" }
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
  proposal?: { by: Side; day: string; counts: string | null } | undefined;
  last?: { act: string; by: Side; day: string | null; counts: string | null };
};

/** The people who do each step; the contingencies, and with them the waivers, are those that the terms name. */
const DOERS: Record<SaleStepKind, Side[]> = {
  contract: [],
  earnest_money: ["buyer"],
  disclosures: ["buyer"],
  hoa_papers: ["owner"],
  inspection: ["buyer"],
  repairs: ["buyer", "owner"],
  appraisal: ["buyer"],
  loan: ["buyer"],
  home_sale: ["buyer"],
  title: ["buyer", "owner"],
  title_review: ["buyer"],
  insurance: ["buyer"],
  closing_disclosure: ["buyer"],
  settlement_statement: ["buyer", "owner"],
  stay_agreement: ["buyer", "owner"],
  utilities: ["buyer", "owner"],
  walk_through: ["buyer"],
  signing: ["buyer", "owner"],
  closing: ["buyer", "owner"],
  recording: ["buyer", "owner"],
  possession: ["owner"],
};

/** The steps of a sale as acts change them, written apart from migrations and domain. */
export class SaleModel {
  private readonly steps = new Map<SaleStepKind, Step>();
  private readonly log: Pick<SaleAct, "kind" | "act" | "day" | "rule" | "made_on">[] = [];
  private state: "open" | "closed" | "fell" = "open";
  private lastCall: SaleCall | undefined;

  constructor(
    private readonly terms: StepTerms,
    kinds: readonly SaleStepKind[],
    private readonly waivable: readonly SaleStepKind[],
    private readonly today: string,
  ) {
    for (const kind of kinds) this.steps.set(kind, { acts: 0, state: "open" });
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

  /** As the database tells: "inspection open 2026-12-04 1 -". */
  tell(): string[] {
    const due = datesByHand(this.terms, this.log);
    return [...this.steps]
      .map(([kind, { acts, state, proposal }]) =>
        [kind, state, due[kind] ?? "-", acts, proposal?.day ?? "-"].join(" "),
      )
      .sort();
  }

  private answer(call: SaleCall): string {
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
    const isAfterClosing = kind === "possession" || kind === "recording";
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
    const due = datesByHand(this.terms, this.log);
    if (act === "done" && !DOERS[kind].includes(by)) return "bad_request";
    if (act === "waived" && (by === "owner" || !this.waivable.includes(kind))) return "bad_request";
    if (act === "reopened")
      return step.state === "done" && step.by === by && kind !== "contract"
        ? undefined
        : "step_settled";
    if (act === "proposed" && kind === "closing_disclosure") return "bad_request";
    if (act === "proposed" && day === due[kind]) return "step_day_invalid";
    if (["agreed", "refused", "taken_back"].includes(act)) {
      if (!step.proposal) return "sale_changed";
      if ((step.proposal.by === by) !== (act === "taken_back")) return "sale_changed";
    }
    if (step.state !== "open") return "step_settled";
    const chosen = act === "proposed" ? day : act === "agreed" ? step.proposal?.day : undefined;
    if (!chosen) return undefined;
    const closing = due.closing ?? this.terms.closing_on;
    const [first, latest] = {
      contract: [addDays(this.today, -30), this.today],
      closing: [this.today, addDays(this.today, 365)],
      possession: [[closing, this.today].sort().at(-1), addDays(closing, 365)],
      recording: [[closing, this.today].sort().at(-1), addDays(closing, 365)],
      other: [this.today, closing],
    }[
      kind === "contract" || kind === "closing" || kind === "possession" || kind === "recording"
        ? kind
        : "other"
    ] as [string, string];
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
    if (act === "done" || act === "waived") Object.assign(step, { state: act, by });
    if (act === "reopened") step.state = "open";
    if (agreed && kind === "contract") Object.assign(step, { state: "done", by });
    this.log.push({
      kind,
      act: act as SaleAct["act"],
      day: agreed?.day ?? day,
      rule:
        agreed?.counts === "business" || agreed?.counts === "calendar"
          ? { counts: agreed.counts, moves: agreed.counts === "calendar", until_hour: 17 }
          : null,
      made_on: this.today,
    });
  }
}
