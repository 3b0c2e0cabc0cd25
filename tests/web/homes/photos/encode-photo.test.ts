import { PHOTO_TEXTS } from "@domain/homes/photo-rules.ts";
import { encodePhoto } from "@web/features/homes/photos/encode-photo.ts";
import { encodeInTurn } from "@web/features/homes/photos/encoder.ts";
import { expect, test, vi } from "vitest";
import { fakeCanvas } from "./fake-canvas.ts";
import { photoFile } from "./queue-world.ts";

test("makes four sizes from the upright picture, and frees the full one", async () => {
  const { open, drawn } = fakeCanvas({ width: 3000, height: 4000 });
  const photo = await encodePhoto(photoFile("a.jpg"));
  expect(createImageBitmap).toHaveBeenCalledWith(expect.anything(), {
    imageOrientation: "from-image",
  });
  expect(photo).toMatchObject({ extension: "webp", width: 1600, height: 2133 });
  expect(photo.files.map(({ width }) => width)).toEqual([1600, 1080, 720, 480]);
  expect(photo.files.every(({ blob }) => blob.type === "image/webp")).toBe(true);
  expect(drawn.slice(0, 4)).toEqual([
    [1600, 2133],
    [1080, 1440],
    [720, 960],
    [480, 640],
  ]);
  expect(photo.blurHash).toMatch(/^[0-9a-f]{6}(-[0-9a-f]{6}){3}$/);
  expect(open.now).toBe(0);
});

test("falls back to JPEG where the browser can't write WebP", async () => {
  fakeCanvas({ webp: false });
  const photo = await encodePhoto(photoFile("a.png", "image/png"));
  expect(photo.extension).toBe("jpg");
  expect(photo.files.map(({ blob }) => blob.type)).toEqual(Array(4).fill("image/jpeg"));
});

test("a small picture keeps its size", async () => {
  fakeCanvas({ width: 700, height: 500 });
  const photo = await encodePhoto(photoFile("a.jpg"));
  expect(photo.files.map(({ width }) => width)).toEqual([700, 480]);
});

test("a huge picture is refused before it is decoded", async () => {
  const { open } = fakeCanvas();
  const png = new Uint8Array(24);
  png.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]);
  new DataView(png.buffer).setUint32(16, 60_000);
  new DataView(png.buffer).setUint32(20, 60_000);
  await expect(encodePhoto(new Blob([png]))).rejects.toThrow(PHOTO_TEXTS.tooLarge);
  expect(open.decoded).toBe(0);
});

test("a huge picture with a false size is refused after decoding, and freed", async () => {
  const { open } = fakeCanvas({ width: 10_000, height: 10_000 });
  await expect(encodePhoto(photoFile("a.jpg"))).rejects.toThrow(PHOTO_TEXTS.tooLarge);
  expect(open.now).toBe(0);
});

test("an unreadable file is reported, with advice for HEIC", async () => {
  fakeCanvas();
  vi.mocked(createImageBitmap).mockRejectedValue(new DOMException("no", "InvalidStateError"));
  await expect(encodePhoto(photoFile("a.jpg"))).rejects.toThrow(PHOTO_TEXTS.unreadable);
  const heic = new Blob(["\0\0\0\x18ftypheic", "x".repeat(40)]);
  await expect(encodePhoto(heic)).rejects.toThrow(PHOTO_TEXTS.heic);
});

test("a HEIC file that the browser can't read comes from the reader, which ends with it", async () => {
  const { drawn } = fakeCanvas({ width: 4032, height: 3024 });
  vi.mocked(createImageBitmap).mockRejectedValueOnce(new DOMException("no"));
  vi.stubGlobal("ImageData", class {});
  const { workers } = fakeWorkers((worker) =>
    worker.onmessage?.({ data: { data: new Uint8ClampedArray(4), width: 1, height: 1 } }),
  );
  const photo = await encodePhoto(new Blob(["\0\0\0\x18ftypheic", "x".repeat(40)]));
  expect(photo).toMatchObject({ width: 1600, height: 1200 });
  expect(drawn[0]).toEqual([1600, 1200]);
  expect(workers).toMatchObject([{ isEnded: true }]);
});

test("a HEIC file that even the reader can't open is reported with advice", async () => {
  fakeCanvas();
  vi.mocked(createImageBitmap).mockRejectedValue(new DOMException("no"));
  const { workers } = fakeWorkers((worker) => worker.onmessage?.({ data: undefined }));
  const heic = new Blob(["\0\0\0\x18ftypheic", "x".repeat(40)]);
  await expect(encodePhoto(heic)).rejects.toThrow(PHOTO_TEXTS.heic);
  expect(workers).toMatchObject([{ isEnded: true }]);
});

test("canceling ends the worker, so that the next photo has a new one right away", async () => {
  fakeCanvas();
  const { workers } = fakeWorkers((worker, message) => {
    if (workers.length > 1) worker.onmessage?.({ data: { ...(message as object), photo: "b" } });
  });
  vi.resetModules();
  const fresh = await import("@web/features/homes/photos/encoder.ts");
  const cancel = new AbortController();
  const first = fresh.encodeInTurn(photoFile("a.jpg"), cancel.signal);
  const second = fresh.encodeInTurn(photoFile("b.jpg"));
  await vi.waitFor(() => expect(workers).toHaveLength(1));
  cancel.abort();
  await expect(first).rejects.toBe(cancel.signal.reason);
  expect(await second).toBe("b");
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});

test("encodes one at a time, even after a failure", async () => {
  const { open } = fakeCanvas();
  vi.mocked(createImageBitmap).mockRejectedValueOnce(new DOMException("no"));
  const outcomes = await Promise.allSettled(
    ["a.jpg", "b.jpg", "c.jpg"].map((name) => encodeInTurn(photoFile(name))),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
  expect(open.most).toBe(1);
});

test("uses a worker where there is one, and the page when it fails", async () => {
  fakeCanvas();
  const asked: unknown[] = [];
  class BrokenWorker {
    onerror: (() => void) | undefined;
    postMessage(message: unknown) {
      asked.push(message);
      queueMicrotask(() => this.onerror?.());
    }
    terminate() {}
  }
  vi.stubGlobal("Worker", BrokenWorker);
  vi.resetModules();
  const fresh = await import("@web/features/homes/photos/encoder.ts");
  const photo = await fresh.encodeInTurn(photoFile("a.jpg"));
  expect(asked).toHaveLength(1);
  expect(photo.files).toHaveLength(4);
  await fresh.encodeInTurn(photoFile("b.jpg"));
  expect(asked).toHaveLength(1);
});

type FakeWorker = {
  isEnded: boolean;
  onmessage?: ((event: { data: unknown }) => void) | undefined;
};

/** Workers that answer as the test says. */
function fakeWorkers(answer: (worker: FakeWorker, message: unknown) => void) {
  const workers: FakeWorker[] = [];
  vi.stubGlobal(
    "Worker",
    class implements FakeWorker {
      isEnded = false;
      onmessage: ((event: { data: unknown }) => void) | undefined;
      constructor() {
        workers.push(this);
      }
      postMessage(message: unknown) {
        queueMicrotask(() => answer(this, message));
      }
      terminate() {
        this.isEnded = true;
      }
    },
  );
  return { workers };
}
