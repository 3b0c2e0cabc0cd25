/** The photo is small on a phone, beside its buttons, to keep a list of forty short. */
export const tileStyles =
  "grid content-start gap-3 max-sm:grid-cols-[7rem_1fr] max-sm:items-center max-sm:gap-x-4";
