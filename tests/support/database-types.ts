import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inOurFormat } from "./our-format.ts";
import { supabaseCli } from "./supabase-cli.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
export const TYPES_FILE = join(
  ROOT,
  "supabase/functions/_shared/domain/site/database/database.types.ts",
);

const HEADER = `// Written by \`npm run generate -- types\` from supabase/migrations. Not to be edited by hand.

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
  return inOurFormat("types.ts", HEADER + stdout);
}
