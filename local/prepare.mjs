/**
 * Runs after `npm ci`: draws the demo's photographs, so that the first `npm start` needn't. It never
 * fails an installation: without the development packages, or when anything else is missing, the
 * first start draws them itself.
 */
try {
  const { register } = await import("tsx/esm/api");
  register();
  const { prepareDrawings } = await import("./seed/photos/pool.ts");
  await prepareDrawings();
} catch {
  console.log("The demo's photographs will be drawn at the first start.");
}
