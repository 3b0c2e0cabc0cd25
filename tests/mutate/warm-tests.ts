import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import type { Outcome } from "./sandbox.ts";
import type { Answer, Question } from "./warm-vitest.ts";

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
    const answer = nextAnswer(this.#child, limitMs);
    this.#child.send(question);
    const outcome = await answer;
    if (outcome === "too long") this.stop();
    return outcome;
  }

  stop(): void {
    // Its workers end with it.
    if (this.#child?.pid) process.kill(-this.#child.pid, "SIGKILL");
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
    await nextAnswer(child, Number.POSITIVE_INFINITY);
    return child;
  }
}

function nextAnswer(
  child: ChildProcess,
  limitMs: number,
): Promise<Exclude<Answer, "ready"> | "too long"> {
  return new Promise((resolve, reject) => {
    const timer = Number.isFinite(limitMs) ? setTimeout(end, limitMs, "too long") : undefined;
    const ended = () => {
      clearTimeout(timer);
      child.off("message", end);
      reject(new Error("Vitest ended by itself."));
    };
    function end(answer: Exclude<Answer, "ready"> | "too long"): void {
      clearTimeout(timer);
      child.off("exit", ended);
      child.off("message", end);
      resolve(answer);
    }
    child.once("message", end);
    child.once("exit", ended);
  });
}
