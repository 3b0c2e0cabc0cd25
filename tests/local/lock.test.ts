import { mkdir, mkdtemp, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FolderInUse, takeLock } from "../../local/lock.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "selfnvest-lock-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("takeLock", () => {
  it("keeps a second process out until it is released", async () => {
    const giveBack = await takeLock(folder);
    await expect(takeLock(folder, 0)).rejects.toThrow(FolderInUse);
    await giveBack();
    await (await takeLock(folder, 0))();
  });

  it("takes over from a process that was killed", async () => {
    await mkdir(join(folder, "lock"));
    const aMinuteAgo = Date.now() / 1000 - 60;
    await utimes(join(folder, "lock"), aMinuteAgo, aMinuteAgo);
    await (await takeLock(folder, 0))();
  });
});
