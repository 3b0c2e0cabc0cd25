import { AppError, ERRORS, type ErrorCode } from "@domain/errors.ts";
import { useRef, useState } from "react";

export type Work = ReturnType<typeof useWork>;

/**
 * What buttons set off: one thing at a time, so that a second press is harmless, and why the last
 * one failed.
 */
export function useWork() {
  const [doing, setDoing] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const isRunning = useRef(false);

  /**
   * @param name of the work, for `doing`.
   * @param fallback what is said of a failure that is none of the catalogue.
   * @returns whether it was done; false too while something else is being done.
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
      return true;
    } catch (error) {
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
    /** The name of what failed last. */
    failed: failure && failed,
    /** The words of the catalogue; what a server says beyond them is not for people. */
    failureText: failure && ERRORS[failure.code].text,
    run,
    forgetFailure: () => setFailure(null),
  };
}
