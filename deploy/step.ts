import type { Settings } from "./settings.ts";
import type { Supabase } from "./supabase.ts";

/** The tools of a step. */
export type Deployment = {
  settings: Settings;
  supabase: Supabase;
  /** The project's root. */
  root: string;
  /** Runs a program with its output visible; resolves with its exit code. */
  execute: (command: string, args: string[], env: Record<string, string>) => Promise<number>;
};

/** One step of a deployment. Each can be repeated at any time. */
export type Step = {
  name: string;
  /** The plan of the step, one sentence per line. */
  plan(settings: Settings): string[];
  /** Why these settings leave it out. */
  skipped?(settings: Settings): string | undefined;
  /** Lists the work that is left, without doing it; empty if there is none. */
  remaining?(deployment: Deployment): Promise<string[]>;
  /**
   * @returns what was done, in a sentence.
   * @throws DeployError
   */
  run(deployment: Deployment): Promise<string>;
};
