import { type ListingImage, publicImageUrl, variantPath } from "@domain/homes/images.ts";
import { LOOK_WIDTH, lookOf, type PhotoLook, photoProblems } from "@domain/homes/photo-problems.ts";
import { decodedPicture } from "@web/lib/browser-features.ts";
import { env } from "@web/lib/env.ts";
import { useEffect } from "react";
import { create } from "zustand";
import { pixelsOf } from "./encode-photo.ts";

/** The looks at stored photos, by path: a photo never changes. */
const useLooks = create<Record<string, PhotoLook | "unknown">>(() => ({}));

/** What an owner may want to change about each photo, by path. The photos are looked at on this device, one at a time. */
export function usePhotoProblems(photos: readonly ListingImage[]): ReadonlyMap<string, string> {
  const looks = useLooks();
  const next = photos.find(({ path }) => looks[path] === undefined);

  useEffect(() => {
    if (!next) return;
    const { path } = next;
    let isLeft = false;
    void lookAt(next).then(
      (look) => isLeft || useLooks.setState({ [path]: look }),
      () => isLeft || useLooks.setState({ [path]: "unknown" }),
    );
    return () => {
      isLeft = true;
    };
  }, [next]);

  const problems = photoProblems(
    photos.map(({ path, width, height }) => {
      const look = looks[path];
      return { width, height, look: look === "unknown" ? undefined : look };
    }),
  );
  return new Map(
    photos.flatMap(({ path }, i) => {
      const problem = problems[i];
      return problem === undefined ? [] : [[path, problem]];
    }),
  );
}

async function lookAt({ path, width, widths }: ListingImage): Promise<PhotoLook | "unknown"> {
  const smallest = Math.min(width, ...widths);
  const name = smallest === width ? path : variantPath(path, smallest);
  const answer = await fetch(publicImageUrl(env.supabaseUrl, name));
  const picture = answer.ok ? await decodedPicture(await answer.blob()) : undefined;
  if (!picture) return "unknown";
  const pixels = pixelsOf(picture, Math.min(picture.width, LOOK_WIDTH));
  picture.close();
  return lookOf(pixels);
}
