import { describeError, log } from "./log.ts";

/**
 * Runs work after the answer is sent. The hosted platform ends a function with its answer unless told to wait; a plain
 * process just keeps running. Failures are only logged, so a later round must be able to do the work too, or the person
 * who gets no mail must be able to ask again.
 */
export function afterAnswer(work: () => Promise<unknown>): void {
  const done = work().catch((error) => log("after_answer_failed", { cause: describeError(error) }));
  const { EdgeRuntime } = globalThis as {
    EdgeRuntime?: { waitUntil(promise: Promise<unknown>): void };
  };
  EdgeRuntime?.waitUntil(done);
}
