// @vitest-environment node

import { PHOTO_TEXTS } from "@domain/homes/photo-rules.ts";
import { AppError } from "@domain/site/errors/errors.ts";
import { type NewPhoto, PhotosRefused } from "@web/api/homes/listing-photos.ts";
import { type EncodedPhoto, PhotoProblem } from "@web/features/homes/photos/encode-photo.ts";
import { MAX_TRIES } from "@web/features/homes/photos/photo-queue.ts";
import {
  createMemoryPhotos,
  type WaitingPhoto,
} from "@web/features/homes/photos/waiting-photos.ts";
import { MAX_UPLOADS } from "@web/lib/upload-queue.ts";
import { describe, expect, test, vi } from "vitest";
import { until } from "../../../support/until.ts";
import { controlled, encodedOf, IDS, photoFile, queueWorld } from "./queue-world.ts";

const files = (...names: string[]) => names.map((name) => photoFile(name));
const many = (count: number) => Array.from({ length: count }, (_, i) => photoFile(`${i}.jpg`));

describe("a photo", () => {
  test("is encoded, sent with its smaller versions first, attached with its colors, and forgotten", async () => {
    const attach = vi.fn<(added: NewPhoto[]) => Promise<void>>(async () => {});
    const { queue, kept, sent, photos } = queueWorld({ attach });
    queue.add(files("a.jpg"), 0);
    await until(() => expect(photos()).toEqual([]));
    const [{ path, blur_hash } = { path: "", blur_hash: null }] = attach.mock.calls[0]?.[0] ?? [];
    expect(blur_hash).toBe("111111-222222-333333-444444");
    expect(path).toMatch(
      new RegExp(`^${IDS.listingId}/${IDS.userId}_\\d{13}_[a-z0-9]{16}\\.webp$`),
    );
    const name = path.replace(".webp", "");
    expect(sent).toEqual([`${name}_480w.webp`, `${name}_960w.webp`, path]);
    expect(kept.size).toBe(0);
    expect(queue.store.getState().done).toBe(1);
  });

  test("reports progress by the bytes of all three files", async () => {
    const send = controlled<[string, Blob, { onProgress: (sent: number) => void }], void>();
    const { queue, named } = queueWorld({ send: send.call });
    queue.add(files("a.jpg"), 0);
    await until(() => expect(send.calls).toHaveLength(1));
    send.calls[0]?.args[2].onProgress(50);
    expect(named("a.jpg").progress).toBeCloseTo(0.05);
    send.calls[0]?.resolve();
    await until(() => expect(send.calls).toHaveLength(2));
    expect(named("a.jpg").progress).toBeCloseTo(0.1);
    send.calls[1]?.resolve();
    await until(() => expect(send.calls).toHaveLength(3));
    send.calls[2]?.args[2].onProgress(350);
    expect(named("a.jpg").progress).toBeCloseTo(0.65);
  });
});

describe("order and number", () => {
  test("photos are decoded one at a time", async () => {
    const encode = controlled<[Blob], EncodedPhoto>();
    const { queue, steps } = queueWorld({ encode: encode.call });
    queue.add(files("a.jpg", "b.jpg", "c.jpg"), 0);
    expect(steps()).toEqual(["a.jpg preparing", "b.jpg chosen", "c.jpg chosen"]);
    encode.calls[0]?.resolve(encodedOf());
    await until(() => expect(encode.calls).toHaveLength(2));
    expect(steps().filter((step) => step.endsWith("preparing"))).toEqual(["b.jpg preparing"]);
  });

  test("three are sent at a time, never more", async () => {
    const send = controlled<[string], void>();
    const { queue, photos } = queueWorld({ send: send.call });
    queue.add(many(6), 0);
    await until(() => expect(photos().filter(({ step }) => step === "ready")).toHaveLength(3));
    expect(photos().filter(({ step }) => step === "sending")).toHaveLength(MAX_UPLOADS);
    expect(send.calls).toHaveLength(MAX_UPLOADS);
  });

  test("photos are attached in the order chosen, whichever arrives first", async () => {
    const waiting: (() => void)[] = [];
    const order: (string | null)[] = [];
    let count = 0;
    const { queue, photos, named } = queueWorld({
      encode: async () => {
        count += 1;
        return { ...encodedOf(), blurHash: `${count}` };
      },
      send: () =>
        waiting.length === 0
          ? new Promise((resolve) => waiting.push(() => resolve()))
          : Promise.resolve(),
      attach: async (batch) => {
        order.push(...batch.map(({ blur_hash }) => blur_hash));
      },
    });
    queue.add(files("slow.jpg", "b.jpg", "c.jpg"), 0);
    await until(() => expect(named("c.jpg").step).toBe("sent"));
    expect(order).toEqual([]);
    waiting[0]?.();
    await until(() => expect(photos()).toEqual([]));
    expect(order).toEqual(["1", "2", "3"]);
  });

  test("a failed one doesn't hold up the others", async () => {
    const { queue, attached, steps } = queueWorld({
      encode: async (file) => {
        if ((file as File).name === "a.jpg") throw new PhotoProblem("broken");
        return encodedOf();
      },
    });
    queue.add(files("a.jpg", "b.jpg"), 0);
    await until(() => expect(attached.flat()).toHaveLength(1));
    expect(steps()).toEqual(["a.jpg failed"]);
  });

  test("photos are attached by one request at a time, each with all that are ready", async () => {
    const attach = controlled<[{ path: string }[]], void>();
    const { queue, photos } = queueWorld({ attach: attach.call });
    queue.add(files("a.jpg", "b.jpg", "c.jpg"), 0);
    await until(() => expect(photos().filter(({ step }) => step === "sent")).toHaveLength(2));
    expect(attach.calls).toHaveLength(1);
    attach.calls[0]?.resolve();
    await until(() => expect(attach.calls).toHaveLength(2));
    expect(attach.calls[1]?.args[0]).toHaveLength(2);
  });

  test("choosing the same file again during its upload adds no photo", () => {
    const { queue, photos } = queueWorld({ encode: () => new Promise(() => {}) });
    queue.add(files("a.jpg"), 0);
    queue.add(files("a.jpg"), 0);
    expect(photos()).toHaveLength(1);
  });
});

describe("canceling", () => {
  test("ends the request and forgets the photo", async () => {
    const send = controlled<[string, Blob, { signal: AbortSignal }], void>();
    const { queue, kept, attached, photos, named } = queueWorld({ send: send.call });
    queue.add(files("a.jpg"), 0);
    await until(() => expect(send.calls).toHaveLength(1));
    queue.cancel(named("a.jpg").id);
    expect(send.calls[0]?.args[2].signal.aborted).toBe(true);
    send.calls[0]?.reject(send.calls[0].args[2].signal.reason);
    await until(() => expect(kept.size).toBe(0));
    expect(photos()).toEqual([]);
    expect(attached).toEqual([]);
  });

  test("works during encoding, and the rest continues", async () => {
    const encode = controlled<[Blob, AbortSignal], EncodedPhoto>();
    const { queue, attached, named } = queueWorld({ encode: encode.call });
    queue.add(files("a.jpg", "b.jpg"), 0);
    queue.cancel(named("a.jpg").id);
    expect(encode.calls[0]?.args[1].aborted).toBe(true);
    encode.calls[0]?.reject(encode.calls[0].args[1].reason);
    await until(() => expect(encode.calls).toHaveLength(2));
    encode.calls[1]?.resolve(encodedOf());
    await until(() => expect(attached.flat()).toHaveLength(1));
  });
});

describe("failures", () => {
  test("a file that is not a picture is named, without a retry", async () => {
    const { queue, kept, named } = queueWorld({
      encode: () => Promise.reject(new PhotoProblem(PHOTO_TEXTS.unreadable)),
    });
    queue.add(files("a.jpg"), 0);
    await until(() => expect(named("a.jpg").failure).not.toBeNull());
    expect(named("a.jpg").failure?.problem).toBe(
      "Failed to upload a.jpg: this browser cannot read it as a picture. Please save it as JPEG and add it again.",
    );
    const before = named("a.jpg");
    queue.retry(before.id);
    expect(named("a.jpg")).toBe(before);
    expect(kept.size).toBe(0);
  });

  test("a refusal by storage: its reason, and Retry resumes from there", async () => {
    const refusals = [new AppError("forbidden", { text: "new row violates policy" })];
    const encode = vi.fn(async () => encodedOf());
    const { queue, attached, named } = queueWorld({
      encode,
      send: async () => {
        const refusal = refusals.pop();
        if (refusal) throw refusal;
      },
    });
    queue.add(files("a.jpg"), 0);
    await until(() =>
      expect(named("a.jpg").failure?.problem).toBe(
        "Failed to upload a.jpg: new row violates policy.",
      ),
    );
    queue.retry(named("a.jpg").id);
    await until(() => expect(attached.flat()).toHaveLength(1));
    expect(encode).toHaveBeenCalledTimes(1);
  });

  test("a retry is a run of its own: only that is counted", async () => {
    let isRefusing = true;
    const { queue, photos, named } = queueWorld({
      attach: async (batch) => {
        if (isRefusing && batch.length > 0 && photos()[0]?.step === "finishing")
          throw new AppError("forbidden");
      },
    });
    queue.add(files("a.jpg", "b.jpg"), 0);
    await until(() => expect(queue.store.getState().done).toBe(1));
    isRefusing = false;
    queue.retry(named("a.jpg").id);
    await until(() => expect(photos()).toEqual([]));
    expect(queue.store.getState().done).toBe(1);
  });

  test("an unreadable file takes up no space", async () => {
    const { queue, named, photos } = queueWorld({
      encode: () => Promise.reject(new PhotoProblem("broken")),
    });
    queue.add(files("a.jpg"), 39);
    await until(() => expect(named("a.jpg").step).toBe("failed"));
    expect(queue.add(files("b.jpg"), 39)).toEqual({ added: 1, leftOut: 0 });
    expect(photos()).toHaveLength(2);
  });

  test("a failing server is retried automatically, then by the owner", async () => {
    const send = vi.fn(() => Promise.reject(new AppError("unavailable")));
    const { queue, named } = queueWorld({ send, untilNetwork: async () => {} });
    queue.add(files("a.jpg"), 0);
    await until(() => expect(named("a.jpg").step).toBe("failed"));
    expect(send).toHaveBeenCalledTimes(MAX_TRIES);
    expect(named("a.jpg").failure?.canRetry).toBe(true);
  });

  test("a photo refused by the server doesn't affect the others", async () => {
    let refused: string | undefined;
    const { queue, photos, named, kept } = queueWorld({
      attach: async (batch) => {
        refused ??= batch[0]?.path;
        const isIn = batch.some(({ path }) => path === refused);
        if (isIn && refused) throw new PhotosRefused(new Map([[refused, "It moves."]]), {});
      },
    });
    queue.add(files("a.jpg", "b.jpg"), 0);
    await until(() => expect(photos()).toHaveLength(1));
    expect(named("a.jpg").failure).toEqual({
      from: "sent",
      problem: "Failed to upload a.jpg: It moves.",
      canRetry: false,
    });
    expect(kept.size).toBe(0);
  });
});

describe("a network failure midway", () => {
  test("pauses everything, fails nothing, and resumes where it was", async () => {
    const back = controlled<[number], void>();
    let isDown = false;
    const sent: string[] = [];
    const { queue, attached, photos } = queueWorld({
      untilNetwork: back.call,
      send: async (path) => {
        if (isDown) throw new AppError("network");
        sent.push(path);
        if (sent.length === 4) isDown = true;
      },
    });
    queue.add(many(5), 0);
    await until(() => expect(queue.store.getState().isWaiting).toBe(true));
    await until(() =>
      expect(photos().every(({ step }) => step === "ready" || step === "sent")).toBe(true),
    );
    expect(photos().some(({ failure }) => failure !== null)).toBe(false);
    expect(back.calls).toHaveLength(1);

    isDown = false;
    back.calls[0]?.resolve();
    await until(() => expect(attached.flat()).toHaveLength(5));
    // Chunks that had arrived before were not sent again.
    expect(sent).toHaveLength(new Set(sent).size);
    expect(sent).toHaveLength(15);
  });

  test("is handled between upload and attachment, too", async () => {
    const outcomes = [new AppError("network")];
    const { queue, photos } = queueWorld({
      untilNetwork: async () => {},
      attach: async () => {
        const failure = outcomes.pop();
        if (failure) throw failure;
      },
    });
    queue.add(files("a.jpg"), 0);
    await until(() => expect(photos()).toEqual([]));
    expect(queue.store.getState().done).toBe(1);
  });

  test("a failure after a success counts from one again", async () => {
    const pauses: number[] = [];
    const outcomes = [true, true, false, true, false, false];
    const { queue, photos } = queueWorld({
      untilNetwork: async (failures) => {
        pauses.push(failures);
      },
      attach: async () => {
        if (outcomes.shift()) throw new AppError("network");
      },
    });
    queue.add(files("a.jpg"), 0);
    await until(() => expect(photos()).toEqual([]));
    queue.add(files("b.jpg"), 1);
    await until(() => expect(photos()).toEqual([]));
    expect(pauses).toEqual([1, 2, 1]);
  });
});

describe("a reload midway", () => {
  test("loses nothing: chosen, encoded and half-sent files continue", async () => {
    const kept = new Map<string, WaitingPhoto>();
    const encode = controlled<[Blob], EncodedPhoto>();
    const before = queueWorld(
      {
        encode: encode.call,
        send: (path) => (path.includes("_480w") ? Promise.resolve() : new Promise(() => {})),
      },
      kept,
    );
    before.queue.add(files("a.jpg", "b.jpg", "c.jpg"), 0);
    encode.calls[0]?.resolve(encodedOf());
    await until(() => expect([...kept.values()][0]?.sent).toEqual([480]));
    before.queue.stop();
    expect(kept.size).toBe(3);

    const after = queueWorld({}, kept);
    await after.queue.restore();
    await until(() => expect(after.attached.flat()).toHaveLength(3));
    const [first] = after.attached.flat();
    expect(after.sent.filter((path) => path.startsWith(first?.slice(0, -5) ?? "-"))).toEqual([
      first?.replace(".webp", "_960w.webp"),
      first,
    ]);
    expect(kept.size).toBe(0);
  });

  test("keeps their order", async () => {
    const kept = new Map<string, WaitingPhoto>();
    const before = queueWorld({ encode: () => new Promise(() => {}) }, kept);
    before.queue.add(files("a.jpg", "b.jpg", "c.jpg"), 0);
    before.queue.stop();
    const after = queueWorld({ encode: () => new Promise(() => {}) }, kept);
    await after.queue.restore();
    await until(() =>
      expect(after.photos().map(({ name }) => name)).toEqual(["a.jpg", "b.jpg", "c.jpg"]),
    );
  });

  test("resumes only the user's own, and another tab's only when that closes", async () => {
    const kept = new Map<string, WaitingPhoto>();
    const mine = queueWorld({ encode: () => new Promise(() => {}) }, kept);
    mine.queue.add(files("a.jpg"), 0);
    mine.queue.stop();
    const [photo] = kept.values();
    if (photo) kept.set("other", { ...photo, id: "other", userId: "somebody else" });

    const claim = controlled<[string], void>();
    const other = queueWorld({ kept: { ...createMemoryPhotos(kept), claim: claim.call } }, kept);
    await other.queue.restore();
    expect(claim.calls.map(({ args }) => args[0])).toEqual([photo?.id]);
    expect(other.photos()).toEqual([]);
    claim.calls[0]?.resolve();
    await until(() => expect(other.attached.flat()).toHaveLength(1));
    expect([...kept.keys()]).toEqual(["other"]);
  });

  test("reports when the device can't store them", async () => {
    const { queue } = queueWorld({
      kept: { ...createMemoryPhotos(), put: async () => false },
      encode: () => new Promise(() => {}),
    });
    queue.add(files("a.jpg"), 0);
    await until(() => expect(queue.isKept.getState()).toBe(false));
  });
});
