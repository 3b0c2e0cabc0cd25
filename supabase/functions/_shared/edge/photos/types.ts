export type PhotoKind = "jpeg" | "png" | "webp" | "avif";

/** Width and height as they are seen; the bytes hold nothing but the picture. */
export type Cleaned = { width: number; height: number; bytes: Uint8Array };
