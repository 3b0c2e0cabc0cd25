import { expect, test, vi } from "vitest";
import { until } from "../../../support/until.ts";

/** tests/e2e/homes/photos.test.ts proves the database itself in a browser. */

/** Locks as in browsers: one holder each, the others wait until its page closes. */
function browser() {
  const holders = new Map<string, { page: string; waiting: (() => void)[] }>();
  return {
    locksOf: (page: string) => ({
      request: (name: string, work: () => Promise<unknown>) => {
        const held = holders.get(name);
        if (!held) {
          holders.set(name, { page, waiting: [] });
          return work();
        }
        return new Promise((resolve) => held.waiting.push(() => resolve(work())));
      },
    }),
    close: (page: string) => {
      for (const [name, held] of holders) {
        if (held.page !== page) continue;
        holders.delete(name);
        held.waiting[0]?.();
      }
    },
  };
}

async function openPage(locks: object) {
  vi.resetModules();
  vi.stubGlobal("navigator", { locks });
  const { createIndexedPhotos } = await import("@web/features/homes/photos/indexed-photos.ts");
  return (id: string) => createIndexedPhotos({} as IDBFactory).claim(id);
}

const granted = (claim: Promise<void>) => {
  const done = vi.fn();
  void claim.then(done);
  return done;
};

test("a photo belongs to one page at a time, and to the next when that closes", async () => {
  const { locksOf, close } = browser();
  const first = await openPage(locksOf("first"));
  await first("photo");
  const second = await openPage(locksOf("second"));
  const done = granted(second("photo"));
  await second("another photo");
  expect(done).not.toHaveBeenCalled();
  close("first");
  await until(() => expect(done).toHaveBeenCalled());
});

test("a page keeps its photos: a new queue after signing in again continues", async () => {
  const claim = await openPage(browser().locksOf("page"));
  await claim("photo");
  await claim("photo");
});

test("a forbidden database stores nothing, and says so", async () => {
  const { createIndexedPhotos } = await import("@web/features/homes/photos/indexed-photos.ts");
  const forbidden = {
    open: () => {
      throw new DOMException("no", "SecurityError");
    },
  } as unknown as IDBFactory;
  const photos = createIndexedPhotos(forbidden);
  const photo = { id: "1", listingId: "l", userId: "u", name: "a.jpg", order: 1, sent: [] };
  expect(await photos.put(photo)).toBe(false);
  expect(await photos.ofListing("l", "u")).toEqual([]);
  expect(await photos.get("1")).toBeUndefined();
  await photos.delete("1");
  await photos.clear();
});
