import { describeError, log } from "./log.ts";

/**
 * Goes on with something once the answer is out. The hosted platform ends a function with its
 * answer unless it is told to wait; a process of one's own just goes on. What fails is logged, so it
 * must be something that a later round does as well.
 */
export function afterAnswer(work: () => Promise<unknown>): void {
  const done = work().catch((error) => log("after_answer_failed", { cause: describeError(error) }));
  const { EdgeRuntime } = globalThis as {
    EdgeRuntime?: { waitUntil(promise: Promise<unknown>): void };
  };
  EdgeRuntime?.waitUntil(done);
}
