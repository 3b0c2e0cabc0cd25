import type { NamedRate } from "../../_shared/domain/homes/mortgage.ts";
import type { SubscriptionPlan } from "../../_shared/domain/site/plans/plans.ts";
import type { Source } from "../../_shared/domain/vesty/chat.ts";
import type { Said } from "../history.ts";

/** A question to Vesty. */
export type Question = {
  /** The end of the conversation so far, oldest first. */
  history: Said[];
  message: string;
  images: { type: string; bytes: Uint8Array }[];
  user: { id: string; name: string | null };
  plan: SubscriptionPlan;
  now: Date;
  /** The operator's mortgage rate. */
  rate?: NamedRate | undefined;
};

export type AssistantEvent =
  /** A tool is running; `label` is shown in the meantime. */
  | { type: "status"; tool: string; label: string }
  /** The next piece of the answer. */
  | { type: "text"; text: string }
  /** Sent once, at the end: the whole text, joined from the pieces. */
  | {
      type: "end";
      text: string;
      sources: Source[];
      usage: { inputTokens: number; outputTokens: number };
    };
