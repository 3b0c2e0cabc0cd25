/** What became of many concurrent attempts: how often each answer was heard. */
export async function tally(attempts: Promise<unknown>[]): Promise<Record<string, number>> {
  const heard: Record<string, number> = {};
  for (const outcome of await Promise.allSettled(attempts)) {
    const answer = outcome.status === "fulfilled" ? "done" : answerOf(outcome.reason);
    heard[answer] = (heard[answer] ?? 0) + 1;
  }
  return heard;
}

/** Our own errors by their code, a violated constraint by its name, others as they are. */
export function answerOf(error: unknown): string {
  const { message, constraint_name } = error as { message: string; constraint_name?: string };
  return constraint_name ?? message;
}
