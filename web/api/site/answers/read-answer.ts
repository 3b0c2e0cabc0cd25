import { AppError } from "@domain/site/errors/first-errors.ts";
import { sayNewVersion } from "../../../lib/new-version.ts";
import { ANSWERS, COLUMNS } from "./answer-shapes.ts";
import { having, MISFIT, rowsOf, type Shape } from "./shapes.ts";

/**
 * The answer of tables and SQL functions as far as this version of the site understands it: rows that it doesn't
 * are left out, and the page says so.
 * @param isRead the answer was only looked at, so that the page may load again.
 * @throws AppError `new_version` when nothing is left to show.
 */
export function readAnswer(address: URL, answer: unknown, isRead: boolean): unknown {
  const { read, isWhole } = readShape(address, answer);
  if (read === MISFIT) throw newVersion(isRead, answer);
  if (!isWhole) sayNewVersion(isRead);
  return read;
}

/** The answer of a database that may be behind; undefined unless this version of the site understands all of it. */
export function readIfWhole(address: URL, answer: unknown): { answer: unknown } | undefined {
  const { read, isWhole } = readShape(address, answer);
  return isWhole ? { answer: read } : undefined;
}

function readShape(address: URL, answer: unknown): { read: unknown; isWhole: boolean } {
  const shape = shapeOf(address);
  // Nothing was asked back.
  if (!shape || (answer === null && !address.pathname.includes("/rpc/")))
    return { read: answer, isWhole: true };
  let isWhole = true;
  const read = shape(answer, () => {
    isWhole = false;
  });
  return { read, isWhole: isWhole && read !== MISFIT };
}

/** Announces the newer version. */
export function newVersion(isRead: boolean, cause: unknown): AppError {
  sayNewVersion(isRead);
  return new AppError("new_version", { cause });
}

/** PostgREST's and Postgres's codes for functions, columns and relations that are gone or not there yet. */
const OTHER_SCHEMA: unknown[] = ["PGRST200", "PGRST202", "PGRST204", "PGRST205", "42703"];

/** Whether a refusal only says that the database is that of another version. */
export function isOfOtherSchema(answer: unknown): boolean {
  const code = typeof answer === "object" && answer !== null && "code" in answer && answer.code;
  return OTHER_SCHEMA.includes(code);
}

function shapeOf({ pathname, searchParams }: URL): Shape<unknown> | undefined {
  const [, isFunction, name = ""] = /\/rest\/v1\/(rpc\/)?(\w+)$/.exec(pathname) ?? [];
  if (isFunction)
    return Object.hasOwn(ANSWERS, name) ? ANSWERS[name as keyof typeof ANSWERS] : undefined;
  const columns = Object.entries(COLUMNS[name as keyof typeof COLUMNS] ?? {});
  const asked = columnsOf(searchParams.get("select") ?? "");
  const parts = columns.filter(([column]) => asked.includes(column));
  return parts.length ? rowsOf(having(Object.fromEntries(parts))) : undefined;
}

/** The keys of a row: "a,b:c(d,e),f(g)" has a, b and f. */
function columnsOf(select: string): string[] {
  let flat = select;
  for (let last = ""; flat !== last; ) {
    last = flat;
    flat = flat.replace(/\([^()]*\)/g, "");
  }
  return flat.split(",").map((part) => part.trim().split(/[:!]/)[0] ?? "");
}
