import { MigrationError, OtherMigrations } from "./database.ts";
import { FolderInUse } from "./lock.ts";
import { PortsTaken } from "./ports.ts";
import { UsageError } from "./settings.ts";

/** Another process of ours has explained it already. */
export class Explained extends Error {}

/** The error and what to do about it, for the person who typed `npm start`. */
export function explain(error: unknown): string {
  if ([UsageError, PortsTaken, Explained].some((kind) => error instanceof kind)) {
    return (error as Error).message;
  }
  if (error instanceof FolderInUse) {
    return (
      `A local cloud is already running on ${error.folder}.\n` +
      "Stop that one, or give this one its own folder and ports: LOCAL_DIR, WEB_PORT, API_PORT, STANDINS_PORT."
    );
  }
  if (error instanceof MigrationError) {
    return (
      `A migration failed and was rolled back.\n\n  ${error.message}\n\n` +
      `${excerpt(error.statement)}\n\nFix the file and start again.`
    );
  }
  if (error instanceof OtherMigrations) {
    const { changed, unknown } = error;
    const reasons = [
      changed.length > 0 &&
        `These files have changed since they were applied: ${changed.join(", ")}.`,
      unknown.length > 0 && `supabase/migrations lacks what it has: ${unknown.join(", ")}.`,
    ];
    return (
      `Another state of the project made the database at DATABASE_URL.\n${reasons.filter(Boolean).join("\n")}\n` +
      "Check that state out, or use an empty database. Nothing was changed."
    );
  }
  const codes = causesOf(error).map(({ code }) => code);
  if (codes.includes("ENOSPC")) {
    return `The disk is full. ${textOf(error)}.\nFree some space and start again; what was saved is still there.`;
  }
  if (codes.includes("EACCES") || codes.includes("EROFS")) {
    return `The local cloud has no permission to write where it keeps its data. ${textOf(error)}`;
  }
  if (codes.includes("ECOMPROMISED")) {
    return "The local cloud's folder was removed or taken over while it ran. Start again.";
  }
  if (codes.includes("EADDRINUSE")) {
    return `A port was taken while starting. ${textOf(error)}`;
  }
  if (codes.some((code) => /^(ECONNREFUSED|ENOTFOUND|28P01|28000|3D000)$/.test(code ?? ""))) {
    return `The database at DATABASE_URL cannot be reached. ${textOf(error)}`;
  }
  if (error instanceof WebAssembly.RuntimeError) {
    return (
      "The embedded database stopped. If this happens on every start, its folder is damaged or the " +
      `disk is full; removing .local/db creates a new one with fresh demo data. (${textOf(error)})`
    );
  }
  return process.env.DEBUG && error instanceof Error
    ? (error.stack ?? textOf(error))
    : textOf(error);
}

type Cause = { code?: string };

function causesOf(error: unknown): Cause[] {
  const chain: Cause[] = [];
  for (let one = error; one instanceof Error && chain.length < 5; one = one.cause) {
    chain.push(one as Cause);
    if (one instanceof AggregateError) chain.push(...(one.errors as Cause[]));
  }
  return chain;
}

function textOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(textOf).join("; ");
  const { message } = (error ?? {}) as { message?: unknown };
  return typeof message === "string" && message !== "" ? message : String(error);
}

const EXCERPT_LINES = 12;

function excerpt(statement: string): string {
  const lines = statement.split("\n");
  const shown = lines.slice(0, EXCERPT_LINES).map((line) => `    ${line}`);
  return [...shown, ...(lines.length > EXCERPT_LINES ? ["    …"] : [])].join("\n");
}
