import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/**
 * Runs after `npm ci`: makes the bundle of `npm start`, the packages as Vite serves them, the smaller sizes
 * of the demo's photographs, and the database as the migrations leave it, so that the first `npm start`
 * needn't. It never makes an installation fail: where the development packages or anything else is
 * missing, the first start does it itself.
 */
try {
  const { register } = await import("tsx/esm/api");
  register();
  const { makeSmallerSizes } = await import("./seed/photographs.ts");
  const { prepareClusters } = await import("./prepare-clusters.ts");
  await Promise.all([makeSmallerSizes(), prepareClusters()]);
  run("bundle.mjs");
  // Packing the packages takes 400 MB, which `npm start` would keep.
  run("../node_modules/vite/bin/vite.js", "optimize");
} catch {
  console.log("The first npm start will make what it still needs.");
}

function run(program, ...args) {
  const path = fileURLToPath(new URL(program, import.meta.url));
  const { status } = spawnSync(process.execPath, [path, ...args], { stdio: "ignore" });
  if (status !== 0) throw new Error(`${program} failed.`);
}
