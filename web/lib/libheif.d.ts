/** The parts of libheif that we use; the package's own types describe only what is below them. */
declare module "libheif-js/libheif-wasm/libheif-bundle.mjs" {
  export type HeifPixels = {
    data: Uint8ClampedArray<ArrayBuffer>;
    width: number;
    height: number;
  };
  export type HeifImage = {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Fills in the pixels, upright; null when it can't. */
    display(into: HeifPixels, done: (filled: HeifPixels | null) => void): void;
    free(): void;
  };
  export type Libheif = {
    HeifDecoder: new () => {
      /** Empty for what is no such file. */
      decode(bytes: Uint8Array): HeifImage[];
    };
  };
  const start: () => Libheif | Promise<Libheif>;
  export default start;
}
