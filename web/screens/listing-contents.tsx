import type { ListingDetails } from "@domain/homes/listings.ts";
import { LazyPart } from "@web/components/error-boundary.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { LowerPart } from "@web/components/lower-part.tsx";
import { SectionHeading } from "@web/components/section-heading.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";
import type { ListingParts } from "@web/features/homes/listings/home/listing-details.tsx";
import { ListingView } from "@web/features/homes/listings/home/listing-view.tsx";
import { PlaceMap } from "@web/features/homes/place-map/place-map.tsx";
import { isBookingBegun } from "@web/features/showings/booking/booking-begun.ts";
import { messageDraft } from "@web/features/talk/messages/message-draft.ts";
import { HomeQuestions } from "@web/features/talk/questions/home-questions.tsx";
import { arrivingCode } from "@web/lib/new-version.ts";
import { PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import { useSearchParams } from "@web/lib/router.tsx";
import { readItem } from "@web/lib/storage.ts";
import { useIsHydrated } from "@web/lib/use-is-hydrated.ts";
import { useOwns } from "@web/session/use-owns.ts";
import { useUser } from "@web/session/use-user.ts";
import { lazy } from "react";

const AnswerTime = lazy(() => arrivingCode(import("@web/features/talk/questions/answer-time.tsx")));
const AskOwner = lazy(() => arrivingCode(import("@web/features/talk/messages/ask-owner.tsx")));
const HomeDocuments = lazy(() =>
  arrivingCode(import("@web/features/papers/disclosures/home-documents.tsx")),
);
const AddToList = lazy(() =>
  arrivingCode(import("@web/features/search/shared-lists/add-to-list.tsx")),
);
const BookingCalendar = lazy(() =>
  arrivingCode(import("@web/features/showings/booking/booking-calendar.tsx")),
);

/** A home with its booking calendar, map and questions, shared by its page and the dialog. */
export function ListingContents({ id, frame }: { id: string; frame: "page" | "dialog" }) {
  return <ListingView id={id} frame={frame} parts={PARTS} />;
}

const PARTS: ListingParts = {
  showing: (listing) => (
    <LazyPart title="The calendar could not be loaded" skeleton={<CalendarSkeleton />}>
      <BookingCalendar listing={listing} />
    </LazyPart>
  ),
  place: (listing) => <PlaceMap place={listing} />,
  questions: (listing) => <Questions listing={listing} />,
  documents: ({ id }) => (
    <LowerPart skeleton={null} className="empty:hidden">
      <HomeDocuments listingId={id} />
    </LowerPart>
  ),
  lists: ({ id }) => <Lists id={id} />,
  isBookingBegun,
};

/** Most visitors have none, and load nothing for them. */
function Lists({ id }: { id: string }) {
  const user = useUser();
  const isHydrated = useIsHydrated();
  const hasLists = user || (isHydrated && readItem(PERSONAL_KEYS.rememberedLists) !== null);
  if (!hasLists) return null;
  return (
    <LazyPart title="Your lists could not be loaded">
      <AddToList listingId={id} />
    </LazyPart>
  );
}

function Questions({ listing }: { listing: ListingDetails }) {
  const user = useUser();
  const isOwn = useOwns(listing);
  const isAsked = useSearchParams()[0].has("ask");
  return (
    <>
      <LowerPart skeleton={null} className="print:hidden">
        <AnswerTime listingId={listing.id} />
      </LowerPart>
      <HomeQuestions
        listing={listing}
        isOwn={isOwn}
        hasDraft={isAsked && messageDraft(user?.id ?? null, listing.id).read() !== undefined}
        renderWrite={(question) => (
          <LazyPart title="The field could not be loaded" skeleton={<AskSkeleton />}>
            <AskOwner listingId={listing.id} question={question} />
          </LazyPart>
        )}
      />
    </>
  );
}

function AskSkeleton() {
  return (
    <LoadingGroup label="Loading..." className="grid gap-4">
      <SectionHeading level={3}>Ask the owner</SectionHeading>
      <Skeleton className="h-40 rounded-md" />
    </LoadingGroup>
  );
}

function CalendarSkeleton() {
  return (
    <LoadingGroup label="Loading showing times..." className="grid gap-5">
      <SectionHeading>Available Viewing Times</SectionHeading>
      <Skeleton className="h-96 rounded-md" />
    </LoadingGroup>
  );
}
