import type { TestProject } from "vitest/node";
import { applyMigrations, bootstrapDatabase } from "../../local/database.ts";
import { createDatabaseOn, TEMPLATE } from "./database-server.ts";
import { startNativePostgres } from "./native-postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    databaseServerUrl: string;
  }
}

/**
 * One native Postgres 17 for all files of the project `database`, with a template in which the
 * platform and our migrations are already in place: a test file clones it in a blink.
 */
export default async function startDatabaseServer(project: TestProject) {
  const server = await startNativePostgres();
  try {
    const template = await createDatabaseOn(server.url, { name: TEMPLATE, template: "template1" });
    await bootstrapDatabase(template);
    await applyMigrations(template);
    await template.close();
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide("databaseServerUrl", server.url);
  return () => server.stop();
}
