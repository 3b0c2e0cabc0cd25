/**
 * Another person's text as the model may see it: one short line without contact details or links.
 */
export function plainNote(text: string | null | undefined, longest = 240): string | undefined {
  const plain = (text ?? "")
    .replace(/\S+@\S+/g, "[email]")
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, "[link]")
    .replace(/\+?\(?\d[\d\s().-]{6,}\d/g, "[number]")
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim();
  const characters = [...plain];
  if (characters.length === 0) return undefined;
  return characters.length <= longest ? plain : `${characters.slice(0, longest - 1).join("")}…`;
}

/**
 * All the model learns about a visitor: a first name, limited to characters that occur in names.
 */
export function firstNameOf(name: string): string {
  const [first = ""] = name.trim().split(/\s+/);
  const letters = first.replace(/[^\p{L}\p{M}'’.-]/gu, "").slice(0, 30);
  return letters || "A visitor";
}
