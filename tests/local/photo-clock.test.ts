import { afterAll, beforeAll, expect, it } from "vitest";
import { type Cloud, startCloud } from "../../local/cloud.ts";
import { startPhotoClock } from "../../local/photo-clock.ts";
import { download, filesOf, newName, upload } from "../support/edge-photos.ts";
import { insertListing, signUp } from "../support/edge-world.ts";
import { picture } from "../support/photos.ts";

/** The whole way: the timer of the local cloud, the function on Deno, Storage. */
let cloud: Cloud;
const log: string[] = [];
beforeAll(async () => {
  cloud = await startCloud({ env: {}, tickMs: 0, log: (line) => log.push(line) });
});
afterAll(() => cloud?.stop());

it("gets files deleted that nobody has attached within a day", async () => {
  const dana = await signUp(cloud, "Dana");
  const home = await insertListing(cloud, dana);
  const bytes = await picture("jpeg");
  const [old, fresh] = [newName(home, dana), newName(home, dana)];
  for (const name of [old, fresh]) await upload(cloud, dana, name, bytes);
  await cloud.sql.query(
    "update storage.objects set created_at = now() - interval '25 hours' where name = $1",
    [old],
  );
  const stop = startPhotoClock({ ...cloud, everyMs: 50, log: (line) => log.push(line) });
  await expect.poll(() => filesOf(cloud, home), { timeout: 20_000 }).toEqual([fresh]);
  await stop();
  expect(await download(cloud, old)).toBeNull();
  expect(log).toEqual([]);
});
