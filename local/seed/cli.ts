import { createClient } from "@supabase/supabase-js";
import { insertAccount } from "../accounts.ts";
import { openPostgres } from "../database.ts";
import { UsageError } from "../settings.ts";
import { readSeedSettings, type SeedSettings } from "./cli-settings.ts";
import { seed } from "./seed.ts";
import type { SeedTools } from "./tools.ts";

/**
 * `npm run seed`: writes the demo into the Postgres that DATABASE_URL names, which has our migrations.
 *
 * With SUPABASE_URL and SUPABASE_SECRET_KEY, logins are created through Auth and photographs uploaded through Storage;
 * without them, logins are written to auth.users and photographs left out. No login gets a role here: `npm run
 * operator` gives one. On another machine, SEED_PASSWORD is the demo logins' password. Running it again changes
 * nothing.
 */
const { databaseUrl, password: ownPassword, ...settings } = readSettingsOrQuit();
const project =
  settings.project &&
  createClient(settings.project.url, settings.project.secretKey, {
    auth: { persistSession: false },
    // No client is made without a WebSocket, which Node 20 lacks; nothing here opens one.
    realtime: { transport: class {} as never },
  });
if (!project) {
  console.log("Without SUPABASE_URL and SUPABASE_SECRET_KEY no photographs are uploaded.");
}

const db = openPostgres(databaseUrl, { max: 1 });
try {
  await db.transaction((sql) =>
    seed({
      sql,
      storage: { put },
      createUser: account(sql),
      progress: console.log,
      isOnThisMachine: false,
    }),
  );
  console.log("The demo is in the database.");
} finally {
  await db.close();
}

function readSettingsOrQuit(): SeedSettings {
  try {
    return readSeedSettings(process.env);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

async function put(bucket: string, path: string, bytes: Uint8Array, contentType: string) {
  if (!project) return;
  const { error } = await project.storage
    .from(bucket)
    .upload(path, bytes, { contentType, cacheControl: "3600", upsert: true });
  if (error) throw new Error(`${path} could not be uploaded: ${error.message}`);
}

function account(sql: SeedTools["sql"]): SeedTools["createUser"] {
  return async (email, knownPassword, fullName) => {
    const password = ownPassword ?? knownPassword;
    const [known] = await sql.query<{ id: string }>("select id from auth.users where email = $1", [
      email,
    ]);
    if (known) return known.id;
    if (project) {
      const { data, error } = await project.auth.admin.createUser({
        email,
        password,
        email_confirm: true,
        user_metadata: { full_name: fullName },
      });
      if (error) throw new Error(`${email} could not be created: ${error.message}`);
      return data.user.id;
    }
    return insertAccount(sql, email, password, fullName);
  };
}
