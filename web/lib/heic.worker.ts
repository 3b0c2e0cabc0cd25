import "./older-browsers.ts";
import libheifUrl from "libheif-js/libheif-wasm/libheif-bundle.mjs?url";
import { heicPixels } from "./heic-pixels.ts";

/** Reads one HEIC file: it comes in, its pixels or nothing go out. Its own file decides what it may reach (decision 220). */

addEventListener("message", async ({ data: file }: MessageEvent<Blob>) => {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const library: typeof import("libheif-js/libheif-wasm/libheif-bundle.mjs") = await import(
      /* @vite-ignore */ libheifUrl
    );
    const pixels = await heicPixels(await library.default(), bytes);
    postMessage(pixels, pixels ? { transfer: [pixels.data.buffer] } : undefined);
  } catch {
    postMessage(undefined);
  }
});
