import { spawnSync } from "node:child_process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { currentBundle } from "./bundle.mjs";

/** What `npm start` runs: the bundle of `start.ts`, remade when a file has changed. */
const bundle = (await currentBundle()) ?? (await bundleMadeNow());
if (bundle) await import(pathToFileURL(bundle).href);
else process.exitCode = 1;

async function bundleMadeNow() {
  const maker = fileURLToPath(new URL("./bundle.mjs", import.meta.url));
  const { status } = spawnSync(process.execPath, [maker], { stdio: "inherit" });
  return status === 0 ? currentBundle() : undefined;
}
