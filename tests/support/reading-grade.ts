import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";

/** How many words a text has; a value that the code fills in ("…") is one. */
export function wordsOf(text: string): string[] {
  return text.match(/…|[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? [];
}

/** The grade of school in which a text is understood, by Flesch and Kincaid; a value that the code fills in is a syllable. */
export function readingGrade(texts: readonly string[]): number {
  const sentences = texts.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsOf);
  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  });
}

/** A list's items are sentences, and so is what ends with a full stop, a question mark or an exclamation mark. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?][”"')*]*)\s+(?=[\p{Lu}“"($\d…])|\n+/u)
    .filter((sentence) => wordsOf(sentence).length > 0);
}
