import { AppError, catalogText, type ErrorCode } from "@domain/site/errors/first-errors.ts";
import { useRef, useState } from "react";
import { isRefusal } from "./attempt.ts";
import { useStillWaiting } from "./still-waiting.ts";

export type Work = ReturnType<typeof useWork>;

/**
 * Actions behind buttons: one at a time, so a second press is harmless, and the reason why the last one failed. @param
 * refresh reads again what an action has changed; the action is pending until then.
 */
export function useWork(refresh?: () => Promise<unknown>) {
  const [doing, setDoing] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const isRunning = useRef(false);
  useStillWaiting(doing === null ? undefined : "work");

  /**
   * @param name of the action, for `doing`.
   * @param fallback shown for failures outside the catalog.
   * @returns whether it succeeded; also false while another action is running.
   */
  async function run(
    name: string,
    work: () => Promise<unknown>,
    fallback: ErrorCode = "internal",
  ): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setDoing(name);
    setFailure(null);
    try {
      await work();
      await refresh?.();
      return true;
    } catch (error) {
      // What has refused it may have changed what is shown.
      if (isRefusal(error)) await refresh?.();
      setFailed(name);
      setFailure(error instanceof AppError ? error : new AppError(fallback, { cause: error }));
      return false;
    } finally {
      isRunning.current = false;
      setDoing(null);
    }
  }

  return {
    doing,
    failure,
    /** The name of the action that failed last. */
    failed: failure && failed,
    /** Text from the catalog; raw server messages are not shown to people. */
    failureText: failure && catalogText(failure.code),
    run,
    forgetFailure: () => setFailure(null),
  };
}
