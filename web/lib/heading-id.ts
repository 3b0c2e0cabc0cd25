/** The anchor for a heading: "What you'll need" becomes `what-you-ll-need`. */
export function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/** The second-level headings, in order, for a table of contents. */
export function headingsOf(markdown: string): { id: string; text: string }[] {
  return [...markdown.matchAll(/^## +(.+?) *$/gm)].map(([, text = ""]) => ({
    id: headingId(text),
    text,
  }));
}
