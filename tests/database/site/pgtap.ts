import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";

const SCRIPT = /\/pgtap--[\d.]+\.sql$/;
const BLOCK = 512;

/**
 * pgTAP as plain SQL, for the schema `extensions`, where the hosted platform installs it too and
 * where our lints don't look. PGlite ships the extension's files; native Postgres has no `create
 * extension pgtap`, but the script is plain SQL and runs on either engine.
 */
export async function pgtapSql(): Promise<string> {
  const pglite = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  const archive = gunzipSync(await readFile(join(dirname(pglite), "pgtap.tar.gz")));
  const script = textOfFirst(archive, SCRIPT);
  return `
    set client_min_messages = warning;
    set search_path = extensions, public;
    ${script}
    grant usage on schema extensions to public;
    grant execute on all functions in schema extensions to public;
    grant select on all tables in schema extensions to public;
    reset search_path;
    reset client_min_messages;`;
}

/**
 * A tar file is a series of 512-byte headers, each followed by its file, padded to whole blocks.
 */
function textOfFirst(archive: Buffer, wanted: RegExp): string {
  let offset = 0;
  while (offset + BLOCK <= archive.length) {
    const name = archive.toString("utf8", offset, offset + 100).replace(/\0.*$/s, "");
    const size = Number.parseInt(archive.toString("utf8", offset + 124, offset + 136), 8) || 0;
    const start = offset + BLOCK;
    if (wanted.test(name)) return archive.toString("utf8", start, start + size);
    offset = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  throw new Error(`PGlite's archive of pgTAP has no file like ${wanted}`);
}
