import { FALLBACK_TITLE, type ListingCard } from "@domain/homes/listings.ts";
import { paths } from "@domain/site/paths.ts";
import { formatPrice } from "@domain/site/text/format.ts";
import { Photo } from "@web/components/photo.tsx";
import { useBackgroundState } from "@web/lib/background-location.ts";
import { classNames } from "@web/lib/class-names.ts";
import { Link } from "@web/lib/router.tsx";
import { withoutIt } from "@web/lib/without-it.tsx";
import { ArrowRight } from "lucide-react";
import { lazy, Suspense } from "react";

/** The drawing appears only where there is no home to show. */
const HouseDrawing = lazy(() =>
  import("./house-drawing.tsx").then(({ HouseDrawing }) => ({ default: HouseDrawing }), withoutIt),
);

/** The picture has a fixed ratio on phones and tablets; beside the text it is as tall as the window allows. */
const FRAME = "aspect-[3/2] w-full lg:aspect-auto lg:h-full";
/**
 * The width is not 100vw: phones that are 393 or 412 pixels wide would need one pixel more than the stored widths of
 * 720 and 1080, and fetch the next larger photograph.
 */
const SIZES = "(min-width: 64rem) 55vw, 99vw";

/** A home's own photograph, out to the edge of the window, with a caption saying who sells it. */
export function HeroPicture({
  home,
  isPending,
  className,
}: {
  home: ListingCard | undefined;
  isPending: boolean;
  className: string;
}) {
  const photo = home?.images[0];
  return (
    <figure
      className={classNames(
        "relative lg:bg-sunken lg:h-[calc(100svh-var(--header-height)-7rem)] lg:max-h-[52rem] lg:min-h-[38rem]",
        className,
      )}
    >
      {home && photo ? (
        <>
          <Photo image={photo} sizes={SIZES} priority className={FRAME} />
          <Caption home={home} />
        </>
      ) : (
        <div className={classNames(FRAME, "bg-sunken")}>
          {!isPending && (
            <Suspense>
              <HouseDrawing className="size-full" />
            </Suspense>
          )}
        </div>
      )}
    </figure>
  );
}

/** Below the photograph; on a wide screen, cut into its lower left corner. */
function Caption({ home }: { home: ListingCard }) {
  const state = useBackgroundState();
  return (
    <figcaption
      data-keep-clear
      className="bg-paper px-4 pt-3 sm:px-[4vw] lg:absolute lg:bottom-0 lg:left-0 lg:max-w-[75%] lg:pt-4 lg:pr-6 lg:pl-6"
    >
      <Link
        to={paths.listing.href(home.id)}
        state={state}
        className="group flex items-center justify-between gap-4 rounded-sm"
      >
        <span className="grid gap-0.5">
          <span className="font-display font-medium text-subheading decoration-1 underline-offset-4 group-hover:underline">
            {home.title || FALLBACK_TITLE}
          </span>
          <span className="text-ink-soft text-sm">
            {home.city}, {home.state} ·{" "}
            <span className="lining-nums">{formatPrice(home.price)}</span> · for sale by its owner
          </span>
        </span>
        <ArrowRight
          aria-hidden="true"
          className="size-5 shrink-0 stroke-[1.5] transition-transform group-hover:translate-x-1"
        />
      </Link>
    </figcaption>
  );
}
