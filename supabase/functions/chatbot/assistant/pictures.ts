import type { Question } from "./question.ts";

/** Pictures as data URLs in the request, so that the model fetches nothing from us. */
export function pictureParts(images: Question["images"]) {
  return images.map(({ type, bytes }) => ({
    type: "image_url" as const,
    image_url: { url: `data:${type};base64,${base64Of(bytes)}`, detail: "low" as const },
  }));
}

/** A number of arguments that every engine accepts. */
const CHUNK = 8_192;

/** Works on Deno and on Node, where tests run; `@std` is mapped for Deno only. */
function base64Of(bytes: Uint8Array): string {
  let binary = "";
  for (let at = 0; at < bytes.length; at += CHUNK)
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary);
}
