import { classNames } from "@web/lib/class-names.ts";
import { blurBackground, type PhotoImage, photoSources } from "@web/lib/photo-sources.ts";
import { ImageOff } from "lucide-react";
import { useState } from "react";

export type PhotoProps = {
  image: PhotoImage;
  /** How wide it is shown, for the browser's choice: "(min-width: 64rem) 25vw, 100vw". */
  sizes: string;
  /** The first photograph in sight: fetched at once and first. All others wait their turn. */
  priority?: boolean;
  /** `cover` fills the frame and may cut the edges; `contain` shows all of it. */
  fit?: "cover" | "contain";
  /** The frame: its size or ratio, e.g. "aspect-[3/2]". Without one, the photo's own ratio. */
  className?: string;
};

/**
 * A photograph in a frame that has its final size from the start: a soft picture while it
 * loads, words when it can't be loaded, never stretched.
 */
export function Photo(props: PhotoProps) {
  // A state of its own for each picture: a failure of the last one says nothing about this one.
  return <LoadingPhoto key={props.image.path} {...props} />;
}

function LoadingPhoto({ image, sizes, priority = false, fit = "cover", className }: PhotoProps) {
  const [state, setState] = useState<"loading" | "loaded" | "failed">("loading");
  const { src, srcSet } = photoSources(image);
  // Beside a photograph that does not fill its frame nothing soft stays.
  const isBare = state === "failed" || (fit === "contain" && state === "loaded");
  return (
    // A span, because a button holds a photograph too.
    <span
      className={classNames(
        "relative block overflow-hidden",
        fit === "cover" && "bg-sunken",
        className,
      )}
      style={{
        background: isBare ? undefined : blurBackground(image.blur_hash),
        aspectRatio: className ? undefined : `${image.width} / ${image.height}`,
      }}
    >
      {state === "failed" ? (
        <PhotoMissing text="Image failed to load" />
      ) : (
        <img
          src={src}
          srcSet={srcSet}
          sizes={srcSet ? sizes : undefined}
          width={image.width}
          height={image.height}
          alt={image.alt}
          loading={priority ? "eager" : "lazy"}
          fetchPriority={priority ? "high" : "auto"}
          decoding="async"
          draggable={false}
          onLoad={() => setState("loaded")}
          onError={() => setState("failed")}
          className={classNames(
            "absolute inset-0 size-full",
            fit === "cover" ? "object-cover" : "object-contain",
            // The first photograph is not faded in: it is what the visitor is waiting for.
            !priority && "transition-opacity duration-300",
            !priority && state === "loading" && "opacity-0",
          )}
        />
      )}
    </span>
  );
}

/** In the place of a photograph that there isn't. */
export function PhotoMissing({ text }: { text: string }) {
  return (
    <span className="absolute inset-0 flex flex-col items-center justify-center gap-2 bg-sunken text-ink-faint text-sm">
      <ImageOff aria-hidden="true" className="size-6 stroke-[1.5]" />
      {text}
    </span>
  );
}
