/**
 * Shortens a text to so many characters, as people count them: cut after a word, with an ellipsis.
 * @param most at least 2.
 */
export function withinWords(text: string, most: number): string {
  const characters = [...text.trim()];
  if (characters.length <= most) return characters.join("");
  const cut = characters.slice(0, most - 1).join("");
  // A single word that is too long is cut in the middle.
  const words = /\s/.test(characters[most - 1] ?? "") ? cut : cut.replace(/\s\S*$/, "");
  return `${words.replace(/[\s,;:.–-]+$/, "")}…`;
}
