import { AppError } from "../../_shared/domain/errors.ts";

/** A clause about one photo: "it is cut short". */
export type PhotoProblem = { url: string; text: string };

export class PhotosRefused extends AppError {
  readonly problems: PhotoProblem[];

  constructor(problems: PhotoProblem[]) {
    super("image_refused");
    this.problems = problems;
  }
}

/** @throws PhotosRefused */
export function refusePhotos(problems: PhotoProblem[]): never {
  throw new PhotosRefused(problems);
}
