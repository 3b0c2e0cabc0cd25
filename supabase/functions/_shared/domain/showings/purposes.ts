/** The purpose of a time at a home: a visitor's showing, or the visit of a party of its sale. */
export type Purpose = "showing" | "inspection" | "appraisal";

/** In the middle of a sentence: "your showing", "the inspection". */
export const PURPOSE_WORDS: Record<Purpose, { name: string; a: string }> = {
  showing: { name: "showing", a: "a showing" },
  inspection: { name: "inspection", a: "an inspection" },
  appraisal: { name: "appraisal", a: "an appraisal" },
};

/** At the beginning of one: "Inspection". */
export function purposeName(purpose: Purpose): string {
  const { name } = PURPOSE_WORDS[purpose];
  return name.charAt(0).toUpperCase() + name.slice(1);
}
