import { spawn } from "node:child_process";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

interface CliResult {
  code: number;
  stdout: string;
  stderr: string;
}

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/** The CLI runs on Bun and ends before optimizing pays off; skipping it saves a quarter of the time. */
export const SHORT_LIVED = { BUN_JSC_useDFGJIT: "0", BUN_JSC_useBaselineJIT: "0" };
const READ_BY_THE_CLI = ["config.toml", "migrations", "schemas", "templates"];

/**
 * Runs the Supabase CLI on a copy of our project in a temporary folder, which is its home too,
 * because it writes files of its own to both. It sends no telemetry and needs no network.
 */
export function supabaseCli(...args: string[]): Promise<CliResult> {
  return supabaseCliWith({}, ...args);
}

/** The same, with these files added to the copy, by their paths from the project's root. */
export async function supabaseCliWith(
  files: Record<string, string>,
  ...args: string[]
): Promise<CliResult> {
  const folder = await mkdtemp(join(tmpdir(), "selfnvest-cli-"));
  try {
    for (const name of READ_BY_THE_CLI) {
      await cp(join(ROOT, "supabase", name), join(folder, "supabase", name), { recursive: true });
    }
    for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
    return await run([...args, "--workdir", folder], {
      ...process.env,
      HOME: folder,
      DO_NOT_TRACK: "1",
      SUPABASE_TELEMETRY_DISABLED: "1",
      SUPABASE_NO_UPDATE_NOTIFIER: "1",
      ...SHORT_LIVED,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function run(args: string[], env: NodeJS.ProcessEnv): Promise<CliResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(ROOT, "node_modules", ".bin", "supabase"), args, {
      env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    const result: CliResult = { code: 1, stdout: "", stderr: "" };
    child.stdout.on("data", (chunk) => {
      result.stdout += chunk;
    });
    child.stderr.on("data", (chunk) => {
      result.stderr += chunk;
    });
    child.on("error", reject);
    child.on("close", (code) => resolve({ ...result, code: code ?? 1 }));
  });
}
