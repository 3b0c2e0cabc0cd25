import { PHOTO_TEXTS } from "@domain/homes/photo-rules.ts";
import { AVATAR_SIDE, MAX_AVATAR_BYTES } from "@domain/people/profile.ts";
import { PictureProblem } from "@web/lib/read-picture.ts";
import { type Frame, redrawPicture } from "@web/lib/redraw-picture.ts";

/** A file that can't become a picture; the message is shown to the user. */
export class AvatarProblem extends Error {
  override name = "AvatarProblem";
}

/**
 * Crops the center to a square of at most 512 px, redrawn from its pixels.
 * @throws AvatarProblem
 */
export async function fitAvatar(file: Blob): Promise<Blob> {
  const picture = await redraw(file);
  if (picture.size > MAX_AVATAR_BYTES) throw new AvatarProblem(TOO_LARGE);
  return picture;
}

/** The centered square, never enlarged. */
export function squareOf(width: number, height: number): Frame {
  const crop = Math.min(width, height);
  const side = Math.max(1, Math.min(crop, AVATAR_SIDE));
  return {
    ...{ x: (width - crop) / 2, y: (height - crop) / 2, fromWidth: crop, fromHeight: crop },
    ...{ width: side, height: side },
  };
}

async function redraw(file: Blob): Promise<Blob> {
  try {
    return await redrawPicture(file, squareOf);
  } catch (error) {
    if (!(error instanceof PictureProblem)) throw error;
    throw new AvatarProblem(error.reason === "too-large" ? TOO_LARGE : UNREADABLE);
  }
}

const UNREADABLE = `Please choose another picture: ${PHOTO_TEXTS.unreadable}.`;
const TOO_LARGE = "Please choose a smaller picture.";
