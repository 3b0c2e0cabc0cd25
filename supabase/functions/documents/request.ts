import { AppError } from "../_shared/domain/site/errors/errors.ts";

export type NewDocument = { path: string; name: string };

const MAX_PATH = 300;
/** Checks the length only; documentName normalizes the name. */
const MAX_NAME = 1000;

/** @throws AppError `bad_request` */
export function parseNewDocument(body: unknown): NewDocument {
  return { path: textOf(body, "path", MAX_PATH), name: parseNewName(body) };
}

/** @throws AppError `bad_request` */
export function parseNewName(body: unknown): string {
  const name = textOf(body, "name", MAX_NAME);
  if (name.trim() === "") throw new AppError("bad_request");
  return name;
}

function textOf(body: unknown, key: string, max: number): string {
  const value = (body as Record<string, unknown> | null | undefined)?.[key];
  if (typeof value !== "string" || value.length > max) throw new AppError("bad_request");
  return value;
}
