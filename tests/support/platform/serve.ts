import type { Hono } from "hono";
import { listen, sendResponse, toRequest } from "../../../local/web-server.ts";

const MAX_BODY_BYTES = 20 * 1024 * 1024;

/** Serves an app on a free port of this machine. */
export async function serve(app: Hono): Promise<{ url: string; close(): Promise<void> }> {
  const server = await listen(0, async (incoming, outgoing) => {
    await sendResponse(outgoing, await app.fetch(await toRequest(incoming, MAX_BODY_BYTES)));
  });
  return { url: `http://127.0.0.1:${server.port}`, close: server.close };
}
