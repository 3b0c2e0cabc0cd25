// Long, because it applies all migrations from nothing.
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import {
  applyMigrations,
  bootstrapDatabase,
  MIGRATIONS_DIR,
  OtherMigrations,
} from "../../../local/database.ts";
import { openEngine } from "../../../local/lite/engine.ts";
import { ownDatabase } from "../../support/database.ts";
import { schemaFingerprint } from "../../support/schema-fingerprint.ts";

/** The migrations lead from an empty database to our schema, on each engine the product may run on. */
// The template: an empty database, and what every test file starts from.
const database = ownDatabase();
let expected: string[];

beforeAll(async () => {
  expected = await schemaFingerprint(database);
});

describe("the migrations", () => {
  it("create everything the schema needs", () => {
    for (const line of [
      /^column public\.bookings\.visitor_email text not null/,
      /^index public\.bookings_one_live_per_slot CREATE UNIQUE INDEX/,
      /^policy "Owners read the bookings of their homes" on public\.bookings /,
      /^policy .* on storage\.objects /,
      /^trigger before_insert on public\.bookings CREATE TRIGGER before_insert BEFORE INSERT/,
      /^firing before_insert on public\.bookings on$/,
      /^function private\.take_slot\(.*\) CREATE OR REPLACE FUNCTION private\.take_slot/,
      /^comment table public\.bookings /,
      /^grant table public\.bookings to authenticated .*UPDATE \(.*status.*\)/,
      /^security public\.bookings on$/,
      /^bucket property-images public, /,
    ]) {
      expect(expected).toContainEqual(expect.stringMatching(line));
    }
  });

  it("do nothing the second time", async () => {
    expect(await applyMigrations(database)).toEqual([]);
  });

  it("are not added to a database where one has changed since, or is gone", async () => {
    const folder = await mkdtemp(join(tmpdir(), "selfnvest-migrations-"));
    const [first = "", second = ""] = (await readdir(MIGRATIONS_DIR)).sort();
    await copyFile(join(MIGRATIONS_DIR, first), join(folder, first));
    const sources = await readFile(join(MIGRATIONS_DIR, second), "utf8");
    await writeFile(join(folder, second), `${sources}\nselect 'é';\n`);
    await writeFile(join(folder, "99990101000000_new.sql"), "create table public.news_of_9999 ();");
    const refusal = await applyMigrations(database, { dir: folder }).catch((error) => error);
    expect(refusal).toBeInstanceOf(OtherMigrations);
    expect(refusal.changed).toEqual([second]);
    expect(refusal.unknown).not.toContain(first.split("_")[0]);
    expect(refusal.unknown.length).toBeGreaterThan(1);
    const [added] = await database.query("select to_regclass('public.news_of_9999') as place");
    expect(added).toEqual({ place: null });
    await rm(folder, { recursive: true });
  });

  it("create the same schema on PGlite", async () => {
    // The database as the installation left it; without that, or with other migrations, an empty one.
    const { sql, close } = await openEngine({});
    await bootstrapDatabase(sql);
    await applyMigrations(sql);
    expect(await schemaFingerprint(sql)).toEqual(expected);
    await close();
  });
});
