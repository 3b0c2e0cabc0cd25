import { isLoopback } from "../loopback.ts";
import { UsageError } from "../settings.ts";

export interface SeedSettings {
  databaseUrl: string;
  /** The destination of logins and photographs: the project's own API. */
  project?: { url: string; secretKey: string };
  /** The demo logins' password; the well-known one by default. */
  password?: string;
}

const MIN_PASSWORD = 8;

/** @throws UsageError */
export function readSeedSettings(env: NodeJS.ProcessEnv): SeedSettings {
  const { DATABASE_URL, SUPABASE_URL, SEED_PASSWORD } = env;
  const secretKey = env.SUPABASE_SECRET_KEY || env.SUPABASE_SERVICE_ROLE_KEY;
  if (!DATABASE_URL) {
    throw new UsageError("Set DATABASE_URL to the Postgres to seed, with our migrations applied.");
  }
  const settings: SeedSettings = { databaseUrl: DATABASE_URL };
  if (SUPABASE_URL && secretKey) {
    settings.project = { url: SUPABASE_URL, secretKey };
  }
  if (SEED_PASSWORD) settings.password = SEED_PASSWORD;
  const isHere =
    isLoopback(DATABASE_URL, env) && (!settings.project || isLoopback(settings.project.url));
  if (!isHere && (SEED_PASSWORD ?? "").length < MIN_PASSWORD) {
    throw new UsageError(
      "This database is on another machine, and the demo logins' usual password is public: " +
        `set SEED_PASSWORD to one of your own with at least ${MIN_PASSWORD} characters.`,
    );
  }
  return settings;
}
