import { afterAll, beforeAll, expect, it } from "vitest";
import { IDLE_MS, type Listening, listen } from "../../local/web-server.ts";

let server: Listening;
beforeAll(async () => {
  server = await listen(0, async (_, response) => void response.end("here"));
});
afterAll(() => server.close());

it("keeps an idle connection for longer than a busy machine pauses", async () => {
  const answer = await fetch(`http://127.0.0.1:${server.port}`);
  expect(answer.headers.get("keep-alive")).toBe(`timeout=${IDLE_MS / 1000}`);
});
