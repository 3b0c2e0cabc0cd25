import type { Source } from "../../_shared/domain/chat.ts";
import type { SubscriptionPlan } from "../../_shared/domain/plans.ts";
import type { Said } from "../history.ts";

/** What Vesty is asked. */
export type Question = {
  /** The end of the conversation so far, oldest first. */
  history: Said[];
  message: string;
  images: { type: string; bytes: Uint8Array }[];
  user: { id: string; name: string | null };
  plan: SubscriptionPlan;
  now: Date;
};

export type AssistantEvent =
  /** A tool is running; `label` is what the person sees meanwhile. */
  | { type: "status"; tool: string; label: string }
  /** The next piece of the answer. */
  | { type: "text"; text: string }
  /** Once, at the end: the whole text, made of the pieces before it. */
  | {
      type: "end";
      text: string;
      sources: Source[];
      usage: { inputTokens: number; outputTokens: number };
    };
