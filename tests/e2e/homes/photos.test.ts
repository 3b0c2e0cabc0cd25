// Long, because eight photos of 8 MB go over a slow line that breaks halfway.
import { randomFillSync } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { IMAGES_BUCKET, type ListingImage, variantPath } from "@domain/homes/images.ts";
import exifr from "exifr";
import type { CDPSession, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PHONE } from "../../support/browser.ts";
import { demo } from "../demo.ts";
import { createHome, imagesOf } from "./photo-homes.ts";

/**
 * Eight photos of 8 MB each, with the place they were taken inside, over a slow line; the network
 * drops halfway, and then the page reloads. Nothing is lost or duplicated, the order is kept, and
 * the place is gone.
 */
const COUNT = 8;
const PHOTO = { width: 4000, height: 3000 };
const COLORS = ["#d01010", "#10a010", "#1010d0", "#d0b010"];
/** Bytes per second. */
const LINE = { up: 700_000, down: 4_000_000 };
/** The browser's own messages about a dropped line and about a refusal; each is examined. */
const EXPECTED = /ERR_INTERNET_DISCONNECTED|Failed to load resource: the server responded/;
const POLL = { interval: 250 };

let folder: string;
let files: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "selfnvest-photos-"));
  files = await cameraRoll();
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

test("a slow line, a cut and a reload lose none of eight photos, and none reveals the place", async () => {
  expect(await exifr.gps(files[0] as string)).toMatchObject({ latitude: 43.6 });
  const token = await demo.tokenOf();
  const listing = await createHome(token, "A house with eight photos");
  await demo.visit(
    PHONE,
    async (page) => {
      const refusals = watchRefusals(page);
      const line = await page.context().newCDPSession(page);
      await openPhotos(page, listing);
      await setLine(line, "slow");
      await page.locator("input[multiple]").setInputFiles(files);
      await page.getByText(/: [1-9]\d* of 8 done/).waitFor();

      await setLine(line, "cut");
      await page.getByText("You lost the connection.").waitFor();
      expect(await page.getByRole("button", { name: "Retry" }).count()).toBe(0);
      await setLine(line, "slow");
      await page.getByText(/: [3-8] of 8 done/).waitFor();

      await page.reload();
      await page.getByText(/Successfully uploaded \d+ image\(s\)!/).waitFor();
      await page.getByLabel("What photo 8 shows").waitFor();
      await expect.poll(() => waitingPhotos(page), POLL).toBe(0);

      const stored = await imagesOf(listing, token);
      expect(new Set(stored.map(({ path }) => path)).size).toBe(COUNT);
      expect(stored.map(colorOf)).toEqual(files.map((_, i) => i % COLORS.length));
      for (const image of stored) await expectClean(image);

      await page.getByRole("button", { name: "Move photo 2", exact: true }).focus();
      await page.keyboard.press("Space");
      await page.getByText("Picked up photo 2 of 8.").waitFor({ state: "attached" });
      // The picked-up photo reacts to the arrows a moment after it says so; at the front, another press changes nothing.
      const isFirst = page.getByText("Photo 2 is over place 1 of 8.");
      const moveBack = async () => {
        await page.keyboard.press("ArrowLeft");
        return isFirst.count();
      };
      await expect.poll(moveBack, POLL).toBe(1);
      await page.keyboard.press("Space");
      await expect
        .poll(async () => (await imagesOf(listing, token))[0]?.path, POLL)
        .toBe(stored[1]?.path);
      // A file whose response was lost in the cut already existed.
      expect(refusals.filter((text) => !text.startsWith("400 POST /storage/"))).toEqual([]);
    },
    EXPECTED,
  );
});

/** As from a phone held upright: rotated by a note in the file, with its place. */
async function cameraRoll(): Promise<string[]> {
  const { width, height } = PHOTO;
  const pixels = Buffer.alloc(3 * width * height);
  // Noise can't be compressed: a quarter of it makes files as large as a camera's.
  const noisy = (3 * width * height) / 4;
  randomFillSync(pixels, pixels.length - noisy);
  const photos: Buffer[] = [];
  for (const color of COLORS) {
    // Once the photo is turned upright, its top is the right-hand side.
    pixels.fill(Buffer.from(color.slice(1), "hex"), 0, pixels.length - noisy);
    photos.push(
      await sharp(pixels, { raw: { width, height, channels: 3 } })
        .withMetadata({
          orientation: 6,
          exif: {
            IFD0: { Make: "Camera" },
            IFD3: {
              GPSLatitudeRef: "N",
              GPSLatitude: "43/1 36/1 0/1",
              GPSLongitudeRef: "W",
              GPSLongitude: "116/1 12/1 0/1",
            },
          },
        })
        .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
        .toBuffer(),
    );
  }
  for (const photo of photos) expect(photo.byteLength).toBeGreaterThan(8_000_000);
  const names = Array.from({ length: COUNT }, (_, i) => join(folder, `IMG_${i + 1}.jpg`));
  await Promise.all(
    names.map((name, i) => writeFile(name, photos[i % photos.length] ?? new Uint8Array())),
  );
  return names;
}

/** Which of the colors the right half has. */
function colorOf({ blur_hash }: ListingImage): number {
  const right = blur_hash?.split("-")[1] ?? "";
  const distance = (color: string) =>
    [0, 2, 4].reduce(
      (sum, at) =>
        sum +
        Math.abs(
          Number.parseInt(right.slice(at, at + 2), 16) -
            Number.parseInt(color.slice(at + 1, at + 3), 16),
        ),
      0,
    );
  const distances = COLORS.map(distance);
  return distances.indexOf(Math.min(...distances));
}

async function expectClean(image: ListingImage): Promise<void> {
  expect([image.width, image.height, image.widths]).toEqual([1600, 2133, [480, 720, 1080]]);
  const paths = [image.path, ...image.widths.map((width) => variantPath(image.path, width))];
  for (const path of paths) {
    const answer = await fetch(
      `${demo.ready.api}/storage/v1/object/public/${IMAGES_BUCKET}/${path}`,
    );
    expect(answer.headers.get("cache-control")).toContain("max-age=3600");
    const { exif, xmp, iptc, format } = await sharp(await answer.arrayBuffer()).metadata();
    expect({ exif, xmp, iptc, format }).toEqual({ format: "webp" });
  }
}

async function openPhotos(page: Page, listing: string): Promise<void> {
  await demo.signIn(page, demo.owner.email, `/my-listings/${listing}/edit?step=photos`);
  await page.getByText("0 of 40 photos").waitFor();
}

function watchRefusals(page: Page): string[] {
  const refusals: string[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400)
      refusals.push(`${response.status()} ${response.request().method()} ${pathname}`);
  });
  return refusals;
}

async function setLine(line: CDPSession, state: "slow" | "cut"): Promise<void> {
  await line.send("Network.emulateNetworkConditions", {
    offline: state === "cut",
    latency: 100,
    downloadThroughput: LINE.down,
    uploadThroughput: LINE.up,
  });
}

/** How many are kept for the next visit. */
function waitingPhotos(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const opened = indexedDB.open("selfnvest_photos");
    await new Promise((done) => {
      opened.onsuccess = done;
    });
    const request = opened.result.transaction("waiting").objectStore("waiting").count();
    await new Promise((done) => {
      request.onsuccess = done;
    });
    opened.result.close();
    return request.result;
  });
}
