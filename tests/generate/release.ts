import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { RELEASED_FILE, releasedNow } from "../../supabase/migration-history.ts";
import { PROJECT_ROOT } from "../support/imports.ts";
import { releaseNotes } from "../support/release.ts";

/** `npm version` runs it, when package.json has the new version: dates the notes, and locks the migrations. */
const { version } = JSON.parse(await readFile(join(PROJECT_ROOT, "package.json"), "utf8"));
const changelog = join(PROJECT_ROOT, "CHANGELOG.md");
const today = new Date().toISOString().slice(0, 10);
await writeFile(changelog, releaseNotes(await readFile(changelog, "utf8"), version, today));
await writeFile(join(PROJECT_ROOT, RELEASED_FILE), await releasedNow(PROJECT_ROOT));
console.log(`Wrote ${changelog} and ${RELEASED_FILE} for ${version}`);
