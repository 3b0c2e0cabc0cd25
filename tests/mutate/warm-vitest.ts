import { resolve } from "node:path";
import { createVitest } from "vitest/node";

/** One question of WarmTests to this process. All paths begin at the project's root. */
export type Question = { changed: string[]; tests: string[] };
type Answer = "ready" | "survived" | "killed";

const say = (answer: Answer) => process.send?.(answer);
const [project = ""] = process.argv.slice(2);
const vitest = await createVitest("test", {
  project: [project],
  watch: false,
  bail: 1,
  reporters: [{}],
});
await vitest.standalone();

process.on("message", async ({ changed, tests }: Question) => {
  for (const file of changed) vitest.invalidateFile(resolve(file));
  const specifications = tests.flatMap((file) => vitest.getModuleSpecifications(resolve(file)));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  // Vitest names the modules of earlier runs, too, as they ended then.
  const asked = new Set(specifications.map(({ moduleId }) => moduleId));
  const isQuiet =
    unhandledErrors.length === 0 &&
    testModules.every((module) => module.ok() || !asked.has(module.moduleId));
  say(isQuiet ? "survived" : "killed");
});
say("ready");
