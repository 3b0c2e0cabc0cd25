import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { executable } from "./browser.ts";
import type { Deployed } from "./deployed.ts";
import { startPlatform } from "./platform/platform.ts";
import { supabaseCli } from "./supabase-cli.ts";

declare module "vitest" {
  export interface ProvidedContext {
    deployed: Deployed;
  }
}

/**
 * One deployed product for all journeys, on a database like a new hosted project's, to which
 * `postgres` pushed our migrations. As on the platform, only its services have more rights.
 */
export default async function provideDeployed(project: TestProject) {
  // The browser is unpacked when first asked for: two workers that did so at the same time could start a browser that
  // is still being written.
  await executable();
  const platform = await startPlatform();
  const database = await platform.createProject();
  const push = await supabaseCli("db", "push", "--yes", `--remote=${database.url}`);
  if (push.code !== 0) throw new Error(push.stderr);
  // The journeys share an owner, whose homes they all book within the hour, and each waits for its own mail. The hour has
  // tests of its own (tests/functions/showings/mail-hour.test.ts).
  await database.exec("update private.limits set value = 0 where name = 'mail.showings_minutes'");
  await database.close();
  const child = fork(
    fileURLToPath(new URL("./deployed.ts", import.meta.url)),
    [database.url, database.servicesUrl],
    {
      execArgv: ["--import", "tsx"],
      env: { ...process.env, NODE_ENV: "development" },
    },
  );
  project.provide("deployed", await readyOrGone(child));
  return async () => {
    child.disconnect();
    await once(child, "exit");
    await platform.stop();
  };
}

function readyOrGone(child: ChildProcess): Promise<Deployed> {
  return new Promise((resolve, reject) => {
    child.once("message", (ready) => resolve(ready as Deployed));
    child.once("exit", (code) => reject(new Error(`The deployed product ended (${code}).`)));
  });
}
