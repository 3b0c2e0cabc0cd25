/** A listing's photos: rows of `listing_images` and the URLs built from them. */
export type ListingImage = {
  /** Storage name of the largest version, in the bucket `property-images`. */
  path: string;
  alt: string;
  width: number;
  height: number;
  /** Four colors, one per quadrant, "rrggbb-rrggbb-rrggbb-rrggbb"; shown while loading. */
  blur_hash: string | null;
  /** Widths in px of the smaller versions. */
  widths: number[];
};

/** The columns to request from `listing_images`. */
export const LISTING_IMAGE_COLUMNS = "path,alt,width,height,blur_hash,widths";

export const IMAGES_BUCKET = "property-images";

/**
 * The public URL of an object.
 * @param baseUrl the project's URL without a trailing slash.
 */
export function publicImageUrl(baseUrl: string, path: string): string {
  const encoded = path.split("/").map(encodeURIComponent).join("/");
  return `${baseUrl}/storage/v1/object/public/${IMAGES_BUCKET}/${encoded}`;
}

/** The address of a photograph: a path of the bucket, or an address of its own. */
export function photoAddress(baseUrl: string, path: string): string {
  return isWholeAddress(path) ? path : publicImageUrl(baseUrl, path);
}

export function isWholeAddress(path: string): boolean {
  return /^(https?:|data:image\/|blob:)/.test(path);
}

/** "…_480w.webp 480w, …_960w.webp 960w, ….webp 1440w" for an img's srcset. */
export function imageSrcSet(
  baseUrl: string,
  image: Pick<ListingImage, "path" | "width" | "widths">,
): string {
  const smaller = [...image.widths]
    .sort((a, b) => a - b)
    .filter((width) => width < image.width)
    .map((width) => `${publicImageUrl(baseUrl, variantPath(image.path, width))} ${width}w`);
  return [...smaller, `${publicImageUrl(baseUrl, image.path)} ${image.width}w`].join(", ");
}

/** "a/B.PNG" → "a/B.png", like `private.with_small_ending`; rules about names rely on it. */
export function withSmallEnding(name: string): string {
  return name.replace(/\.[A-Za-z]{3,4}$/, (ending) => ending.toLowerCase());
}

/** "a/b.webp" at 480 → "a/b_480w.webp". */
export function variantPath(path: string, width: number): string {
  return path.replace(/(\.[^./]+)$/, `_${width}w$1`);
}
