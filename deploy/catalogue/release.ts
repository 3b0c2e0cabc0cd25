import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import {
  applyMigrations,
  bootstrapDatabase,
  PGLITE_EXTENSIONS,
  PGLITE_PARSERS,
  pgliteSql,
  SEARCH_PATH,
} from "../../local/database.ts";
import { preparedCluster } from "../../local/prepared-cluster.ts";
import { catalogueOf, type Thing } from "../../supabase/catalogue.ts";
import { migrationsIn } from "../../supabase/migration-history.ts";

/**
 * What a project has that applied the migrations in `root`, and nothing else: they are applied to an empty Postgres in
 * this process, the one that `npm start` runs on. Nothing of a project is asked.
 */
export async function releaseCatalogue(root: string): Promise<Thing[]> {
  const key = JSON.stringify([root, ...(await migrationsIn(root))]);
  const known = releases.get(key) ?? makeCatalogue(root);
  releases.set(key, known);
  return known;
}

/** Several steps of a deployment compare with the same release. */
const releases = new Map<string, Promise<Thing[]>>();

async function makeCatalogue(root: string): Promise<Thing[]> {
  const database = await PGlite.create({
    extensions: PGLITE_EXTENSIONS,
    parsers: PGLITE_PARSERS,
    ...(await preparedCluster()),
  });
  try {
    const sql = pgliteSql(database);
    await sql.exec(`set search_path = ${SEARCH_PATH}`);
    await bootstrapDatabase(sql);
    await applyMigrations(sql, { dir: join(root, "supabase", "migrations") });
    return await catalogueOf((text) => sql.query(text));
  } finally {
    await database.close();
  }
}
