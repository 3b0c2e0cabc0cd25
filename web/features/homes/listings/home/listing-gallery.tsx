import type { ListingImage } from "@domain/homes/images.ts";
import { IconButton } from "@web/components/icon-button.tsx";
import { PhotoCarousel } from "@web/components/photo-carousel.tsx";
import { PhotoThumbnails } from "@web/components/photo-thumbnails.tsx";
import { PhotoViewer } from "@web/components/photo-viewer.tsx";
import { Expand } from "lucide-react";
import { type MouseEvent, useRef, useState } from "react";
import { usePhotoKeys } from "./use-photo-keys.ts";

/**
 * Large photographs with thumbnails; arrows, arrow keys and swipe turn them, and a click opens them
 * full-screen.
 */
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
  const [isFullScreen, setFullScreen] = useState(false);
  const label = `Photos of ${title}`;
  const hasPhotos = images.length > 0;
  const gallery = useRef<HTMLDivElement>(null);
  usePhotoKeys(gallery, { index, total: images.length, onIndexChange: setIndex });
  return (
    <div ref={gallery}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div
        onClick={(event) => hasPhotos && !isOnButton(event) && setFullScreen(true)}
        className={hasPhotos ? "cursor-zoom-in" : undefined}
      >
        <PhotoCarousel
          images={images}
          label={label}
          sizes="(min-width: 76rem) 49rem, 100vw"
          priority
          index={index}
          onIndexChange={setIndex}
          className={`${frame === "page" ? "rounded-lg" : "@3xl:rounded-lg"} shared-photo w-full ${hasPhotos ? "aspect-[4/3] max-h-[38dvh] min-h-56 @3xl:aspect-[3/2] @3xl:max-h-[50dvh] print:aspect-auto print:h-64" : "h-48"}`}
        >
          {hasPhotos && (
            <IconButton
              variant="photo"
              size="sm"
              label="View full screen"
              icon={<Expand />}
              onClick={() => setFullScreen(true)}
              className="absolute bottom-3 left-3"
            />
          )}
        </PhotoCarousel>
      </div>
      <PhotoThumbnails
        images={images}
        index={index}
        onIndexChange={setIndex}
        // The strip of small photos is left out on a phone: the next photo is a swipe away, and the first screen has
        // better uses.
        className="mt-2 @max-3xl:hidden @3xl:-mx-1"
      />
      {isFullScreen && (
        <PhotoViewer
          images={images}
          label={label}
          index={index}
          onIndexChange={setIndex}
          onClose={() => setFullScreen(false)}
        />
      )}
    </div>
  );
}

function isOnButton({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest("button") !== null;
}
