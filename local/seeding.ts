import { insertAccount } from "./accounts.ts";
import type { Sql } from "./database.ts";
import type { FileStore } from "./lite/files.ts";
import { demoAccounts } from "./seed/people.ts";

export interface DemoAccount {
  email: string;
  password: string;
  role: string;
}

/**
 * Writes the demo data into a database that has neither people nor a record of being seeded. The
 * rows and the record are one transaction: a start that is killed halfway leaves nothing, and the
 * next one starts over.
 * @returns the demo logins of a database that has the demo data.
 */
export async function seedOnce(
  sql: Sql,
  files: FileStore,
  progress: (text: string) => void,
): Promise<DemoAccount[]> {
  // The table where the Supabase CLI records its own seed files.
  await sql.exec(`
    create table if not exists supabase_migrations.seed_files (path text not null primary key, hash text not null);
  `);
  const [state] = await sql.query<{ seeded: boolean; inhabited: boolean }>(`
    select exists (select from supabase_migrations.seed_files where path = 'local/seed') as seeded,
           exists (select from auth.users) as inhabited`);
  if (state?.seeded) return demoAccounts;
  if (state?.inhabited) return [];
  progress("Writing demo data");
  // The demo's towns and photographs take a quarter of a second and 100 MB, once in a database's life.
  const { seed } = await import("./seed/seed.ts");
  await sql.transaction(async (tx) => {
    await seed({
      sql: tx,
      storage: { put: (...file) => putObject(tx, files, ...file) },
      createUser: (...person) => insertAccount(tx, ...person),
      progress,
      isOnThisMachine: true,
    });
    await tx.query(
      "insert into supabase_migrations.seed_files (path, hash) values ('local/seed', 'done')",
    );
    // A setting the seed made for its session must not affect later requests.
    await tx.query("select set_config('app.seeding', '', false)");
  });
  return demoAccounts;
}

async function putObject(
  sql: Pick<Sql, "query">,
  files: FileStore,
  bucket: string,
  path: string,
  bytes: Uint8Array,
  contentType: string,
): Promise<void> {
  const { uploadObject } = files.adapter;
  const metadata = await uploadObject(bucket, path, "", bytes, contentType, "max-age=3600");
  await sql.query(
    `insert into storage.objects (bucket_id, name, metadata, version)
     values ($1, $2, $3::jsonb, gen_random_uuid()::text)
     on conflict (bucket_id, name) do update
     set metadata = excluded.metadata, version = excluded.version, updated_at = now()`,
    [bucket, path, metadata],
  );
}
