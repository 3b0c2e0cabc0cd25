import { DetailedError } from "../../_shared/edge/detailed-error.ts";

/** A clause about one photo: "it is cut short". */
export type PhotoProblem = { url: string; text: string };

/** @throws DetailedError `image_refused` */
export function refusePhotos(problems: PhotoProblem[]): never {
  throw new DetailedError("image_refused", { problems });
}
