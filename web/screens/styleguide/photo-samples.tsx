import { Badge } from "@web/components/badge.tsx";
import { Button } from "@web/components/button.tsx";
import { IconButton } from "@web/components/icon-button.tsx";
import { Photo } from "@web/components/photo.tsx";
import { PhotoCarousel } from "@web/components/photo-carousel.tsx";
import { PhotoThumbnails } from "@web/components/photo-thumbnails.tsx";
import { PhotoViewer } from "@web/components/photo-viewer.tsx";
import { Price } from "@web/components/price.tsx";
import type { PhotoImage } from "@web/lib/photo-sources.ts";
import { Heart } from "lucide-react";
import { useState } from "react";
import { Chapter, Sample } from "./sample.tsx";
import { BROKEN_PHOTO, SAMPLE_PHOTOS } from "./sample-photos.ts";

export function PhotoSamples() {
  const [index, setIndex] = useState(0);
  const [isFullScreen, setFullScreen] = useState(false);
  return (
    <Chapter title="Photographs">
      <div className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        <SampleCard title="Craftsman on a quiet street" price={485_000} images={SAMPLE_PHOTOS} />
        <SampleCard
          title="Brick house at the river"
          price={1_250_000}
          images={SAMPLE_PHOTOS.slice(1)}
        />
        <SampleCard title="Photo that fails to load" price={null} images={[BROKEN_PHOTO]} />
        <SampleCard title="Home without photos" price={329_000} images={[]} />
      </div>
      <div className="grid gap-8 lg:grid-cols-2">
        <Sample name="PhotoCarousel and PhotoThumbnails">
          <div className="grid w-full gap-2">
            <PhotoCarousel
              images={SAMPLE_PHOTOS}
              label="Photos of the sample home"
              sizes="50vw"
              className="aspect-[3/2] rounded-md"
              index={index}
              onIndexChange={setIndex}
            />
            <PhotoThumbnails images={SAMPLE_PHOTOS} index={index} onIndexChange={setIndex} />
          </div>
        </Sample>
        <Sample name="PhotoViewer">
          <Button variant="secondary" onClick={() => setFullScreen(true)}>
            View full screen
          </Button>
          {isFullScreen && (
            <PhotoViewer
              images={SAMPLE_PHOTOS}
              label="Photos of the sample home"
              index={index}
              onIndexChange={setIndex}
              onClose={() => setFullScreen(false)}
            />
          )}
        </Sample>
        <Sample name="Photo, contained">
          {SAMPLE_PHOTOS[2] && (
            <Photo
              image={SAMPLE_PHOTOS[2]}
              sizes="50vw"
              fit="contain"
              className="aspect-square w-full max-w-sm rounded-md"
            />
          )}
        </Sample>
      </div>
    </Chapter>
  );
}

function SampleCard(props: { title: string; price: number | null; images: PhotoImage[] }) {
  const [isFavorite, setFavorite] = useState(false);
  return (
    <article className="flex flex-col">
      <PhotoCarousel
        images={props.images}
        label={`Photos of ${props.title}`}
        sizes="(min-width: 80rem) 22vw, 90vw"
        className="aspect-[4/3] rounded-md"
      >
        <Badge tone="photo" className="absolute top-3 left-3">
          House
        </Badge>
        <IconButton
          variant="photo"
          size="sm"
          label={`Save ${props.title}`}
          aria-pressed={isFavorite}
          icon={<Heart className={isFavorite ? "fill-clay text-clay" : ""} />}
          onClick={() => setFavorite(!isFavorite)}
          className="absolute top-2 right-2"
        />
      </PhotoCarousel>
      <div className="mt-3.5 flex flex-wrap items-baseline justify-between gap-3">
        <Price price={props.price} />
        <span className="text-ink-soft text-sm">3 beds · 2 baths</span>
      </div>
      <h3 className="mt-1 font-medium">{props.title}</h3>
      <p className="text-ink-soft text-sm">1418 Maple St, Boise, ID 83702</p>
      <div className="mt-4 grid grid-cols-2 gap-2">
        <Button variant="secondary" size="sm">
          View Property
        </Button>
        <Button size="sm">Schedule Showing</Button>
      </div>
    </article>
  );
}
