import type { BuyerState } from "../_shared/domain/people/buyer-state.ts";
import { type DashboardState, timelineOf } from "../_shared/domain/people/dashboard.ts";
import { type StepState, TIMELINE_STEPS } from "../_shared/domain/people/timeline.ts";
import { knownTimeline } from "../_shared/domain/people/timeline-facts.ts";
import type {
  SavedTimeline,
  StoredDashboard,
  StoredStep,
  TaskTick,
} from "../_shared/domain/site/database/stored-answers.ts";
import { AppError } from "../_shared/domain/site/errors/errors.ts";
import type { User } from "../_shared/edge/caller.ts";
import { ask, askJson, type Client, type Database } from "../_shared/edge/database.ts";

export type Dashboard = { state: DashboardState; tasks: TaskTick[] };

export type DashboardStore = {
  /** @throws AppError `dashboard_unavailable` */
  read(user: User): Promise<Dashboard>;
  /** @throws AppError `dashboard_unavailable` */
  buyer(user: User): Promise<BuyerState>;
  /**
   * Replaces the timeline with the result of `change`, retrying on concurrent changes.
   * @throws AppError `timeline_not_saved`
   */
  changeTimeline(
    user: User,
    change: (steps: readonly StepState[]) => readonly StepState[],
  ): Promise<void>;
  /** @throws AppError `plan_required`, `timeline_not_saved` */
  tick(user: User, tick: TaskTick, done: boolean): Promise<void>;
};

/** In each round one of several concurrent writers succeeds, so this is how many writers there may be. */
const MAX_ROUNDS = 40;

/** Acts as the caller throughout, so row-level security applies. */
export function createDashboardStore(database: Database): DashboardStore {
  return {
    async read(user) {
      const { tasks, timeline, ...state } = await stateOf(database.callerClient(user.token));
      return { state: { ...state, timeline: knownTimeline(timeline, state.homes) }, tasks };
    },
    buyer(user) {
      const client = database.callerClient(user.token);
      return askJson(client.rpc("buyer_state"), isBuyerState, "dashboard_unavailable");
    },
    async changeTimeline(user, change) {
      const client = database.callerClient(user.token);
      let seen = (await stateOf(client)).timeline;
      for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const steps = timelineOf(seen);
        const changed = change(steps);
        if (changed === steps) return;
        const args = { seen, steps: changed.map(toRow) };
        const answer = await askJson(
          client.rpc("save_timeline", args),
          isSaved,
          "timeline_not_saved",
        );
        if (answer.saved) return;
        seen = answer.timeline;
      }
      throw new AppError("timeline_not_saved");
    },
    async tick(user, { step, task }, done) {
      const client = database.callerClient(user.token);
      await ask(client.rpc("set_timeline_task", { step, task, done }), "timeline_not_saved");
    },
  };
}

function stateOf(client: Client): Promise<StoredDashboard> {
  return askJson(client.rpc("dashboard_state"), isAnswer, "dashboard_unavailable");
}

function toRow({ id, status, date }: StepState): StoredStep {
  return { step: id, status, completed_on: date ?? null };
}

function isAnswer(data: unknown): data is StoredDashboard {
  const { homes, sales, offered, timeline, tasks } = (data ?? {}) as Partial<StoredDashboard>;
  return [homes, sales, offered, timeline, tasks].every(Array.isArray) && isRows(timeline);
}

function isBuyerState(data: unknown): data is BuyerState {
  const { offers, questions, searches, prices } = (data ?? {}) as Partial<BuyerState>;
  return [offers, questions, searches, prices].every(Array.isArray);
}

function isSaved(data: unknown): data is SavedTimeline {
  const { saved, timeline } = (data ?? {}) as Partial<SavedTimeline>;
  return typeof saved === "boolean" && isRows(timeline);
}

function isRows(rows: unknown): rows is StoredStep[] {
  return Array.isArray(rows) && (rows.length === 0 || rows.length === TIMELINE_STEPS.length);
}
