import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/**
 * Runs after `npm ci`: makes the bundle of `npm start`, the smaller sizes of the demo's photographs, and
 * the database as the migrations leave it, so that the first `npm start` needn't. It never fails an installation: without
 * the development packages, or when anything else is missing, the first start does both itself.
 */
try {
  const { register } = await import("tsx/esm/api");
  register();
  const { makeSmallerSizes } = await import("./seed/photographs.ts");
  const { prepareClusters } = await import("./prepare-clusters.ts");
  await Promise.all([makeSmallerSizes(), prepareClusters()]);
  const bundle = fileURLToPath(new URL("./bundle.mjs", import.meta.url));
  if (spawnSync(process.execPath, [bundle], { stdio: "ignore" }).status !== 0) throw new Error();
} catch {
  console.log("What npm start needs besides will be made at the first start.");
}
