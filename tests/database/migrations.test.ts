import { beforeAll, describe, expect, it } from "vitest";
import {
  applyMigrations,
  bootstrapDatabase,
  type Database,
  openPglite,
} from "../../local/database.ts";
import { createEmptyDatabase } from "../support/database.ts";
import { schemaFingerprint } from "../support/schema-fingerprint.ts";

/** From an empty database to our schema, on each engine the product may run on. */
let expected: string[];

beforeAll(async () => {
  const database = await createEmptyDatabase();
  expected = await migrated(database);
  await database.close();
});

describe("the migrations", () => {
  it("create everything the schema needs", () => {
    for (const line of [
      /^column bookings\.visitor_email text not null/,
      /^index CREATE UNIQUE INDEX bookings_one_live_per_slot/,
      /^policy public\.bookings Owners read/,
      /^policy storage\.objects /,
      /^trigger CREATE TRIGGER take_slot/,
      /^function CREATE OR REPLACE FUNCTION private\.take_slot/,
      /^comment table public\.bookings /,
      /^right bookings\.status authenticated UPDATE/,
      /^bucket property-images t/,
    ]) {
      expect(expected).toContainEqual(expect.stringMatching(line));
    }
  });

  it("do nothing the second time", async () => {
    const database = await createEmptyDatabase();
    await bootstrapDatabase(database);
    const first = await applyMigrations(database);
    expect(first.applied.length).toBeGreaterThan(5);
    const second = await applyMigrations(database);
    expect(second).toEqual({ applied: [], changed: [], unknown: [] });
    await database.close();
  });

  it("create the same schema on PGlite", async () => {
    const database = await openPglite();
    expect(await migrated(database)).toEqual(expected);
    await database.close();
  });
});

async function migrated(database: Database): Promise<string[]> {
  await bootstrapDatabase(database);
  await applyMigrations(database);
  return schemaFingerprint(database);
}
