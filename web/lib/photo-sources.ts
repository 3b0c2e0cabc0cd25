import {
  imageSrcSet,
  isWholeAddress,
  type ListingImage,
  photoAddress,
} from "@domain/homes/images.ts";
import { env } from "./env.ts";

export type PhotoImage = Pick<ListingImage, "path" | "alt" | "width" | "height"> &
  Partial<Pick<ListingImage, "blur_hash" | "widths">>;

/**
 * The URLs of a photograph. A path that already is a URL is used as is and has no smaller versions.
 */
export function photoSources(image: PhotoImage): { src: string; srcSet?: string | undefined } {
  const { path, width, widths } = image;
  const src = photoAddress(env.supabaseUrl, path);
  if (isWholeAddress(path)) return { src };
  return {
    src,
    srcSet: widths?.length ? imageSrcSet(env.supabaseUrl, { path, width, widths }) : undefined,
  };
}

const BLUR_HASH = /^[0-9a-f]{6}(-[0-9a-f]{6}){3}$/i;

/**
 * The blurred placeholder behind a loading photograph: one color per quadrant, in the order top
 * left, top right, bottom left, bottom right.
 * @returns CSS for `background`, or undefined when there is none.
 */
export function blurBackground(blurHash: string | null | undefined): string | undefined {
  if (!blurHash || !BLUR_HASH.test(blurHash)) return undefined;
  const colors = blurHash.split("-").map((hex) => `#${hex}`);
  const corners = ["0% 0%", "100% 0%", "0% 100%", "100% 100%"];
  const glows = corners.map(
    (corner, i) => `radial-gradient(ellipse at ${corner}, ${colors[i]}, transparent 75%)`,
  );
  return `${glows.join(", ")}, ${colors[3]}`;
}
