import type { LinkedViewing } from "@domain/viewings.ts";

/** A viewing that its link still shows. */
export type ShownViewing = Exclude<LinkedViewing, { state: "over" }>;
