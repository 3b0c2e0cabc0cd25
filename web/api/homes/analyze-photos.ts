import { callFunction, hasKeys } from "../site/transport/functions.ts";
import { photoUrl } from "./listing-photos.ts";

/** Suggests listing text from photos, always as a draft. */

export type PhotoDraft = {
  description: string;
  features: string[];
  photos: { url: string; room: string; tip: string }[];
  /** The findings of the fair-housing check in the text. */
  warnings: string[];
};

/** The model looks at every picture before it answers. */
const ANALYSIS_TIMEOUT_MS = 90_000;

/** @throws AppError `analysis_failed`, `analysis_limit`, `network`. */
export async function analyzePhotos(
  listingId: string,
  photoPaths: readonly string[],
  signal?: AbortSignal,
): Promise<PhotoDraft> {
  const draft = await callFunction(
    "listings/analyze-images",
    {
      method: "POST",
      body: { image_urls: photoPaths.map(photoUrl), listing_id: listingId },
      signal,
      timeoutMs: ANALYSIS_TIMEOUT_MS,
      fallback: "analysis_failed",
    },
    hasKeys<Partial<PhotoDraft> & { description: string }>("description"),
  );
  return {
    description: draft.description,
    features: (draft.features ?? []).filter(isText),
    photos: draft.photos ?? [],
    warnings: (draft.warnings ?? []).filter(isText),
  };
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
