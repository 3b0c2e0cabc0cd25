export type PhotoKind = "jpeg" | "png" | "webp" | "avif";

/** Displayed width and height; the bytes contain nothing but the picture. */
export type Cleaned = { width: number; height: number; bytes: Uint8Array };
