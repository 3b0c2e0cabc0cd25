import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { PROJECT_ROOT } from "./imports.ts";

/** The text as Biome would format a file of this name, which must not be one that Biome ignores. */
export function inOurFormat(name: string, source: string): string {
  const biome = join(PROJECT_ROOT, "node_modules", ".bin", "biome");
  const { status, stdout, stderr } = spawnSync(biome, ["format", `--stdin-file-path=${name}`], {
    cwd: PROJECT_ROOT,
    input: source,
    encoding: "utf8",
    maxBuffer: 50_000_000,
  });
  if (status !== 0) throw new Error(`biome could not format ${name}: ${stderr}`);
  return stdout;
}
