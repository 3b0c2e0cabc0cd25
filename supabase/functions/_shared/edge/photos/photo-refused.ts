/** Why a file is refused. `text` is a clause for the user: "it is cut short". */
export class PhotoRefused extends Error {
  readonly text: string;

  constructor(text: string) {
    super(text);
    this.name = "PhotoRefused";
    this.text = text;
  }
}

const REFUSALS = {
  unknown: "it is not a JPEG, PNG, WebP or AVIF picture",
  large: "it is larger than 10 MB",
  pixels: "it has more than 50 megapixels",
  short: "it is cut short or damaged",
  animated: "it is animated",
  unusual: "it is stored in a way that browsers can't show",
  metadata: "its metadata can't be removed; please save it as JPEG, PNG or WebP",
} as const;

/**
 * The most parts (segments, chunks, boxes) a file may have. A photo has a few hundred; ten
 * megabytes of headers alone would take seconds.
 */
export const MAX_PARTS = 20_000;

/** @throws PhotoRefused */
export function refuse(reason: keyof typeof REFUSALS): never {
  throw new PhotoRefused(REFUSALS[reason]);
}
