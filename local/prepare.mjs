/**
 * Runs after `npm ci`: draws the demo's photographs and makes an empty database cluster, so that the
 * first `npm start` needn't. It never fails an installation: without the development packages, or
 * when anything else is missing, the first start does both itself.
 */
try {
  const { register } = await import("tsx/esm/api");
  register();
  const { prepareDrawings } = await import("./seed/photos/pool.ts");
  const { prepareEmptyCluster } = await import("./empty-cluster.ts");
  await Promise.all([prepareDrawings(), prepareEmptyCluster()]);
} catch {
  console.log("The demo's photographs and database will be made at the first start.");
}
