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
  /** @param home of which the timeline is read. @throws AppError `dashboard_unavailable` */
  read(user: User, home?: string): Promise<Dashboard>;
  /** @throws AppError `dashboard_unavailable` */
  buyer(user: User): Promise<BuyerState>;
  /**
   * Replaces the timeline of a home with the result of `change`, retrying on concurrent changes.
   * @throws AppError `timeline_not_saved`, `listing_not_found`
   */
  changeTimeline(
    user: User,
    home: string | undefined,
    change: (steps: readonly StepState[]) => readonly StepState[],
  ): Promise<void>;
  /** @throws AppError `plan_required`, `timeline_not_saved` */
  tick(user: User, home: string | undefined, tick: TaskTick, done: boolean): Promise<void>;
};

/** In each round one of several concurrent writers succeeds, so this is how many writers there may be. */
const MAX_ROUNDS = 40;

/** Acts as the caller throughout, so row-level security applies. */
export function createDashboardStore(database: Database): DashboardStore {
  return {
    async read(user, home) {
      const { timelines, ...state } = await stateOf(database.callerClient(user.token));
      const { steps, tasks } = knownTimeline(timelines, state.homes, home);
      return { state: { ...state, timeline: steps }, tasks };
    },
    buyer(user) {
      const client = database.callerClient(user.token);
      return askJson(client.rpc("buyer_state"), isBuyerState, "dashboard_unavailable");
    },
    async changeTimeline(user, wanted, change) {
      const client = database.callerClient(user.token);
      const { home, stored } = await meant(client, wanted);
      let seen = stored;
      for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const steps = timelineOf(seen);
        const changed = change(steps);
        if (changed === steps) return;
        const args = { listing_id: home, seen, steps: changed.map(toRow) };
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
    async tick(user, wanted, { step, task }, done) {
      const client = database.callerClient(user.token);
      const { home: listing_id } = await meant(client, wanted);
      const args = { listing_id, step, task, done };
      await ask(client.rpc("set_timeline_task", args), "timeline_not_saved");
    },
  };
}

function stateOf(client: Client): Promise<StoredDashboard> {
  return askJson(client.rpc("dashboard_state"), isAnswer, "dashboard_unavailable");
}

/** Of which home a timeline is changed: of the same one that is shown. A home that the caller doesn't have is refused. */
async function meant(client: Client, wanted: string | undefined) {
  const { timelines, homes } = await stateOf(client);
  if (wanted !== undefined && !homes.some(({ id }) => id === wanted))
    throw new AppError("listing_not_found");
  return knownTimeline(timelines, homes, wanted);
}

function toRow({ id, status, date }: StepState): StoredStep {
  return { step: id, status, completed_on: date ?? null };
}

function isAnswer(data: unknown): data is StoredDashboard {
  const { homes, sales, offered, timelines } = (data ?? {}) as Partial<StoredDashboard>;
  return (
    [homes, sales, offered].every(Array.isArray) &&
    Array.isArray(timelines) &&
    timelines.every(({ steps, tasks }) => isRows(steps) && Array.isArray(tasks))
  );
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
