import { vi } from "vitest";

/** A canvas, which jsdom lacks: what is drawn on it is recorded. A file that says "no picture" can't be read. */
export function fakeDrawing(width: number, height: number) {
  const canvas = { drawn: [] as number[][], writesWebp: true };
  vi.stubGlobal("createImageBitmap", async (file: Blob) => {
    if ((await file.text()).includes("no picture")) throw new Error("unreadable");
    return { width, height, close: () => {} };
  });
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({
    fillRect: () => {},
    drawImage: (_: unknown, ...numbers: number[]) => canvas.drawn.push(numbers),
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done, type) => {
    const isReplaced = type === "image/webp" && !canvas.writesWebp;
    done(new Blob(["small"], { type: isReplaced ? "image/png" : type }));
  });
  URL.createObjectURL = () => "blob:picture";
  URL.revokeObjectURL = vi.fn();
  return canvas;
}
