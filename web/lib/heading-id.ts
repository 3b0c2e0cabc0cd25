/** The anchor of a heading: "What you'll need" is `what-you-ll-need`. */
export function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/** The headings of the second level, in order, as a table of contents needs them. */
export function headingsOf(markdown: string): { id: string; text: string }[] {
  return [...markdown.matchAll(/^## +(.+?) *$/gm)].map(([, text = ""]) => ({
    id: headingId(text),
    text,
  }));
}
