import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { isLoopback } from "./loopback.ts";

export interface Settings {
  webPort: number;
  apiPort: number;
  standinsPort: number;
  /** The folder for data; with `inMemory`, it only has the file that says that we are running. */
  folder: string;
  inMemory: boolean;
  /** Two native Postgres, of which one repeats the other and answers what is public; nothing is kept. */
  hasReplica: boolean;
  databaseUrl?: string;
  confirmEmail: boolean;
}

/** The developer asked for something we don't understand; the message tells them. */
export class UsageError extends Error {}

export const PROJECT_DIR = fileURLToPath(new URL("..", import.meta.url));

export const USAGE = `npm start [-- --memory | --replica]

  --memory   keep nothing: the database in memory, files in a temporary folder
  --replica  two native Postgres instead, and what is public is read from the second; keeps nothing either

Variables, also from .env: WEB_PORT (5173), API_PORT (54321), STANDINS_PORT (54330), LOCAL_DIR
(.local), DATABASE_URL (a native Postgres instead of PGlite), ALLOW_REMOTE_DATABASE=1, CONFIRM_EMAIL=1,
RESEND_API_KEY …`;

/** @throws UsageError */
export function readSettings(args: readonly string[], env: NodeJS.ProcessEnv): Settings {
  const unknown = args.find((arg) => arg !== "--memory" && arg !== "--replica");
  if (unknown !== undefined) throw new UsageError(`Unknown option ${unknown}.\n\n${USAGE}`);
  const settings: Settings = {
    webPort: readPort(env, "WEB_PORT", 5173),
    apiPort: readPort(env, "API_PORT", 54321),
    standinsPort: readPort(env, "STANDINS_PORT", 54330),
    folder: resolve(PROJECT_DIR, env.LOCAL_DIR?.trim() || ".local"),
    inMemory: args.includes("--memory"),
    hasReplica: args.includes("--replica"),
    confirmEmail: env.CONFIRM_EMAIL === "1",
  };
  const databaseUrl = env.DATABASE_URL?.trim();
  if (databaseUrl) settings.databaseUrl = databaseUrl;
  if (databaseUrl && (settings.inMemory || settings.hasReplica)) {
    const option = settings.inMemory ? "--memory" : "--replica";
    throw new UsageError(`${option} and DATABASE_URL can't be combined: drop one of them.`);
  }
  if (databaseUrl && !isLoopback(databaseUrl, env) && env.ALLOW_REMOTE_DATABASE !== "1") {
    throw new UsageError(
      "DATABASE_URL is not on this machine. npm start would apply all migrations to that database " +
        "and fill it with demo data and logins whose passwords are public. Unset DATABASE_URL, or set " +
        "ALLOW_REMOTE_DATABASE=1 if that is what you want.",
    );
  }
  return settings;
}

function readPort(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name]?.trim() || String(fallback);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535) {
    throw new UsageError(`${name} is "${text}"; a port is a number from 1 to 65535.`);
  }
  return port;
}
