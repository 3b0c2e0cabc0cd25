import { z } from "zod";
import { PHOTO_LIMITS } from "../../_shared/domain/homes/photo-rules.ts";
import { AppError } from "../../_shared/domain/site/errors/errors.ts";

type AnalysisRequest = { image_urls: string[]; listing_id?: string };

const bodySchema = z.object({
  image_urls: z.array(z.string().max(1000)).min(1).max(PHOTO_LIMITS.perListing),
  listing_id: z.uuid().nullish(),
});

/** `{image_urls, listing_id?}`. @throws AppError `bad_request` */
export function parseAnalysis(body: unknown): AnalysisRequest {
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success) throw new AppError("bad_request");
  const { image_urls, listing_id } = parsed.data;
  return {
    image_urls: [...new Set(image_urls)],
    ...(listing_id ? { listing_id: listing_id.toLowerCase() } : {}),
  };
}
