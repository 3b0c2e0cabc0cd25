import { AppError } from "../_shared/domain/errors.ts";
import type { ListingWarning } from "../_shared/domain/fair-housing.ts";

/** Refused until the owner confirms these words; nothing was written. */
export class WordsQuestioned extends AppError {
  readonly warnings: ListingWarning[];

  constructor(warnings: ListingWarning[]) {
    super("listing_words_questioned");
    this.warnings = warnings;
  }
}
