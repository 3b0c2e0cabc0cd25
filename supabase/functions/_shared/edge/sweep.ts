import type { Callers } from "./caller.ts";
import { type EdgeContext, requireService } from "./http.ts";

/** Maximum files deleted per call. */
const SWEEP_SIZE = 200;

/**
 * The handler of `POST /…/sweep`, called by our scheduler: deletes files that nothing refers to any
 * longer (docs/trust.md E5).
 * @param left names of such files, at most `limit`.
 */
export function sweeper(
  callers: Pick<Callers, "isService">,
  left: (limit: number) => Promise<string[]>,
  remove: (names: string[]) => Promise<void>,
) {
  return async (c: EdgeContext) => {
    requireService(c, callers);
    const names = await left(SWEEP_SIZE);
    await remove(names);
    return c.json({ deleted: names.length });
  };
}
