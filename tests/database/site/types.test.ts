import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { CLOSED_FILE, closedThings } from "../../support/closed.ts";
import { ownDatabase } from "../../support/database.ts";
import { databaseTypes, TYPES_FILE } from "../../support/database-types.ts";
import { SCHEMA_FILE, schemaDocument } from "../../support/schema-document.ts";

const database = ownDatabase();

it("supabase/functions/_shared/domain/site/database/database.types.ts matches the migrations (if not, run `npm run generate -- types`)", async () => {
  const written = await readFile(TYPES_FILE, "utf8");
  expect(bare(written)).toBe(bare(await databaseTypes(database.url)));
});

it("deploy/doctor/closed.json matches the migrations (if not, run `npm run generate -- types`)", async () => {
  const written = JSON.parse(await readFile(CLOSED_FILE, "utf8"));
  const closed = await closedThings(database);
  expect(written).toEqual(closed);
  expect(closed.visitors.unreadable).toContain("bookings");
  expect(closed.visitors.unwritable.listings).toEqual({
    column: "id",
    verbs: ["insert", "update", "delete"],
  });
  expect(closed.visitors.uncallable).toHaveProperty("begin_account_deletion");
  expect(closed.strangers.unreadable).toEqual([]);
  expect(closed.strangers.others.bookings).toContain("visitor_phone");
  expect(closed.strangers.others.profiles).toContain("phone");
  expect(closed.strangers.others).not.toHaveProperty("listings");
  expect(closed.strangers.uncallable).toHaveProperty("begin_account_deletion");
});

it("supabase/schema.md matches the migrations (if not, run `npm run generate -- types`)", async () => {
  expect(await readFile(SCHEMA_FILE, "utf8")).toBe(await schemaDocument(database));
});

/** Ignores formatting: another version of a formatter is no reason to fail. */
function bare(source: string): string {
  return source.replace(/^\/\/.*$/gm, "").replace(/[\s;,]+/g, "");
}
