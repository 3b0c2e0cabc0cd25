import { classNames } from "@web/lib/class-names.ts";
import type { PhotoImage } from "@web/lib/photo-sources.ts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { IconButton } from "./icon-button.tsx";
import { Photo, PhotoMissing } from "./photo.tsx";
import { photoAtKey } from "./photo-keys.ts";
import { useSnapScroller } from "./use-snap-scroller.ts";

type PhotoCarouselProps = {
  images: readonly PhotoImage[];
  /** Names the carousel: "Photos of Sunny craftsman". */
  label: string;
  /** Ids of what says more exactly whose photographs they are, for the arrows. */
  about?: string;
  /** See Photo. */
  sizes: string;
  /** Fetches the first photograph immediately. */
  priority?: boolean;
  /** The frame's size or ratio, e.g. "aspect-[4/3]" or "h-full". */
  className?: string;
  fit?: "cover" | "contain";
  /** The text where there are no photographs. */
  missing?: string | undefined;
  /** `hover` shows the arrows only near a mouse pointer. */
  arrows?: "hover" | "always";
  /** Pass both to control it from outside (PhotoThumbnails); otherwise it manages its own index. */
  index?: number;
  onIndexChange?: (index: number) => void;
  /**
   * Overlays on the photographs: badges, the favorite heart. Position them yourself; where they need the room,
   * --arrows-top and --counter-inset move the carousel's own.
   */
  children?: ReactNode;
};

/**
 * Photographs side by side: swipe, arrows, arrow keys, and "2 / 5". It is a single tab stop, so a
 * page of cards stays short for keyboard users. Only photographs already reached and the next one
 * are fetched.
 */
export function PhotoCarousel(props: PhotoCarouselProps) {
  const { images, label, sizes, priority, className, fit, children } = props;
  const [ownIndex, setOwnIndex] = useState(0);
  const id = useId();
  const total = images.length;
  const index = Math.min(props.index ?? ownIndex, Math.max(total - 1, 0));
  const [isTouched, setTouched] = useState(false);
  const [furthest, setFurthest] = useState(0);
  const reached = Math.max(furthest, index) + (isTouched ? 1 : 0);

  function show(next: number) {
    const bounded = Math.max(0, Math.min(next, total - 1));
    setFurthest(Math.max(furthest, bounded));
    setOwnIndex(bounded);
    props.onIndexChange?.(bounded);
  }

  const scroller = useSnapScroller(index, show);

  function handleKeyDown(event: KeyboardEvent) {
    const target = photoAtKey(event.key, index, total);
    if (target === undefined) return;
    event.preventDefault();
    show(target);
  }

  if (total === 0) {
    return (
      <div className={classNames("relative overflow-hidden bg-sunken", className)}>
        <PhotoMissing text={props.missing} />
        {children}
      </div>
    );
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only prefetch
    <div
      onPointerEnter={() => setTouched(true)}
      onFocus={() => setTouched(true)}
      className={classNames(
        "group/photos relative overflow-hidden",
        fit !== "contain" && "bg-sunken",
        className,
      )}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
      <div
        {...scroller}
        id={id}
        role="group"
        aria-roledescription="carousel"
        aria-label={label}
        tabIndex={total > 1 ? 0 : undefined}
        onKeyDown={total > 1 ? handleKeyDown : undefined}
        className="photo-strip flex size-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain focus-visible:-outline-offset-4"
      >
        {images.map((image, position) => (
          <div
            key={image.path}
            // Photos that are off-screen are hidden from screen readers too; the counter gives the position.
            aria-hidden={position !== index}
            className="size-full shrink-0 snap-center snap-always print:aria-hidden:hidden"
          >
            {position <= reached && (
              <Photo
                image={image}
                sizes={sizes}
                fit={fit}
                priority={priority && position === 0}
                className="size-full"
              />
            )}
          </div>
        ))}
      </div>
      {children}
      {total > 1 && (
        <>
          <Arrow
            direction="previous"
            of={props.about ?? id}
            isEnd={index === 0}
            isShown={props.arrows === "always"}
            onClick={() => show(index - 1)}
          />
          <Arrow
            direction="next"
            of={props.about ?? id}
            isEnd={index === total - 1}
            isShown={props.arrows === "always"}
            onClick={() => show(index + 1)}
          />
          <p
            aria-live="polite"
            className="pointer-events-none absolute inset-(--counter-inset,auto_0.75rem_0.75rem_auto) rounded-sm bg-surface/92 px-2 py-0.5 font-medium text-ink text-xs tabular-nums print:hidden"
          >
            <span className="sr-only">Photo </span>
            {index + 1} / {total}
          </p>
        </>
      )}
    </div>
  );
}

function Arrow(props: {
  direction: "previous" | "next";
  /** Ids of what says whose photographs they are. */
  of: string;
  isEnd: boolean;
  isShown: boolean;
  onClick: () => void;
}) {
  const isPrevious = props.direction === "previous";
  return (
    <IconButton
      variant="photo"
      size="sm"
      label={isPrevious ? "Previous photo" : "Next photo"}
      aria-describedby={props.of}
      icon={isPrevious ? <ChevronLeft /> : <ChevronRight />}
      // The keyboard uses the arrow keys; see above.
      tabIndex={-1}
      aria-disabled={props.isEnd || undefined}
      onClick={() => !props.isEnd && props.onClick()}
      className={classNames(
        "absolute top-(--arrows-top,50%) -translate-y-1/2 transition-opacity aria-disabled:opacity-0!",
        !props.isShown &&
          "pointer-fine:opacity-0 pointer-fine:group-focus-within/photos:opacity-100 pointer-fine:group-hover/photos:opacity-100",
        isPrevious ? "left-3" : "right-3",
      )}
    />
  );
}
