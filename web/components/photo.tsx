import { classNames } from "@web/lib/class-names.ts";
import { blurBackground, type PhotoImage, photoSources } from "@web/lib/photo-sources.ts";
import { useIsHydrated } from "@web/lib/use-is-hydrated.ts";
import { ImageOff } from "lucide-react";
import { useState } from "react";

type FrameProps = {
  /** The displayed width, for `srcset`: "(min-width: 64rem) 25vw, 100vw". */
  sizes: string;
  /** For the first visible photograph, which is fetched immediately; all others load lazily. */
  priority?: boolean;
  /** `cover` fills the frame and may crop; `contain` shows everything. */
  fit?: "cover" | "contain";
  /** The frame's size or ratio, e.g. "aspect-[3/2]". Defaults to the photo's own ratio. */
  className?: string;
};

/**
 * A photograph in a frame that has its final size from the start: blurred while it loads, text if
 * there is none or it can't be loaded, never stretched.
 */
export function Photo(
  props: FrameProps & {
    image: PhotoImage | null | undefined;
    /** The text where there is none. */
    missing?: string;
  },
) {
  const { image, missing = "No images available", ...frame } = props;
  // The key resets the state, so an earlier picture's failure doesn't carry over.
  if (image) return <LoadingPhoto key={image.path} image={image} {...frame} />;
  return (
    <span className={classNames("relative block overflow-hidden", frame.className)}>
      <PhotoMissing text={missing} />
    </span>
  );
}

function LoadingPhoto(props: FrameProps & { image: PhotoImage }) {
  const { image, sizes, priority = false, fit = "cover", className } = props;
  const [state, setState] = useState<"loading" | "loaded" | "failed">("loading");
  // A prerendered photograph would stay transparent until hydration; the first one is waited for.
  const [fadesIn] = useState(useIsHydrated() && !priority);
  const { src, srcSet } = photoSources(image);
  // No blur around a photograph that does not fill its frame.
  const isBare = state === "failed" || (fit === "contain" && state === "loaded");
  return (
    // A span, because buttons also contain photographs.
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
            fadesIn && "transition-opacity duration-300",
            fadesIn && state === "loading" && "opacity-0",
          )}
        />
      )}
    </span>
  );
}

/** The placeholder for a missing photograph. */
export function PhotoMissing({ text }: { text: string }) {
  return (
    <span className="absolute inset-0 flex flex-col items-center justify-center gap-2 bg-sunken text-ink-faint text-sm">
      <ImageOff aria-hidden="true" className="size-6 stroke-[1.5]" />
      {text}
    </span>
  );
}
