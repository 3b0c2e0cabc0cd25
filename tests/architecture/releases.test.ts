import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  editedMigrations,
  RELEASED_FILE,
  releasedMigrations,
  releasedNow,
} from "../../supabase/migration-history.ts";
import { PROJECT_ROOT } from "../support/imports.ts";
import { releaseNotes, releasesIn } from "../support/release.ts";

/** A released migration stays as it was released (docs/releasing.md). */
const changelog = await readFile(join(PROJECT_ROOT, "CHANGELOG.md"), "utf8");

describe("this release", () => {
  it("released migrations are as they were (if not, put the change into a new one)", async () => {
    expect(await editedMigrations(PROJECT_ROOT)).toEqual([]);
  });

  it("later migrations come after the released ones, which every project has", async () => {
    const released = await releasedMigrations(PROJECT_ROOT);
    const last = [...released.keys()].sort().at(-1) ?? "";
    const files = await readdir(join(PROJECT_ROOT, "supabase", "migrations"));
    expect(files.filter((file) => !released.has(file) && file < last)).toEqual([]);
  });

  it("CHANGELOG.md has the newest release first, which is package.json's version", async () => {
    const releases = releasesIn(changelog);
    const ordered = releases.toSorted((a, b) => b.localeCompare(a, "en", { numeric: true }));
    expect(releases).toEqual(ordered);
    const { version } = JSON.parse(await readFile(join(PROJECT_ROOT, "package.json"), "utf8"));
    // There is a version before the first release, but no release.
    expect(releases[0] ?? version).toBe(version);
    expect((await releasedMigrations(PROJECT_ROOT)).size > 0).toBe(releases.length > 0);
  });
});

describe("a project of its own", () => {
  let root = "";
  const migration = (name: string) => join(root, "supabase", "migrations", name);
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "selfnvest-release-"));
    await mkdir(join(root, "supabase", "migrations"), { recursive: true });
    await writeFile(migration("20260101000000_homes.sql"), "create table homes ();\n");
    await writeFile(join(root, RELEASED_FILE), await releasedNow(root));
  });
  afterAll(() => rm(root, { recursive: true }));

  it("an edited, a renamed and a removed migration are found; spaces between statements are not an edit", async () => {
    const homes = migration("20260101000000_homes.sql");
    await writeFile(homes, "create table homes ();\n\n-- The end.\n");
    expect(await editedMigrations(root)).toEqual([]);
    await writeFile(homes, "create table homes (id uuid);\n");
    expect(await editedMigrations(root)).toEqual(["20260101000000_homes.sql"]);
    await rm(homes);
    expect(await editedMigrations(root)).toEqual(["20260101000000_homes.sql"]);
  });
});

describe("release notes", () => {
  const next =
    "# Changes\n\n## Unreleased\n\n### What people notice\n\n- A map.\n\n### What operators do\n\n- Nothing.\n";

  it("get the version and the day", () => {
    const notes = `${next}\n## 1.0.0 (2026-01-01)\n`;
    expect(releaseNotes(notes, "1.1.0", "2026-02-03")).toBe(
      notes.replace("## Unreleased", "## 1.1.0 (2026-02-03)"),
    );
    expect(releasesIn(releaseNotes(notes, "1.1.0", "2026-02-03"))).toEqual(["1.1.0", "1.0.0"]);
  });

  it("have the heading by which docs/operating.md finds a release in a copy without tags", async () => {
    const operating = await readFile(join(PROJECT_ROOT, "docs", "operating.md"), "utf8");
    const [, heading = ""] =
      /git log --all -1 --format=%h -S'(.+?)' -- CHANGELOG\.md/.exec(operating) ?? [];
    expect(heading).toContain("1.2.0");
    expect(releaseNotes(next, "1.2.0", "2026-02-03")).toContain(heading);
    expect(releaseNotes(next, "1.2.01", "2026-02-03")).not.toContain(heading);
  });

  it.each([
    [
      "nothing is new",
      "# Changes\n\n## 1.0.0 (2026-01-01)\n\n### What people notice\n\n- A map.\n",
    ],
    ["people are told nothing", next.replace("- A map.", "")],
    ["operators are told nothing", next.replace("### What operators do", "### Thanks")],
  ])("are refused when %s", (_, notes) => {
    expect(() => releaseNotes(notes, "1.1.0", "2026-02-03")).toThrow("## Unreleased");
  });
});
