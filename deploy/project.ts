/** The operator asked for something that can't be done; the message tells them. */
export class UsageError extends Error {}

/** A project's API and the key that may do everything there. */
export type ProjectKeys = { url: string; secretKey: string };

/** A project whose data is copied: its API for files, its database for rows. */
export type Project = ProjectKeys & { databaseUrl: string };

/** @throws UsageError naming what is missing; undefined if no project is named at all. */
export function readProjectKeys(env: NodeJS.ProcessEnv): ProjectKeys | undefined {
  const url = env.SUPABASE_URL?.trim().replace(/\/+$/, "");
  const secretKey = (env.SUPABASE_SECRET_KEY || env.SUPABASE_SERVICE_ROLE_KEY)?.trim();
  if (!url) return undefined;
  if (!secretKey) throw new UsageError(`Set SUPABASE_SECRET_KEY to a secret key of ${url}.`);
  return { url, secretKey };
}

/** @throws UsageError */
export function readProject(env: NodeJS.ProcessEnv): Project {
  const keys = readProjectKeys(env);
  const databaseUrl = env.DATABASE_URL?.trim();
  if (!keys || !databaseUrl) {
    throw new UsageError(
      "Set SUPABASE_URL, SUPABASE_SECRET_KEY, and DATABASE_URL to the project's connection string " +
        "(Connect → Session pooler or direct connection; not the transaction pooler).",
    );
  }
  return { ...keys, databaseUrl };
}

export function keyHeaders({ secretKey }: ProjectKeys): Record<string, string> {
  return { apikey: secretKey, authorization: `Bearer ${secretKey}` };
}
