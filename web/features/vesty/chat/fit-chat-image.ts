import { redrawPicture } from "@web/lib/redraw-picture.ts";

/** The longer side in px: the model doesn't use more. */
export const CHAT_IMAGE_SIDE = 1568;

/** Redraws an image for Vesty from its pixels. @throws PictureProblem */
export function fitChatImage(file: Blob): Promise<Blob> {
  return redrawPicture(file, (fromWidth, fromHeight) => {
    return { x: 0, y: 0, fromWidth, fromHeight, ...fittedSize(fromWidth, fromHeight) };
  });
}

/** Never enlarges. */
export function fittedSize(width: number, height: number): { width: number; height: number } {
  const share = Math.min(1, CHAT_IMAGE_SIDE / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * share)),
    height: Math.max(1, Math.round(height * share)),
  };
}
