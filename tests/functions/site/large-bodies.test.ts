import { createServer } from "vite";
import { afterAll, expect, it } from "vitest";
import { createFunctions } from "../../../local/functions.ts";
import { listen } from "../../../local/web-server.ts";
import { FUNCTIONS_DIR } from "../../support/edge-functions.ts";
import { EDGE_ENV } from "../../support/edge-process.ts";

/** A body that is too large on its way through the site's own `/api`: its proxy, the gateway, and the function. */
const NAME = "send-booking-emails";
const functions = createFunctions({
  folder: FUNCTIONS_DIR,
  env: EDGE_ENV,
  hosts: [],
  log: () => {},
  config: { [NAME]: { verify_jwt: false } },
  jwtSecret: "x",
});
const gateway = await listen(0, (incoming, outgoing) => functions.handle(NAME, incoming, outgoing));
const target = `http://127.0.0.1:${gateway.port}/functions/v1`;
const site = await createServer({
  configFile: false,
  logLevel: "silent",
  optimizeDeps: { noDiscovery: true },
  server: {
    port: 0,
    host: "127.0.0.1",
    watch: null,
    proxy: { "^/api/": { target, rewrite: (path) => path.replace(/^\/api/, "") } },
  },
});
await site.listen();
afterAll(() => Promise.all([site.close(), gateway.close(), functions.stop()]));

it.each([1, 10])("a body of %d MB is answered as the API answers it", async (mb) => {
  const address = new URL(`api/${NAME}`, site.resolvedUrls?.local[0]);
  const body = "x".repeat(mb * 1024 * 1024);
  const headers = { "content-type": "application/json" };
  for (const _ of [1, 2, 3]) {
    const answer = await fetch(address, { method: "POST", body, headers });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: "payload_too_large" });
  }
});
