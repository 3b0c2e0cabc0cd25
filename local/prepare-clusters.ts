import { PGlite } from "@electric-sql/pglite";
import { applyMigrations, bootstrapDatabase, PGLITE_EXTENSIONS, pgliteSql } from "./database.ts";
import { hasPreparedCluster, keepPreparedCluster } from "./prepared-cluster.ts";

/** Makes the files that prepared-cluster.ts unpacks, unless they exist. */
export async function prepareClusters(): Promise<void> {
  if ((await hasPreparedCluster("empty")) && (await hasPreparedCluster("migrated"))) return;
  const database = await PGlite.create({ extensions: PGLITE_EXTENSIONS });
  try {
    await keepPreparedCluster("empty", await dump(database));
    const sql = pgliteSql(database);
    await bootstrapDatabase(sql);
    await applyMigrations(sql);
    await keepPreparedCluster("migrated", await dump(database));
  } finally {
    await database.close();
  }
}

/** PGlite's own compression takes longer than reading the larger file. */
async function dump(database: PGlite): Promise<Blob> {
  return database.dumpDataDir("none");
}
