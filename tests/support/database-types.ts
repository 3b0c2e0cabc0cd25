import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { supabaseCli } from "./supabase-cli.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
export const TYPES_FILE = join(ROOT, "supabase/functions/_shared/domain/database.types.ts");

const HEADER = `// Written by \`npm run types\` from supabase/migrations. Not to be edited by hand.

`;

/** The types supabase-js is given, for the schema the API exposes, in our formatting. */
export async function databaseTypes(databaseUrl: string): Promise<string> {
  const { code, stdout, stderr } = await supabaseCli(
    "gen",
    "types",
    "--lang",
    "typescript",
    "--schema",
    "public",
    `--remote=${databaseUrl}`,
  );
  if (code !== 0 || !stdout.includes("Database")) throw new Error(`gen types failed: ${stderr}`);
  return format(HEADER + stdout);
}

/** Biome ignores the file itself, so it is formatted under another name. */
function format(source: string): string {
  const biome = join(ROOT, "node_modules", ".bin", "biome");
  const { status, stdout, stderr } = spawnSync(biome, ["format", "--stdin-file-path=types.ts"], {
    cwd: ROOT,
    input: source,
    encoding: "utf8",
    maxBuffer: 50_000_000,
  });
  if (status !== 0) throw new Error(`biome could not format the types: ${stderr}`);
  return stdout;
}
