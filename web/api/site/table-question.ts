import type { ErrorCode } from "@domain/site/app-error.ts";
import type { Database } from "@domain/site/database.ts";
import type { PostgrestBuilder, PostgrestClient } from "@supabase/postgrest-js";

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
  /** A write that changes nothing when it is sent again: it is, if its answer is lost (lost-answer.ts). */
  repeats?: boolean;
};
