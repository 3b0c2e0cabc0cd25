import {
  acceptsShowings,
  FALLBACK_TITLE,
  fullAddress,
  type ListingDetails as Listing,
  propertyTypeName,
} from "@domain/homes/listings.ts";
import { REPORT_TEXTS } from "@domain/talk/reports.ts";
import { Badge } from "@web/components/badge.tsx";
import { LazyPart } from "@web/components/error-boundary.tsx";
import { LowerPart } from "@web/components/lower-part.tsx";
import { ReportButton } from "@web/components/report-button.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { classNames } from "@web/lib/class-names.ts";
import { arrivingCode } from "@web/lib/new-version.ts";
import { useSearchParams } from "@web/lib/router.tsx";
import { useOwns } from "@web/session/use-owns.ts";
import { useUser } from "@web/session/use-user.ts";
import { lazy, type ReactNode, useEffect, useState } from "react";
import { StateBadge } from "../results/state-badge.tsx";
import { AttentionSection } from "./attention-section.tsx";
import { FloorPlans } from "./floor-plans.tsx";
import { ListingAbout, ListingAboutSkeleton } from "./listing-about.tsx";
import { ListingFacts } from "./listing-facts.tsx";
import { ListingFeatures } from "./listing-features.tsx";
import { ListingGallery } from "./listing-gallery.tsx";
import { PriceHistory } from "./price-history.tsx";
import { PurchaseBar, PurchasePanel } from "./purchase-panel.tsx";
import { SimilarSkeleton } from "./similar-skeleton.tsx";

const HomeTour = lazy(() => arrivingCode(import("./home-tour.tsx")));
const SimilarHomes = lazy(() => arrivingCode(import("./similar-homes.tsx")));
const SoldNearby = lazy(() => arrivingCode(import("./sold-nearby.tsx")));

/** Elements that other features show of a home, passed in by the screen. */
export type ListingParts = Record<
  "showing" | "place" | "questions" | "documents" | "lists",
  (listing: Listing) => ReactNode
> & {
  /** Whether this person has begun to book a showing, and the page was loaded again. */
  isBookingBegun: (userId: string | null, listingId: string) => boolean;
};

type ListingDetailsProps = {
  listing: Listing;
  /** False while only the card's data is known. */
  isComplete: boolean;
  /** Shown in place of data that could not be loaded. */
  failure: ReactNode;
  /** A page names the home in its h1; a dialog already has its title. */
  frame: "page" | "dialog";
  parts: ListingParts;
};

export function ListingDetails(props: ListingDetailsProps) {
  const { listing, isComplete, frame, parts } = props;
  const isOwn = useOwns(listing);
  const [attention, setAttention] = useScheduling(listing.id, parts.isBookingBegun);
  const [asking, setAsking] = useAsking();
  const canBook = acceptsShowings(listing.status);
  const isBooking = canBook && attention > 0;
  const isSold = listing.status === "sold";
  // The title was the owner's, and left with the sale.
  const title = isSold ? fullAddress(listing) : listing.title || FALLBACK_TITLE;
  const Title = frame === "page" ? "h1" : "p";

  function schedule() {
    setAttention(attention + 1);
  }

  return (
    <article className="@container">
      <div
        className={classNames(
          "grid gap-x-14 gap-y-7 pb-14 print:pb-0 @3xl:grid-cols-[minmax(0,1fr)_20rem] @3xl:grid-rows-[auto_auto_1fr] print:grid-cols-[minmax(0,1fr)_16rem]! print:gap-y-6",
          frame === "dialog" && MARGINS,
        )}
      >
        <div
          className={classNames(
            "print:col-span-full",
            frame === "dialog" && "-mx-4 @xl:-mx-8 @3xl:mx-0 @3xl:pt-8",
          )}
        >
          {(listing.images.length > 0 || !isSold) && (
            <ListingGallery images={listing.images} title={title} frame={frame} />
          )}
        </div>
        <aside
          aria-label="Price and showing"
          className={classNames(
            "@3xl:sticky @3xl:col-start-2 @3xl:row-span-3 @3xl:row-start-1 @3xl:self-start print:static! print:col-start-2! print:row-span-1! print:row-start-2!",
            frame === "page" ? "@3xl:top-[calc(var(--header-height)+2rem)]" : "@3xl:top-8",
          )}
        >
          <PurchasePanel
            listing={listing}
            onSchedule={schedule}
            onAsk={() => setAsking(asking + 1)}
            lists={isComplete && parts.lists(listing)}
          />
        </aside>
        <header className="min-w-0 print:col-start-1 print:row-start-2">
          <div className="flex flex-wrap gap-2">
            <Badge tone="neutral">{propertyTypeName(listing.property_type)}</Badge>
            <StateBadge listing={listing} />
          </div>
          <Title
            translate={isSold ? "no" : undefined}
            className="mt-3 text-balance font-display text-heading"
          >
            {title}
          </Title>
        </header>
        <div className="mt-3 grid min-w-0 gap-12 print:col-span-full print:gap-6">
          <ListingFacts listing={listing} isComplete={isComplete} />
          {isBooking && (
            <AttentionSection
              id="showing"
              label="Schedule Property Showing"
              attention={isComplete ? attention : 0}
            >
              {isComplete && parts.showing(listing)}
            </AttentionSection>
          )}
          {isComplete ? (
            <ListingAbout description={listing.description} />
          ) : (
            (props.failure ?? <ListingAboutSkeleton />)
          )}
          <ListingFeatures features={listing.features} />
          <FloorPlans images={listing.images} />
          {listing.tour_url !== "" && (
            <LazyPart title="The tour could not be loaded">
              <HomeTour address={listing.tour_url} />
            </LazyPart>
          )}
          {isComplete && !isSold && parts.documents(listing)}
          {isComplete && !isSold && (
            <div className={listing.answers.length === 0 ? "print:hidden" : ""}>
              <AttentionSection id="ask" label="Ask about this home" attention={asking}>
                {parts.questions(listing)}
              </AttentionSection>
            </div>
          )}
          <PriceHistory listing={listing} />
          <TitledSection className="print:hidden" title="Where it is">
            <div className="mt-5">{parts.place(listing)}</div>
            {isComplete && !isSold && listing.city !== "" && (
              <LowerPart skeleton={null}>
                <SoldNearby listing={listing} />
              </LowerPart>
            )}
          </TitledSection>
          {isComplete && !isOwn && (
            <ReportButton
              reported={{ kind: "home", subject: listing.id, name: title }}
              label={REPORT_TEXTS.titles.home}
              className="justify-self-start print:hidden"
            />
          )}
        </div>
      </div>
      {isComplete && (
        <div
          className={classNames("pb-14 empty:hidden print:hidden", frame === "dialog" && MARGINS)}
        >
          <LowerPart skeleton={<SimilarSkeleton />}>
            <SimilarHomes listing={listing} />
          </LowerPart>
        </div>
      )}
      {canBook && !isBooking && (
        <PurchaseBar listing={listing} frame={frame} onSchedule={schedule} />
      )}
    </article>
  );
}

/** Counts the presses of "Schedule Property Showing"; a booking that was begun before a reload is one. */
function useScheduling(id: string, isBegun: ListingParts["isBookingBegun"]) {
  const [presses, setPresses] = useState(0);
  const user = useUser();
  const userId = user?.id ?? null;
  // The code is in an effect, because the prerendered page knows nothing of its visitor.
  useEffect(() => {
    if (isBegun(userId, id)) setPresses((before) => before || 1);
  }, [userId, id, isBegun]);
  return [presses, setPresses] as const;
}

/** Counts the presses of "Ask about this home"; arriving with `?ask` is one. */
function useAsking() {
  const [presses, setPresses] = useState(0);
  const isAsked = useSearchParams()[0].has("ask");
  // The code is in an effect, because the prerendered page has no query.
  useEffect(() => {
    if (isAsked) setPresses(1);
  }, [isAsked]);
  return [presses, setPresses] as const;
}

const MARGINS = "px-4 @xl:px-8 @3xl:px-12";
