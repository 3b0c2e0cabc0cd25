import type OpenAI from "openai";
import { isAccountRefused } from "../../_shared/edge/openai.ts";
import { ANSWER_BOUNDS } from "./bounds.ts";
import type { Message } from "./messages.ts";
import { type ModelReply, readReply, Truncated } from "./reply.ts";
import { TOOL_DEFINITIONS } from "./toolbox.ts";

/** The model during one answer. */
export type Model = {
  /**
   * The model's next reply, streamed.
   * @param mayAsk whether it may call tools.
   */
  next(messages: Message[], mayAsk: boolean): AsyncGenerator<string, ModelReply>;
};

/** Per answer, and only until the user has seen the first word. */
const MAX_RETRIES = 2;
const FIRST_PAUSE_MS = 150;
const LONGEST_PAUSE_MS = 4_000;

export function createModel(client: OpenAI, name: string, signal: AbortSignal): Model {
  let retries = 0;
  let hasSpoken = false;

  async function* attempt(
    messages: Message[],
    mayAsk: boolean,
  ): AsyncGenerator<string, ModelReply> {
    const chunks = await client.chat.completions.create(
      {
        model: name,
        messages,
        stream: true,
        stream_options: { include_usage: true },
        max_completion_tokens: ANSWER_BOUNDS.tokens,
        tools: TOOL_DEFINITIONS,
        tool_choice: mayAsk ? "auto" : "none",
      },
      { signal },
    );
    const reply = readReply(chunks);
    for (;;) {
      const { done, value } = await reply.next();
      // The SDK ends an aborted stream as if it were complete.
      signal.throwIfAborted();
      if (done) return value;
      hasSpoken = true;
      yield value;
    }
  }

  return {
    async *next(messages, mayAsk) {
      for (;;) {
        try {
          return yield* attempt(messages, mayAsk);
        } catch (error) {
          if (signal.aborted || hasSpoken || retries >= MAX_RETRIES || !isTransient(error))
            throw error;
          retries += 1;
          await pause(pauseMs(retries, error), signal);
        }
      }
    },
  };
}

/** Whether a retry may succeed: rate limits, a failing service, a broken connection. */
function isTransient(error: unknown): boolean {
  if (error instanceof Truncated) return true;
  if (isAccountRefused(error)) return false;
  const { status } = error as { status?: unknown };
  if (typeof status === "number") return status === 429 || status >= 500;
  // Broken connections: while connecting (the SDK's error), or midway (the platform's).
  return error instanceof TypeError || BROKEN_LINES.has((error as Error).constructor.name);
}

const BROKEN_LINES = new Set(["APIConnectionError", "ConnectionReset", "ConnectionAborted"]);

/** Jittered, so that requests refused together don't return together. */
function pauseMs(retry: number, error: unknown): number {
  const jittered = FIRST_PAUSE_MS * 2 ** (retry - 1) * (0.5 + Math.random());
  const { headers } = error as { headers?: Headers };
  const asked = Number(headers?.get?.("retry-after")) * 1000 || 0;
  return Math.min(LONGEST_PAUSE_MS, Math.max(jittered, asked));
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, failed) => {
    const stop = () => {
      clearTimeout(timer);
      failed(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      done();
    }, ms);
    signal.addEventListener("abort", stop, { once: true });
  });
}
