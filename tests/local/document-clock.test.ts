import { afterAll, beforeAll, expect, it } from "vitest";
import { type Cloud, startCloud } from "../../local/cloud.ts";
import { startDocumentClock } from "../../local/document-clock.ts";
import { newPath, pdf, putFile, storedDocuments } from "../support/documents.ts";
import { signUp } from "../support/edge-world.ts";

/** The whole way: the timer of the local cloud, the function on Deno, Storage. */
let cloud: Cloud;
const log: string[] = [];
beforeAll(async () => {
  cloud = await startCloud({ env: {}, tickMs: 0, log: (line) => log.push(line) });
});
afterAll(() => cloud?.stop());

it("gets files removed that became no document within a day", async () => {
  const dana = await signUp(cloud, "Dana");
  const [old, fresh] = [newPath(dana), newPath(dana)];
  for (const path of [old, fresh])
    expect((await putFile(cloud, dana.token, path, pdf())).status).toBe(200);
  await cloud.sql.query(
    "update storage.objects set created_at = now() - interval '25 hours' where name = $1",
    [old],
  );
  const stop = startDocumentClock({ ...cloud, everyMs: 50, log: (line) => log.push(line) });
  await expect.poll(() => storedDocuments(cloud, dana), { timeout: 20_000 }).toEqual([fresh]);
  await stop();
  expect(log).toEqual([]);
});
