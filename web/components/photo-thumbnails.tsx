import type { PhotoImage } from "@web/lib/photo-sources.ts";
import { useEffect, useRef } from "react";
import { Photo } from "./photo.tsx";

/**
 * A scrolling row of thumbnails for a PhotoCarousel: give both the same `index` and
 * `onIndexChange`. In print the first ones form a row without the current photograph, which is shown large.
 */
export function PhotoThumbnails(props: {
  images: readonly PhotoImage[];
  index: number;
  onIndexChange: (index: number) => void;
  className?: string;
}) {
  const { images, index, onIndexChange } = props;
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const strip = list.current;
    const current = strip?.children[index];
    if (!strip || !(current instanceof HTMLElement)) return;
    // scrollIntoView would scroll the page as well.
    strip.scrollTo?.({ left: current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2 });
  }, [index]);

  if (images.length < 2) return null;
  return (
    <ul
      ref={list}
      className={`photo-strip relative flex gap-2 overflow-x-auto p-1 print:grid print:grid-cols-3 print:[&>li:nth-child(n+5)]:hidden ${props.className ?? ""}`}
    >
      {images.map((image, position) => (
        <li key={image.path} className="shrink-0 print:has-aria-current:hidden">
          <button
            type="button"
            aria-label={`Show photo ${position + 1} of ${images.length}`}
            aria-current={position === index || undefined}
            onClick={() => onIndexChange(position)}
            className="block overflow-hidden rounded-sm opacity-65 outline-offset-1 transition-opacity hover:opacity-100 aria-current:opacity-100 aria-current:ring-2 aria-current:ring-evergreen print:block print:w-full print:opacity-100"
          >
            <Photo
              image={{ ...image, alt: "" }}
              sizes="88px"
              className="h-15 w-22 print:aspect-[3/2] print:h-auto print:w-full"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
