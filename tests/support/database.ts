import { inject } from "vitest";
import { createDatabaseOn, TEMPLATE, type TestDatabase } from "./database-server.ts";

/** A fresh copy of the migrated template on this run's native Postgres 17. */
export function createDatabase(options: { connections?: number } = {}): Promise<TestDatabase> {
  return createDatabaseOn(inject("databaseServerUrl"), { template: TEMPLATE, ...options });
}
