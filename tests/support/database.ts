import { inject } from "vitest";
import { createDatabaseOn, TEMPLATE, type TestDatabase } from "./database-server.ts";

/** A fresh copy of the migrated template on this run's native Postgres 17. */
export function createDatabase(options: { connections?: number } = {}): Promise<TestDatabase> {
  return createDatabaseOn(inject("databaseServerUrl"), { template: TEMPLATE, ...options });
}

/** A completely empty database, without even the platform. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabaseOn(inject("databaseServerUrl"), { template: "template1" });
}
