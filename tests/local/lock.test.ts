import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FolderInUse, takeLock } from "../../local/lock.ts";
import { identify } from "../../local/process-identity.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "selfnvest-lock-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const holdAs = (holder: unknown) => writeFile(join(folder, "lock.json"), JSON.stringify(holder));

describe("takeLock", () => {
  it("keeps a second one out until it is given back", async () => {
    const giveBack = await takeLock(folder);
    await expect(takeLock(folder, 0)).rejects.toThrow(FolderInUse);
    await giveBack();
    await (await takeLock(folder))();
  });

  it("takes over from a process that is gone", async () => {
    await holdAs({ pid: 2 ** 22 + 1, began: "1" });
    await expect(takeLock(folder)).resolves.toBeTypeOf("function");
  });

  it.runIf(process.platform === "linux")("is not fooled by a number used again", async () => {
    await holdAs({ ...identify(process.pid), began: "1" });
    await expect(takeLock(folder)).resolves.toBeTypeOf("function");
  });

  it("takes over a lock that cannot be read", async () => {
    await writeFile(join(folder, "lock.json"), "");
    await expect(takeLock(folder)).resolves.toBeTypeOf("function");
  });
});
