import type { ListingProblem } from "../_shared/domain/homes/listing-input.ts";
import { DetailedError } from "../_shared/edge/detailed-error.ts";

/** The error for invalid fields; nothing was written. */
export function listingInvalid(problems: ListingProblem[]): DetailedError {
  return new DetailedError("listing_invalid", { problems }, problems[0]?.text);
}
