import type { Question } from "./question.ts";

/** Pictures as the model takes them: in the request itself, so that it fetches nothing of ours. */
export function pictureParts(images: Question["images"]) {
  return images.map(({ type, bytes }) => ({
    type: "image_url" as const,
    image_url: { url: `data:${type};base64,${base64Of(bytes)}`, detail: "low" as const },
  }));
}

/** As many arguments as every engine takes at once. */
const CHUNK = 8_192;

/** The same on Deno, and on Node for the tests; `@std` is mapped for Deno only. */
function base64Of(bytes: Uint8Array): string {
  let binary = "";
  for (let at = 0; at < bytes.length; at += CHUNK)
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary);
}
