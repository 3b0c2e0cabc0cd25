import { redrawPicture } from "@web/lib/redraw-picture.ts";

/** The longer side in px: the model looks no closer. */
export const CHAT_IMAGE_SIDE = 1568;

/** A picture for Vesty, made anew from its pixels. @throws PictureProblem */
export function fitChatImage(file: Blob): Promise<Blob> {
  return redrawPicture(file, (fromWidth, fromHeight) => {
    return { x: 0, y: 0, fromWidth, fromHeight, ...fittedSize(fromWidth, fromHeight) };
  });
}

/** Nothing is made larger than it is. */
export function fittedSize(width: number, height: number): { width: number; height: number } {
  const share = Math.min(1, CHAT_IMAGE_SIDE / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * share)),
    height: Math.max(1, Math.round(height * share)),
  };
}
