import { AppError } from "@domain/site/errors/first-errors.ts";
import { useRef } from "react";

/**
 * Ids of writes are made here alone. A write under an id can be sent again when its answer is lost: the server knows it
 * by the id, and refuses other contents under it (`already_stored`).
 *
 * The id belongs to the contents: the same contents that are tried again keep it, and other contents get another one.
 * The exception is a try whose answer was lost. Its contents may be stored, and other contents under another id would be
 * stored beside them. So they are sent under the same id, and the server says if the first ones have arrived.
 */
export function newId(): string {
  return crypto.randomUUID();
}

/** A write that is not known to be stored. */
export type Attempt = {
  id: string;
  /** The contents that were sent first under the id, as JSON. */
  contents: string;
  /** An answer was lost, or is still awaited. */
  mayBeStored?: boolean;
};

/**
 * Sends contents under their id.
 * @param before the attempt that was kept last.
 * @param keep stores the attempt, so that it outlives a reload; undefined once it is over.
 */
export async function sendAttempt<T>(
  contents: unknown,
  before: Attempt | undefined,
  keep: (attempt: Attempt | undefined) => void,
  write: (id: string) => Promise<T>,
): Promise<T> {
  const written = JSON.stringify(contents);
  const isSame = before?.mayBeStored || before?.contents === written;
  const attempt = before && isSame ? before : { id: newId(), contents: written };
  keep({ ...attempt, mayBeStored: true });
  try {
    const answer = await write(attempt.id);
    keep(undefined);
    return answer;
  } catch (error) {
    // A refusal says nothing about an earlier try whose answer was lost.
    if (isStoredOtherwise(error)) keep(undefined);
    else if (isRefusal(error)) keep(attempt);
    throw error;
  }
}

/**
 * An attempt for forms that are not kept across reloads.
 * @param isOnlyOne only one can be stored, so other contents can't be sent beside the first ones: `first_stored` says so.
 */
export function useAttempt({ isOnlyOne = false } = {}) {
  const kept = useRef<Attempt>(undefined);
  return <T>(contents: unknown, write: (id: string) => Promise<T>): Promise<T> =>
    sendAttempt(
      contents,
      kept.current,
      (attempt) => {
        kept.current = attempt;
      },
      write,
    ).catch((error: unknown) => {
      throw isOnlyOne && isStoredOtherwise(error) ? new AppError("first_stored") : error;
    });
}

/**
 * Ids for several things that are written one by one. Each keeps its id until the page closes, so that a lost answer
 * stores none of them twice. @returns the id of a thing, by what names it here.
 */
export function useKeptIds(): (name: string) => string {
  const ids = useRef(new Map<string, string>());
  return (name) => {
    const id = ids.current.get(name) ?? newId();
    ids.current.set(name, id);
    return id;
  };
}

/** Whether a write was refused because other contents are stored under its id: those of an earlier try. */
export function isStoredOtherwise(error: unknown): boolean {
  return error instanceof AppError && error.code === "already_stored";
}

/** Whether the server has said that nothing was stored. */
export function isRefusal(error: unknown): boolean {
  return error instanceof AppError && error.status >= 400 && error.status < 500;
}

export function isAttempt(kept: unknown): kept is Attempt {
  const { id, contents } = (kept ?? {}) as Partial<Attempt>;
  return typeof id === "string" && typeof contents === "string";
}
