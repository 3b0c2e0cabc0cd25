import { AppError } from "../_shared/domain/errors.ts";
import type { ListingProblem } from "../_shared/domain/listing-input.ts";

/** Invalid fields; nothing was written. */
export class ListingInvalid extends AppError {
  readonly problems: ListingProblem[];

  constructor(problems: ListingProblem[]) {
    const text = problems[0]?.text;
    super("listing_invalid", text === undefined ? {} : { text });
    this.problems = problems;
  }
}
