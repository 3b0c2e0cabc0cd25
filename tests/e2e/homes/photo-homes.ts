import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ListingImage } from "@domain/homes/images.ts";
import sharp from "sharp";
import { expect } from "vitest";
import { demo } from "../demo.ts";

/** A draft of a home without photos. @returns its id. */
export async function createHome(
  token: string,
  title: string,
  facts: object = {},
): Promise<string> {
  const answer = await demo.api("functions/v1/listings", {
    token,
    body: {
      title,
      address: "8 Camera Street",
      city: "Boise",
      state: "ID",
      zip_code: "83702",
      property_type: "house",
      ...facts,
    },
  });
  expect(answer.status).toBe(201);
  return (await answer.json()).id;
}

/** The stored photos, in the owner's order. */
export async function imagesOf(listing: string, token: string): Promise<ListingImage[]> {
  const query = `listing_id=eq.${listing}&order=position`;
  return (await demo.api(`rest/v1/listing_images?${query}`, { token })).json();
}

/** Photographs of the demo as a camera's files. @returns their paths, and the folder to remove. */
export async function photographs(names: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), "selfnvest-photographs-"));
  const files = await Promise.all(
    names.map(async (name, i) => {
      const file = join(folder, `IMG_${i + 1}.jpg`);
      await sharp(`local/seed/photographs/${name}.webp`).jpeg({ quality: 90 }).toFile(file);
      return file;
    }),
  );
  return { files, folder };
}
