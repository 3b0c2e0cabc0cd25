import { beforeAll, inject } from "vitest";
import { createDatabaseOn, TEMPLATE, type TestDatabase } from "./database-server.ts";
import { crowd } from "./fuzz.ts";
import { makeListing, makeUser } from "./props.ts";

/**
 * A test file's own database, with these people and their homes (each with its owner's name). It is there
 * before the file's own hooks and tests, and closed after them.
 */
export function ownDatabase({
  people = [],
  homes = {},
  connections = 4,
}: {
  connections?: number;
  people?: readonly string[];
  homes?: Readonly<Record<string, string>>;
} = {}): TestDatabase {
  const own = {} as TestDatabase;
  beforeAll(async () => {
    Object.assign(own, await createDatabase({ connections: crowd(connections) }));
    for (const person of people) await makeUser(own, person);
    for (const [home, owner] of Object.entries(homes)) await makeListing(own, home, owner);
    return () => own.close();
  });
  return own;
}

/** A fresh copy of the migrated template on this run's native Postgres 17. */
export function createDatabase(options: { connections?: number } = {}): Promise<TestDatabase> {
  return createDatabaseOn(inject("databaseServerUrl"), { template: TEMPLATE, ...options });
}
