import type { ListingImage } from "@domain/homes/images.ts";
import { type HttpHandler, HttpResponse, http } from "msw";
import { CLOUD, functions, rest } from "../../../support/web-cloud.ts";
import { IDS } from "./queue-world.ts";

export const PHOTO_BASE = `${CLOUD}/storage/v1/object/public/property-images/`;

export function storedPhoto(name: string, changes: Partial<ListingImage> = {}): ListingImage {
  return {
    path: `${IDS.listingId}/${IDS.userId}_1795000000000_${name}.webp`,
    alt: "",
    width: 1600,
    height: 1200,
    blur_hash: null,
    widths: [480, 960],
    ...changes,
  };
}

/** A listing's photos as stored by the server, and the requests it received. */
type PhotoCloud = {
  photos: ListingImage[];
  /** The names of uploaded files. */
  uploads: string[];
  /** The lists that were written, as names. */
  lists: string[][];
  /** The names that were removed, by request. */
  removals: string[][];
  /** Removals by requests that outlive the page. */
  outliving: number;
  alts: { path: string | null; alt: string }[];
  names: () => string[];
  handlers: HttpHandler[];
};

export function photoCloud(photos: ListingImage[] = []): PhotoCloud {
  const cloud: PhotoCloud = {
    photos,
    uploads: [],
    lists: [],
    removals: [],
    outliving: 0,
    alts: [],
    names: () => cloud.photos.map(({ path }) => nameOf(path)),
    handlers: [
      http.get(rest("listing_images"), () => HttpResponse.json(cloud.photos)),
      http.patch(rest("listing_images"), async ({ request }) => {
        const path = new URL(request.url).searchParams.get("path")?.replace(/^eq\./, "") ?? null;
        const { alt } = (await request.json()) as { alt: string };
        cloud.alts.push({ path, alt });
        cloud.photos = cloud.photos.map((each) => (each.path === path ? { ...each, alt } : each));
        return HttpResponse.json([{ path }]);
      }),
      // Nothing to look at, unless a test says so.
      http.get(`${PHOTO_BASE}*`, () => new HttpResponse(null, { status: 404 })),
      http.post(`${CLOUD}/storage/v1/object/property-images/*`, ({ request }) => {
        cloud.uploads.push(new URL(request.url).pathname.split("/").at(-1) ?? "");
        return HttpResponse.json({ Key: "stored" });
      }),
      http.delete(functions(`listings/${IDS.listingId}/images`), async ({ request }) => {
        const body = (await request.json()) as { image_urls: string[] };
        const paths = body.image_urls.map((url) => url.replace(PHOTO_BASE, ""));
        cloud.removals.push(paths.map(nameOf));
        if (request.keepalive) cloud.outliving += 1;
        cloud.photos = cloud.photos.filter(({ path }) => !paths.includes(path));
        return HttpResponse.json({
          images: cloud.photos.map((each) => ({ ...each, url: PHOTO_BASE + each.path })),
        });
      }),
      http.patch(functions(`listings/${IDS.listingId}/images`), async ({ request }) => {
        const body = (await request.json()) as {
          image_urls: string[];
          images: { url: string; alt?: string }[];
        };
        const paths = body.image_urls.map((url) => url.replace(PHOTO_BASE, ""));
        const altOf = (path: string) =>
          body.images.find(({ url }) => url === PHOTO_BASE + path)?.alt;
        cloud.lists.push(paths.map(nameOf));
        cloud.photos = paths.map(
          (path) =>
            cloud.photos.find((each) => each.path === path) ?? {
              ...storedPhoto("new"),
              path,
              alt: altOf(path) ?? "",
            },
        );
        return HttpResponse.json({
          images: cloud.photos.map((each) => ({ ...each, url: PHOTO_BASE + each.path })),
        });
      }),
    ],
  };
  return cloud;
}

/** "…_1795000000000_kitchen.webp" → "kitchen"; random names of new ones become "new". */
function nameOf(path: string): string {
  const name = path.match(/_([a-z0-9]+)\.\w+$/)?.[1] ?? path;
  return name.length === 16 ? "new" : name;
}
