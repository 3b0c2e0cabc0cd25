import { readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { IMAGES_BUCKET } from "@domain/homes/images.ts";
import { PHOTO_TEXTS } from "@domain/homes/photo-rules.ts";
import exifr from "exifr";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { PHONE } from "../../support/browser.ts";
import { demo } from "../demo.ts";
import { createHome, imagesOf } from "./photo-homes.ts";

/**
 * A photo as an iPhone saves it, made from one of the demo's photographs: stored on its side with a note that it is to
 * be turned, and with the place.
 */
const HEIC = new URL("../../support/kitchen.heic", import.meta.url).pathname;
const PHOTOGRAPH = "local/seed/photographs/kitchen-table-desert-desert-late.webp";
const BROKEN = join(tmpdir(), `selfnvest-broken-${process.pid}.heic`);

afterAll(() => rm(BROKEN, { force: true }));

test("a browser without HEIC stores an iPhone's photo upright and without its place, and says which one is broken", async () => {
  const bytes = await readFile(HEIC);
  expect(await exifr.gps(bytes.subarray(bytes.indexOf("II*\0")))).toMatchObject({ latitude: 43.6 });
  await writeFile(BROKEN, bytes.subarray(0, 6_000));
  const token = await demo.tokenOf();
  const listing = await createHome(token, "A house seen by an iPhone");
  await demo.visit(PHONE, async (page) => {
    const readers: string[] = [];
    page.context().on("request", (request) => {
      if (request.url().includes("/assets/heic/")) readers.push(request.url());
    });
    await demo.signIn(page, demo.owner.email, `/my-listings/${listing}/edit?step=photos`);
    await page.getByText("0 of 40 photos").waitFor();
    expect(readers).toEqual([]);

    await page.locator("input[multiple]").setInputFiles([HEIC, BROKEN]);
    await page.getByText(PHOTO_TEXTS.heic).first().waitFor();
    await expect.poll(() => imagesOf(listing, token)).toHaveLength(1);
    expect(readers).not.toEqual([]);
    const [stored] = await imagesOf(listing, token);
    expect(stored).toMatchObject({ width: 640, height: 427 });
    const answer = await fetch(
      `${demo.ready.api}/storage/v1/object/public/${IMAGES_BUCKET}/${stored?.path}`,
    );
    const photo = Buffer.from(await answer.arrayBuffer());
    const { exif, xmp, format } = await sharp(photo).metadata();
    expect({ exif, xmp, format }).toEqual({ format: "webp" });
    expect(await difference(photo, await readFile(PHOTOGRAPH))).toBeLessThan(6);
  });
});

/** The mean difference of two pictures' values, of 255. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const small = (bytes: Buffer) =>
    sharp(bytes).resize(60, 40, { fit: "fill" }).removeAlpha().raw().toBuffer();
  const [a, b] = [await small(one), await small(other)];
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
}
