import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { UsageError } from "./settings.ts";

const PACKAGE = dirname(createRequire(import.meta.url).resolve("deno/package.json"));

/**
 * The binary itself; the script in .bin would add a process to keep track of.
 * @throws UsageError when the install script that puts it there did not run
 */
export function denoPath(folder = PACKAGE): string {
  const binary = join(folder, process.platform === "win32" ? "deno.exe" : "deno");
  if (existsSync(binary)) return binary;
  throw new UsageError(
    "Deno is missing, so the Edge Functions can't run: the packages' install scripts were skipped " +
      "(--ignore-scripts).\nRun `npm rebuild deno`, then `npm start` again.",
  );
}
