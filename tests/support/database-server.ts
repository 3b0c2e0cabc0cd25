import { randomBytes } from "node:crypto";
import { type Database, openPostgres } from "../../local/database.ts";

export const TEMPLATE = "selfnvest_template";

export interface TestDatabase extends Database {
  /** For tools that open their own connections: pools, the Supabase CLI. */
  url: string;
}

/**
 * A new database, copied from `template`, which must have no connections. It is never dropped: it
 * goes away with its server. Nothing has to survive a crash, so it is copied file by file, in half the
 * time of writing through the log.
 */
export async function createDatabaseOn(
  serverUrl: string,
  options: { template: string; name?: string; connections?: number },
): Promise<TestDatabase> {
  const name = options.name ?? `${options.template}_${randomBytes(4).toString("hex")}`;
  const admin = openPostgres(serverUrl, { max: 1 });
  try {
    await admin.exec(`create database ${name} template ${options.template} strategy file_copy`);
    await copySettings(admin, options.template, name);
  } finally {
    await admin.close();
  }
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  return { ...openPostgres(url, { max: options.connections ?? 4, prepare: true }), url };
}

/** `create database … template` copies everything but the settings of `alter database … set`. */
async function copySettings(admin: Database, from: string, to: string): Promise<void> {
  const settings = await admin.query<{ name: string; value: string }>(
    `select split_part(setting, '=', 1) as name, substr(setting, strpos(setting, '=') + 1) as value
     from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase, unnest(setconfig) as setting
     where d.datname = $1 and s.setrole = 0`,
    [from],
  );
  for (const { name, value } of settings) {
    // A search path is a list of names; quoted, it would become one long name.
    const written = name === "search_path" ? value : `'${value.replaceAll("'", "''")}'`;
    await admin.exec(`alter database ${to} set ${name} = ${written}`);
  }
}
