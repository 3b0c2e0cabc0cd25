import { AppError } from "@domain/site/app-error.ts";
import { env } from "../../lib/env.ts";
import { arriving } from "./arriving.ts";
import type { Asker } from "./request.ts";
import type { Options, Question } from "./table-question.ts";

/**
 * Without a token even when signed in: the answer is the same for everyone and may be cached.
 * @throws AppError the code our SQL raised, `network` without a response in time, otherwise
 * `fallback`; with `repeats`, `outcome_unknown`.
 */
export function asVisitor<T>(options: Options, question: Question<T>): Promise<T> {
  return ask("visitor", options, question);
}

/** Asks as the signed-in user. @throws as `asVisitor`; AppError `authentication_required`. */
export function asMember<T>(options: Options, question: Question<T>): Promise<T> {
  return ask("member", options, question);
}

/** With a token if there is one. @throws as `asVisitor`. */
export function asAnyone<T>(options: Options, question: Question<T>): Promise<T> {
  return ask("anyone", options, question);
}

async function ask<T>(as: Asker, options: Options, question: Question<T>): Promise<T> {
  if (!env.isConfigured) throw new AppError("not_configured");
  const { askTables } = await loadTables(options.signal);
  return askTables(as, options, question);
}

/** Loads the code behind these functions. A page that is going to ask calls it early. @throws AppError `network`. */
export function loadTables(signal?: AbortSignal) {
  return arriving(import("./ask-tables.ts"), signal);
}
