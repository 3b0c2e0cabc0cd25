import type { Database } from "@domain/site/database/database.ts";
import { AppError, type ErrorCode } from "@domain/site/errors/first-errors.ts";
import type { PostgrestBuilder, PostgrestClient } from "@supabase/postgrest-js";
import { env } from "../../../lib/env.ts";
import { arriving } from "./arriving.ts";
import type { Asker } from "./request.ts";

/**
 * Tables and SQL functions, typed from the migrations: a column that does not exist is a type
 * error. The landing and listing pages don't load supabase-js for them, and postgrest-js only with
 * their first request: what they show at first is in the page.
 */
export type Tables = PostgrestClient<Database>;

export type Question<T> = (tables: Tables) => PostgrestBuilder<object, T>;

export type Options = {
  /** The error for responses outside our catalog. */
  fallback: ErrorCode;
  /** The error for null and false, which SQL functions return for an unknown token (an error would undo a count). */
  nothing?: ErrorCode;
  /** Aborts the request; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** A write that nobody looks for, such as a view that is counted. */
  isUnseen?: boolean;
  /** A write that changes nothing when it is sent again: it is, if its answer is lost (lost-answer.ts). */
  repeats?: boolean;
};

/**
 * Reads without a token even when signed in: the answer is the same for everyone and may be cached. @throws AppError
 * the code our SQL raised, `network` without a response in time, otherwise `fallback`; with `repeats`,
 * `outcome_unknown`.
 */
export function asVisitor<T>(options: Options, question: Question<T>): Promise<T> {
  return ask("visitor", options, question);
}

/**
 * Reads as a visitor what is the same for everybody, one of `PUBLIC_READS`: from wherever it is cheapest
 * (read-elsewhere.ts). @throws as `asVisitor`.
 */
export function asPublic<T>(options: Options, question: Question<T>): Promise<T> {
  return ask("public", options, question);
}

/** Asks as the signed-in user. @throws as `asVisitor`; AppError `authentication_required`. */
export function asMember<T>(options: Options, question: Question<T>): Promise<T> {
  return ask("member", options, question);
}

/** Reads with a token if there is one. @throws as `asVisitor`. */
export function asAnyone<T>(options: Options, question: Question<T>): Promise<T> {
  return ask("anyone", options, question);
}

async function ask<T>(as: Asker | "public", options: Options, question: Question<T>): Promise<T> {
  if (!env.isConfigured) throw new AppError("not_configured");
  const { askTables } = await loadTables(options.signal);
  return askTables(as, options, question);
}

/** Loads the code behind these functions. A page that is going to ask calls it early. @throws AppError `network`. */
export function loadTables(signal?: AbortSignal) {
  return arriving(import("./tables-later.ts"), signal);
}
