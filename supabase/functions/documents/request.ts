import { z } from "zod";
import { AppError } from "../_shared/domain/errors.ts";

export type NewDocument = { path: string; name: string };

/** Checks the shape only; documentName normalizes the name. */
const nameSchema = z
  .string()
  .max(1000)
  .refine((name) => name.trim() !== "");
const newSchema = z.object({ path: z.string().max(300), name: nameSchema });
const renameSchema = z.object({ name: nameSchema });

/** @throws AppError `bad_request` */
export function parseNewDocument(body: unknown): NewDocument {
  const parsed = newSchema.safeParse(body);
  if (!parsed.success) throw new AppError("bad_request");
  return parsed.data;
}

/** @throws AppError `bad_request` */
export function parseNewName(body: unknown): string {
  const parsed = renameSchema.safeParse(body);
  if (!parsed.success) throw new AppError("bad_request");
  return parsed.data.name;
}
