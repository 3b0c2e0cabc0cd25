import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { conceal } from "./conceal.ts";
import { DeployError } from "./problem.ts";

/** The project, through the official CLI, which knows how to sign in. */
export type Supabase = {
  /**
   * The answer of a command, as JSON.
   * @param options.workdir a folder with a `supabase/` of its own.
   * @param options.env what `env(…)` in its config.toml refers to.
   * @throws DeployError
   */
  run<T = unknown>(args: string[], options?: { workdir?: string; env?: Env }): Promise<T>;
  /** Runs a command on the project. */
  onProject<T = unknown>(args: string[], options?: { workdir?: string; env?: Env }): Promise<T>;
  /** Runs a command on its database. */
  onDatabase<T = unknown>(args: string[]): Promise<T>;
  /** Runs one statement as `postgres`. */
  sql<T = Record<string, unknown>>(text: string): Promise<T[]>;
  /** Runs `work` on the path of a file that has `text` and that only this user can read. */
  withFile<T>(name: string, text: string, work: (path: string) => Promise<T>): Promise<T>;
};

type Env = Record<string, string>;
type Target = { root: string; projectRef: string; databaseUrl: string | undefined };
type Answer = { _tag?: string; error?: { code: string; message: string } };

const MAX_REASON = 600;

export function createSupabase(
  target: Target,
  env: NodeJS.ProcessEnv,
  secrets: string[],
): Supabase {
  const run: Supabase["run"] = async <T>(
    args: string[],
    options: { workdir?: string; env?: Env } = {},
  ) => {
    const { code, stdout, stderr } = await command(
      process.execPath,
      [
        join(target.root, "node_modules", "supabase", "dist", "supabase.js"),
        ...args,
        "--output-format",
        "json",
        "--agent",
        "no",
        "--yes",
        "--workdir",
        options.workdir ?? target.root,
      ],
      { ...cliEnvironment(env), ...options.env },
    );
    const answer = parsed(stdout);
    const { _tag, error } = (answer ?? {}) as Answer;
    if (code !== 0 || _tag === "Error") {
      const reason = error?.message ?? (stderr.trim() || stdout.trim());
      const said = conceal(reason, secrets).slice(-MAX_REASON);
      const name = args.slice(0, 2).filter((word) => !word.startsWith("-"));
      throw new DeployError(`supabase ${name.join(" ")}: ${said}`, adviceFor(reason));
    }
    return answer as T;
  };
  const withFile: Supabase["withFile"] = async (name, text, work) => {
    const folder = await mkdtemp(join(tmpdir(), "selfnvest-deploy-"));
    try {
      const path = join(folder, name);
      await writeFile(path, text, { mode: 0o600 });
      return await work(path);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
  const database = databaseTarget(target);
  const onDatabase: Supabase["onDatabase"] = (args) =>
    run([...args, `--remote=${database.remote}`], { env: database.env });
  return {
    run,
    onProject: (args, options) => run([...args, `--remote=${target.projectRef}`], options),
    onDatabase,
    sql: (text) =>
      // The settings are in a file, because they contain secrets.
      withFile("statement.sql", text, async (path) => {
        const answer = await onDatabase<unknown>(["db", "query", "--file", path]);
        return (Array.isArray(answer) ? answer : []) as never[];
      }),
    withFile,
  };
}

/** Anyone on this machine can read a command's arguments, so the address is passed without its password. */
function databaseTarget({ projectRef, databaseUrl }: Target): { remote: string; env: Env } {
  if (databaseUrl === undefined) return { remote: projectRef, env: {} };
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = "";
  return { remote: url.href, env: password === "" ? {} : { PGPASSWORD: password } };
}

/**
 * Reads something from the project once per deployment, however often it is asked for. A read that
 * failed is tried again.
 */
export function once<T>(read: (supabase: Supabase) => Promise<T>) {
  const known = new WeakMap<Supabase, T>();
  return async (supabase: Supabase): Promise<T> => {
    if (!known.has(supabase)) known.set(supabase, await read(supabase));
    return known.get(supabase) as T;
  };
}

/** Quotes a string for SQL. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Advice for the CLI's most likely errors. */
function adviceFor(reason: string): string {
  if (/access token/i.test(reason))
    return "Sign in with npx supabase login, or set SUPABASE_ACCESS_TOKEN.";
  if (/status 40[134]|not found|Unauthorized|Forbidden/i.test(reason))
    return "Compare SUPABASE_PROJECT_REF with the dashboard's address, and check with npx supabase projects list whether this login may manage the project.";
  if (/password authentication|SASL|28P01/i.test(reason))
    return "Correct the database's password in SUPABASE_DB_URL or SUPABASE_DB_PASSWORD; the dashboard can reset it under Project Settings, Database.";
  if (/IPv6|pooler|ECONNREFUSED|connect/i.test(reason))
    return "If this network can't reach the database, copy the session pooler's address from the dashboard (Connect) into SUPABASE_DB_URL.";
  return "Fix it and run the same command again: finished steps stay finished.";
}

/** The CLI runs without SUPABASE_… variables that would override config.toml, and without telemetry. */
function cliEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const KEPT =
    /^SUPABASE_(ACCESS_TOKEN|DB_PASSWORD|PROFILE|HOME|NO_KEYRING|CA_SKIP_VERIFY|NO_UPDATE_NOTIFIER)$/;
  const entries = Object.entries(env).filter(
    ([name]) => !name.startsWith("SUPABASE_") || KEPT.test(name),
  );
  return {
    ...Object.fromEntries(entries),
    DO_NOT_TRACK: "1",
    SUPABASE_TELEMETRY_DISABLED: "1",
    SUPABASE_NO_UPDATE_NOTIFIER: "1",
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function command(file: string, args: string[], env: NodeJS.ProcessEnv) {
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve, reject) => {
    const child = spawn(file, args, { env, stdio: ["ignore", "pipe", "pipe"] });
    const result = { code: 1, stdout: "", stderr: "" };
    child.stdout.on("data", (chunk) => {
      result.stdout += chunk;
    });
    child.stderr.on("data", (chunk) => {
      result.stderr += chunk;
    });
    child.on("error", reject);
    child.on("close", (code) => resolve({ ...result, code: code ?? 1 }));
  });
}
