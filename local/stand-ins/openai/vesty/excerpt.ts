import { sharedWords } from "./own-facts.ts";

/** The sentences of a passage that share most with the question, in their order, at most so many characters. */
export function excerpt(passage: string, question: string, most: number): string {
  if (passage.length <= most) return passage;
  const sentences = passage.match(/[^\n]*?(?:[.!?:](?=\s|$)|\n+|$)\s*/g)?.filter(Boolean) ?? [];
  const runs = sentences.map((_, start) => {
    let text = "";
    for (const each of sentences.slice(start)) {
      if (text.length + each.length > most) break;
      text += each;
    }
    return { start, text };
  });
  const [best] = runs
    .map((run) => ({ ...run, shared: sharedWords(run.text, question) }))
    .toSorted((a, b) => b.shared - a.shared || a.start - b.start);
  const text = best?.text.trim() || passage.slice(0, most).trim();
  return `${best?.start ? "… " : ""}${text}${passage.trimEnd().endsWith(text) ? "" : " …"}`;
}
