import { classNames } from "@web/lib/class-names.ts";
import { blurBackground, type PhotoImage, photoSources } from "@web/lib/photo-sources.ts";
import { useIsHydrated } from "@web/lib/use-is-hydrated.ts";
import { ImageOff } from "lucide-react";
import { useState } from "react";

type PhotoProps = {
  image: PhotoImage | null | undefined;
  /** The displayed width, for `srcset`: "(min-width: 64rem) 25vw, 100vw". */
  sizes: string;
  /** Set for the first visible photograph, which is fetched immediately; all others load lazily. */
  priority?: boolean;
  /** `cover` fills the frame and may crop; `contain` shows everything. */
  fit?: "cover" | "contain";
  /** The frame's size or ratio, e.g. "aspect-[3/2]". Defaults to the photo's own ratio. */
  className?: string;
  /** The text where there is none. */
  missing?: string;
};

/**
 * A photograph in a frame that has its final size from the start: blurred while it loads, text if
 * there is none or it can't be loaded, never stretched.
 */
export function Photo(props: PhotoProps) {
  // The key resets the state, so an earlier picture's failure doesn't carry over.
  return <FramedPhoto key={props.image?.path} {...props} />;
}

function FramedPhoto(props: PhotoProps) {
  const { image, sizes, priority = false, fit = "cover", className, missing } = props;
  const [state, setState] = useState<"loading" | "loaded" | "failed">("loading");
  // A prerendered photograph would stay transparent until hydration; the first one is waited for.
  const [fadesIn] = useState(useIsHydrated() && !priority);
  const shown = state === "failed" ? undefined : image;
  const { src, srcSet } = { ...(shown && photoSources(shown)) };
  // A photograph that does not fill its frame has no blur around it.
  const isBare = fit === "contain" && state === "loaded";
  return (
    // A span, because buttons also contain photographs.
    <span
      className={classNames(
        "relative block overflow-hidden",
        fit === "cover" && "bg-sunken",
        className,
      )}
      style={{
        background: isBare ? undefined : blurBackground(shown?.blur_hash),
        aspectRatio: className || !image ? undefined : `${image.width} / ${image.height}`,
      }}
    >
      {shown ? (
        <img
          src={src}
          srcSet={srcSet}
          sizes={srcSet && sizes}
          width={shown.width}
          height={shown.height}
          alt={shown.alt}
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
      ) : (
        <PhotoMissing text={image ? "Image failed to load" : missing} />
      )}
    </span>
  );
}

/** The placeholder for a missing photograph. */
export function PhotoMissing({ text = "No images available" }: { text?: string | undefined }) {
  return (
    <span className="absolute inset-0 flex flex-col items-center justify-center gap-2 bg-sunken text-ink-faint text-sm">
      <ImageOff aria-hidden="true" className="size-6 stroke-[1.5]" />
      {text}
    </span>
  );
}
