/** The parts to stop in the end, last started first. */
export type Undo = (() => Promise<unknown>)[];

/** A part that fails to stop doesn't keep the rest from stopping. */
export async function undoAll(undo: Undo): Promise<void> {
  for (let step = undo.pop(); step; step = undo.pop()) await step().catch(() => {});
}
