import type { ListingCard } from "@domain/homes/listings.ts";
import { COMMISSION_CLAIM } from "@domain/site/landing/landing.ts";
import { paths } from "@domain/site/paths.ts";
import { LinkButton } from "@web/components/link-button.tsx";
import type { ReactNode } from "react";
import { GetStarted } from "./get-started.tsx";
import { HeroPicture } from "./hero-picture.tsx";

export function Hero(props: {
  home: ListingCard | undefined;
  /** Still loading: the frame stays empty instead of showing the drawing. */
  isPending: boolean;
  onLoginIntent: () => void;
  /** The search box. */
  search: ReactNode;
}) {
  return (
    <section
      aria-labelledby="hero-title"
      className="grid lg:grid-cols-2 xl:grid-cols-[minmax(0,0.85fr)_minmax(0,1fr)] lg:grid-rows-[1fr_auto]"
    >
      <div className="landing-start flex flex-col justify-center py-10 pr-4 sm:py-16 sm:pr-10 lg:py-10">
        {/* Where the second sentence only just fits, it would wrap anew when the fonts arrive. */}
        <h1 id="hero-title" className="font-display text-display max-[27rem]:max-w-[8em]">
          <span className="block">Sell your home yourself.</span>{" "}
          <span className="block">Keep the commission.</span>
        </h1>
        <p className="mt-6 max-w-[34rem] text-ink-soft text-lead">
          You get a listing, a calendar, the paperwork, and an assistant who knows your sale. Buyers
          talk only to you.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <GetStarted
            whenSignedIn="Go to Dashboard"
            onIntent={props.onLoginIntent}
            className="max-sm:flex-1"
          />
          <LinkButton
            to={paths.listings.href()}
            variant="secondary"
            size="lg"
            className="max-sm:flex-1"
          >
            Browse homes
          </LinkButton>
        </div>
        <div className="mt-5 max-w-[34rem]">{props.search}</div>
      </div>
      <HeroPicture home={props.home} isPending={props.isPending} className="lg:row-span-2" />
      <div className="landing-start pt-5 pr-4 sm:pr-10 lg:col-start-1 lg:row-start-2 lg:pt-0 lg:pb-10">
        <div
          data-keep-clear
          className="grid max-w-[36rem] gap-x-6 gap-y-1.5 sm:grid-cols-[auto_1fr] border-line border-t pt-5 sm:items-baseline"
        >
          <p className="font-display font-medium text-clay text-subheading sm:max-w-44">
            {COMMISSION_CLAIM.text}
          </p>
          <p className="text-ink-faint text-xs">{COMMISSION_CLAIM.assumption}</p>
        </div>
      </div>
    </section>
  );
}
