import { vi } from "vitest";

/** Parts of drawing that jsdom lacks: bitmaps of a size set by the test, and canvases that write files. */
export function fakeCanvas(options: { width?: number; height?: number; webp?: boolean } = {}) {
  const { width = 4000, height = 3000, webp = true } = options;
  const open = { now: 0, most: 0, decoded: 0 };
  const drawn: [width: number, height: number][] = [];

  vi.stubGlobal(
    "createImageBitmap",
    vi.fn(async (_file: Blob) => {
      open.now += 1;
      open.decoded += 1;
      open.most = Math.max(open.most, open.now);
      return {
        width,
        height,
        close: () => {
          open.now -= 1;
        },
      };
    }),
  );
  vi.stubGlobal(
    "OffscreenCanvas",
    class {
      readonly width: number;
      readonly height: number;
      constructor(w: number, h: number) {
        this.width = w;
        this.height = h;
      }
      getContext() {
        return {
          fillRect: () => {},
          drawImage: (_source: unknown, _x: number, _y: number, w: number, h: number) => {
            drawn.push([w, h]);
          },
          getImageData: () => ({ data: new Uint8ClampedArray(this.width * this.height * 4) }),
        };
      }
      async convertToBlob({ type }: { type: string }) {
        // A browser that can't write WebP returns a PNG.
        const written = type === "image/webp" && !webp ? "image/png" : type;
        return new Blob([`${this.width}`], { type: written });
      }
    },
  );
  return { open, drawn };
}
