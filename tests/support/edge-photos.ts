import { randomUUID } from "node:crypto";
import type { Cloud } from "../../local/cloud.ts";
import { uploadObject } from "./api.ts";
import { IMAGES } from "./edge-process.ts";
import type { Person } from "./edge-world.ts";

/** Storage as an owner's script uses it, without the browser. */

const TYPES: Record<string, string> = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
};

/** A name in the documented form, never used before. */
export function newName(listingId: string, owner: Person, extension = "jpg"): string {
  return `${listingId}/${owner.id}_${Date.now()}_${randomUUID().slice(0, 8)}.${extension}`;
}

/** Uploads through the raw API. @returns the name. */
export async function upload(
  cloud: Cloud,
  owner: Person,
  name: string,
  bytes: Uint8Array,
  type = TYPES[name.slice(name.lastIndexOf(".") + 1)] ?? "",
): Promise<string> {
  const response = await uploadObject(cloud, owner, `property-images/${name}`, bytes, type);
  if (!response.ok) throw new Error(`not uploaded: ${await response.text()}`);
  return name;
}

/** The file that anyone gets under the public address; null when there is none. */
export async function download(cloud: Cloud, name: string): Promise<Buffer | null> {
  const response = await fetch(`${cloud.apiUrl}/storage/v1/object/public/property-images/${name}`);
  return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
}

/** The names of all files of a listing, sorted. */
export async function filesOf(cloud: Cloud, listingId: string): Promise<string[]> {
  const rows = await cloud.sql.query<{ name: string }>(
    "select name from storage.objects where name like $1 order by name",
    [`${listingId}/%`],
  );
  return rows.map(({ name }) => name);
}

/** The paths of the photos that a listing shows, in order. */
export async function shownOf(cloud: Cloud, listingId: string): Promise<string[]> {
  const rows = await cloud.sql.query<{ path: string }>(
    "select path from public.listing_images where listing_id = $1 order by position",
    [listingId],
  );
  return rows.map(({ path }) => path);
}

/** The public address as the product builds it. */
export function urlOf(name: string): string {
  return `${IMAGES}/storage/v1/object/public/property-images/${name}`;
}
