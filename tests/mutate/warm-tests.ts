import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { endGroup, type Outcome, within } from "./sandbox.ts";
import type { Question } from "./warm-vitest.ts";

/**
 * Tests of one project in a folder, run again and again by one Vitest in a process of its own, so that a mistake costs no
 * start. A mistake that makes the tests go round in circles costs that process.
 */
export class WarmTests {
  readonly #folder: string;
  readonly #project: string;
  #child: ChildProcess | undefined;
  #changed: string[] = [];

  constructor(folder: string, project: string) {
    this.#folder = folder;
    this.#project = project;
  }

  /** @param changed what Vitest may know in an older state; it is asked about again with the next run, too. */
  async run(changed: string[], tests: string[], limitMs: number): Promise<Outcome> {
    if (tests.length === 0) return "survived";
    this.#child ??= await this.#start();
    const question: Question = { changed: [...this.#changed, ...changed], tests };
    this.#changed = changed;
    const answer = nextAnswer<Outcome>(this.#child);
    this.#child.send(question);
    return within(limitMs, answer, () => this.stop());
  }

  stop(): void {
    if (this.#child) endGroup(this.#child);
    this.#child = undefined;
    this.#changed = [];
  }

  async #start(): Promise<ChildProcess> {
    const child = fork(join("tests", "mutate", "warm-vitest.ts"), [this.#project], {
      cwd: this.#folder,
      detached: true,
      execArgv: ["--import", "tsx"],
      env: { ...process.env, CI: "1", NO_COLOR: "1" },
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    await nextAnswer<"ready">(child);
    return child;
  }
}

/** The next message of the process. */
function nextAnswer<Said extends string>(child: ChildProcess): Promise<Said> {
  const over = new AbortController();
  const { signal } = over;
  const answer = once(child, "message", { signal }).then(([said]) => said as Said);
  const end = once(child, "exit", { signal }).then(() => {
    throw new Error("Vitest ended by itself.");
  });
  return Promise.race([answer, end]).finally(() => over.abort());
}
