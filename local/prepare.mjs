/**
 * Runs after `npm ci`: makes the smaller sizes of the demo's photographs, and the database as the
 * migrations leave it, so that the first `npm start` needn't. It never fails an installation: without
 * the development packages, or when anything else is missing, the first start does both itself.
 */
try {
  const { register } = await import("tsx/esm/api");
  register();
  const { makeSmallerSizes } = await import("./seed/photographs.ts");
  const { prepareClusters } = await import("./prepare-clusters.ts");
  await Promise.all([makeSmallerSizes(), prepareClusters()]);
} catch {
  console.log("The demo's smaller photographs and its database will be made at the first start.");
}
