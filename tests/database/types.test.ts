import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { createDatabase } from "../support/database.ts";
import { databaseTypes, TYPES_FILE } from "../support/database-types.ts";

it("supabase/functions/_shared/domain/database.types.ts matches the migrations (if not, run `npm run types`)", async () => {
  const database = await createDatabase();
  const written = await readFile(TYPES_FILE, "utf8");
  expect(bare(written)).toBe(bare(await databaseTypes(database.url)));
  await database.close();
});

/** Ignores formatting: another version of a formatter is no reason to fail. */
function bare(source: string): string {
  return source.replace(/^\/\/.*$/gm, "").replace(/[\s;,]+/g, "");
}
