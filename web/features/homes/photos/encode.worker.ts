import "@web/lib/older-browsers.ts";
import { type EncodedPhoto, encodePhoto, PhotoProblem } from "./encode-photo.ts";

/** Encodes off the main thread: a file comes in, a photo or its problem goes out. */

export type EncodeRequest = { id: number; file: Blob };
export type EncodeAnswer = { id: number } & (
  | { photo: EncodedPhoto }
  | { problem: string }
  | { broken: true }
);

addEventListener("message", async ({ data }: MessageEvent<EncodeRequest>) => {
  const { id, file } = data;
  const answer = (content: object) => postMessage({ id, ...content });
  try {
    answer({ photo: await encodePhoto(file) });
  } catch (error) {
    answer(error instanceof PhotoProblem ? { problem: error.message } : { broken: true });
  }
});
