import { inject } from "vitest";
import { createDatabaseOn, TEMPLATE, type TestDatabase } from "./database-server.ts";

/** A fresh copy of the migrated template on the native Postgres 17 of this run. */
export function createDatabase(options: { connections?: number } = {}): Promise<TestDatabase> {
  return createDatabaseOn(inject("databaseServerUrl"), { template: TEMPLATE, ...options });
}

/** A database in which there is nothing yet, not even the platform. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabaseOn(inject("databaseServerUrl"), { template: "template1" });
}
