import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { MIGRATIONS_DIR } from "../../../local/database.ts";

/**
 * Whether a migration can be rolled out under traffic: no table is rewritten, no unexpected lock is
 * taken, nothing an old frontend still needs is removed (docs/trust.md#every-table).
 */
const LEFT_OUT = [
  // A width is part of a column's meaning: 0 to 99 bedrooms are a smallint.
  "prefer-bigint-over-int",
  "prefer-bigint-over-smallint",
  // Most statements here concern tables created in the same file, which no one uses yet.
  "require-lock-timeout",
  "require-statement-timeout",
];

it("squawk finds nothing in the migrations", () => {
  const files = readdirSync(MIGRATIONS_DIR).map((file) => join(MIGRATIONS_DIR, file));
  expect(files.length).toBeGreaterThan(5);
  expect(findings(files)).toEqual([]);
});

it("squawk finds a careless migration, so its silence means something", () => {
  const careless = `
    alter table public.bookings add column room integer not null;
    create index bookings_room on public.bookings (room);
    alter table public.listings alter column price type bigint;
    alter table public.listings drop column title;`;
  expect(findings([], careless)).toEqual([
    "adding-required-field",
    "ban-drop-column",
    "changing-column-type",
    "require-concurrent-index-creation",
  ]);
});

function findings(files: string[], source = ""): string[] {
  const { stdout, stderr } = spawnSync(
    join("node_modules", ".bin", "squawk"),
    [
      ...["--assume-in-transaction", "--pg-version", "17.0", "--reporter", "json"],
      ...LEFT_OUT.flatMap((rule) => ["--exclude", rule]),
      ...(source ? ["--stdin-filepath", "careless.sql"] : files),
    ],
    { input: source, encoding: "utf8" },
  );
  const found: { rule_name: string; file: string; line: number }[] = JSON.parse(
    stdout || `"${stderr}"`,
  );
  if (source) return [...new Set(found.map((each) => each.rule_name))].sort();
  return found.map((each) => `${each.file}:${each.line} ${each.rule_name}`);
}
