import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { writeBaselines } from "../support/schemas.ts";
import type { Mutant } from "./sql-mutants.ts";

export type Outcome = "killed" | "survived" | "invalid" | "too long";

/**
 * A copy of the project in which mistakes are made, so that people who work on the project don't meet them (decision
 * 137).
 */
export class Sandbox {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async open(): Promise<Sandbox> {
    const folder = await mkdtemp(join(tmpdir(), "selfnvest-mutate-"));
    const listed = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
    const files = execFileSync("git", listed, { encoding: "utf8", maxBuffer: 2 ** 26 });
    for (const file of files.split("\0").filter(Boolean)) {
      await mkdir(join(folder, dirname(file)), { recursive: true });
      await copyFile(file, join(folder, file)).catch(orGone);
    }
    // The copy's caches are its own: two runs of Vitest would take files from each other.
    await mkdir(join(folder, "node_modules"));
    for (const name of await readdir("node_modules"))
      if (!/^\.(cache|vite)/.test(name))
        await symlink(
          join(process.cwd(), "node_modules", name),
          join(folder, "node_modules", name),
        );
    return new Sandbox(folder);
  }

  /** Whether the tests notice the mistake. */
  async try({ file, text }: Mutant, test: () => Promise<Outcome>): Promise<Outcome> {
    const path = join(this.folder, file);
    const original = await readFile(path);
    const write = async (contents: string | Buffer) => {
      await writeFile(path, contents);
      // The tests apply migrations, which say what the schema says.
      if (file.startsWith("supabase/schemas/")) writeBaselines(this.folder);
    };
    await write(text);
    try {
      return await test();
    } finally {
      await write(original);
    }
  }

  /** Runs Vitest with these arguments until the first failure. */
  run(args: string[], limitMs = Number.POSITIVE_INFINITY): Promise<Outcome> {
    const child = spawn(join("node_modules", ".bin", "vitest"), [...args, "--bail=1"], {
      cwd: this.folder,
      detached: true,
      env: { ...process.env, CI: "1", NO_COLOR: "1" },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => {
        output += chunk;
      });
    const outcome = new Promise<Outcome>((resolve, reject) => {
      child.on("error", reject);
      child.on("close", (code) => {
        if (code === 0) resolve("survived");
        // The migrations are applied before the first test: a statement that they refuse is no mistake that could land.
        else resolve(/^\s+Tests /m.test(output) ? "killed" : "invalid");
      });
    });
    return within(limitMs, outcome, () => endGroup(child));
  }

  async close(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** What the tests say within the limit; otherwise they are stopped. */
export function within(
  limitMs: number,
  outcome: Promise<Outcome>,
  stop: () => void,
): Promise<Outcome> {
  if (!Number.isFinite(limitMs)) return outcome;
  let timer: NodeJS.Timeout;
  const late = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => {
      stop();
      resolve("too long");
    }, limitMs);
  });
  return Promise.race([outcome, late]).finally(() => clearTimeout(timer));
}

/** Ends a process that was started in a group of its own, and with it its workers and servers. */
export function endGroup({ pid }: ChildProcess): void {
  if (pid) process.kill(-pid, "SIGKILL");
}

/** A file that was deleted and not yet committed. */
function orGone(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}
