import type { TestProject } from "vitest/node";
import { applyMigrations, bootstrapDatabase } from "../../local/database.ts";
import { type NativePostgres, startNativePostgres } from "../../local/native-postgres.ts";
import { createDatabaseOn, TEMPLATE } from "./database-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    databaseServerUrl: string;
  }
}

/**
 * One native Postgres 17 for all files that need a database, with a template that has the platform
 * and our migrations, so that a test file clones it in a moment. Vitest calls this once per
 * project; the first call starts the server and the last one to finish stops it.
 */
export default async function provideDatabaseServer(project: TestProject) {
  shared.databaseServer ??= { users: 0, server: startServer() };
  const { databaseServer } = shared;
  databaseServer.users += 1;
  const server = await databaseServer.server;
  project.provide("databaseServerUrl", server.url);
  return async () => {
    databaseServer.users -= 1;
    if (databaseServer.users === 0) await server.stop();
  };
}

/** Each project loads its own modules. */
const shared = globalThis as typeof globalThis & {
  databaseServer?: { users: number; server: Promise<NativePostgres> };
};

async function startServer(): Promise<NativePostgres> {
  // Autovacuum would visit every file's database, and take samples for some tests and not for others.
  const server = await startNativePostgres({ inMemory: true, settings: { autovacuum: "off" } });
  try {
    const template = await createDatabaseOn(server.url, { name: TEMPLATE, template: "template1" });
    await bootstrapDatabase(template);
    await applyMigrations(template);
    await template.close();
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}
