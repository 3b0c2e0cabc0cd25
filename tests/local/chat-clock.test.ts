import { afterAll, beforeAll, expect, it } from "vitest";
import { startChatClock } from "../../local/chat-clock.ts";
import { type Cloud, startCloud } from "../../local/cloud.ts";
import { signUp } from "../support/edge-world.ts";

/** The whole way: the timer of the local cloud, the function on Deno, the database, the files. */
let cloud: Cloud;
const log: string[] = [];
beforeAll(async () => {
  cloud = await startCloud({ env: {}, tickMs: 0, log: (line) => log.push(line) });
});
afterAll(() => cloud?.stop());

it("deletes images that nobody sent, and leaves the young ones", async () => {
  const dana = await signUp(cloud, "Dana");
  const [old, young] = ["1", "2"].map(
    (n) => `${dana.id}/0000000${n}-0000-4000-8000-000000000000.webp`,
  );
  for (const name of [old, young]) {
    const answer = await fetch(`${cloud.apiUrl}/storage/v1/object/chat-images/${name}`, {
      method: "POST",
      headers: {
        apikey: cloud.publishableKey,
        authorization: `Bearer ${dana.token}`,
        "content-type": "image/webp",
      },
      body: "a picture",
    });
    expect(answer.status).toBe(200);
  }
  await cloud.sql.query(
    "update storage.objects set created_at = now() - interval '25 hours' where name = $1",
    [old],
  );
  const stop = startChatClock({ ...cloud, everyMs: 50, log: (line) => log.push(line) });
  const names = async () => {
    const rows = await cloud.sql.query<{ name: string }>(
      "select name from storage.objects where bucket_id = 'chat-images'",
    );
    return rows.map(({ name }) => name);
  };
  await expect.poll(names, { timeout: 20_000 }).toEqual([young]);
  await stop();
  expect(log).toEqual([]);
});
