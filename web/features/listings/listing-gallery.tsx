import type { ListingImage } from "@domain/images.ts";
import { PhotoCarousel } from "@web/components/photo-carousel.tsx";
import { PhotoThumbnails } from "@web/components/photo-thumbnails.tsx";
import { useState } from "react";

/** The photographs large, with their thumbnails (B§2); arrows, arrow keys and swipe turn them. */
export function ListingGallery({
  images,
  title,
  frame,
}: {
  images: ListingImage[];
  title: string;
  frame: "page" | "dialog";
}) {
  const [index, setIndex] = useState(0);
  return (
    <div>
      <PhotoCarousel
        images={images}
        label={`Photos of ${title}`}
        sizes="(min-width: 76rem) 72rem, 100vw"
        priority
        index={index}
        onIndexChange={setIndex}
        className={`${frame === "page" ? "rounded-lg" : ""} shared-photo w-full ${images.length === 0 ? "h-48" : "aspect-[4/3] max-h-[58dvh] @3xl:aspect-[16/9]"}`}
      />
      <PhotoThumbnails
        images={images}
        index={index}
        onIndexChange={setIndex}
        className={frame === "page" ? "-mx-1 mt-2" : "mt-2 px-4 @xl:px-8 @3xl:px-12"}
      />
    </div>
  );
}
