import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { isUuid } from "@domain/site/text/ids.ts";
import { useQuery } from "@tanstack/react-query";
import { listingPhotosQuery } from "@web/api/homes/listing-photos.ts";
import { type OwnListing, ownListingQuery } from "@web/api/homes/listing-writes.ts";
import { ownershipQuery } from "@web/api/homes/ownership.ts";
import { BackLink } from "@web/components/back-link.tsx";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";
import { keptListing } from "@web/features/homes/listing-wizard/kept-edits.ts";
import { stepOf } from "@web/features/homes/listing-wizard/steps.ts";
import { Wizard } from "@web/features/homes/listing-wizard/wizard.tsx";
import { WizardSkeleton } from "@web/features/homes/listing-wizard/wizard-skeleton.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useParams, useSearchParams } from "@web/lib/router.tsx";
import { House } from "lucide-react";
import { lazy, Suspense } from "react";
import { ListingPreview } from "./listing-preview.tsx";
import { MembersOnly } from "./members-only.tsx";

// Loaded on demand, because most of it is code for shrinking photographs. If that fails (offline),
// the other steps still work.
const PhotosStep = lazy(() =>
  import("@web/features/homes/photos/photos-step.tsx").then(
    (file) => ({ default: file.PhotosStep }),
    () => ({ default: PhotosUnavailable }),
  ),
);

/** The wizard, for new and published listings. */
export default function EditListingScreen() {
  const { id = "" } = useParams();
  return (
    <div className="page pt-6 sm:pt-8">
      <div className="mb-6">
        <BackLink to={paths.myListings.href()}>My listings</BackLink>
      </div>
      <MembersOnly level={1} loading={<WizardSkeleton />}>
        {(user) => <EditListing key={`${user.id} ${id}`} userId={user.id} id={id} />}
      </MembersOnly>
    </div>
  );
}

function EditListing({ userId, id }: { userId: string; id: string }) {
  const query = useQuery({ ...ownListingQuery(userId, id), enabled: isUuid(id) });
  // If the server can't be reached, editing continues with the copy on this device.
  const listing = query.data ?? (query.isError ? keptListing(userId, id) : undefined);
  usePageTitle(listing?.title || "Your listing");

  if (listing) return <EditWizard userId={userId} listing={listing} />;
  if (!isUuid(id) || query.data === null) return <NoSuchListing />;
  if (query.isPending) return <WizardSkeleton />;
  return <LoadError level={1} title={ERRORS.user_listings_unavailable.text} query={query} />;
}

function EditWizard({ userId, listing }: { userId: string; listing: OwnListing }) {
  const [params] = useSearchParams();
  const step = stepOf(params.get("step"));
  const photos = useQuery({
    ...listingPhotosQuery(userId, listing.id),
    staleTime: 0,
    enabled: step.id === "review",
  });
  const ownership = useQuery({
    ...ownershipQuery(userId, listing.id),
    staleTime: 0,
    enabled: step.id === "review",
  });
  return (
    <Wizard
      userId={userId}
      listing={listing}
      step={step}
      shown={photos.data?.map(({ alt }) => alt)}
      ownership={ownership.data}
      photos={({ title, home, onWords }) => (
        <Suspense fallback={<PhotosSkeleton />}>
          <PhotosStep
            listingId={listing.id}
            userId={userId}
            title={title}
            home={home}
            onWords={onWords}
          />
        </Suspense>
      )}
      preview={(current, fields) => (
        <ListingPreview listing={current} fields={fields} images={photos.data ?? []} />
      )}
    />
  );
}

/** The drop zone and the grid, while their code loads. */
function PhotosSkeleton() {
  return (
    <LoadingGroup label="Loading your photos..." className="grid gap-8">
      <Skeleton className="h-52 rounded-lg" />
      <div className="grid grid-cols-2 gap-x-3 gap-y-8 sm:grid-cols-3 sm:gap-x-5">
        <Skeleton className="aspect-[3/2] rounded-md" />
        <Skeleton className="aspect-[3/2] rounded-md" />
      </div>
    </LoadingGroup>
  );
}

function PhotosUnavailable() {
  return (
    <InlineNotice tone="warn">
      This step could not be loaded. Please reload the page once you are online; what you have typed
      is kept.
    </InlineNotice>
  );
}

function NoSuchListing() {
  return (
    <EmptyState
      level={1}
      icon={<House />}
      title="We could not find this listing"
      text="It may have been deleted, or it belongs to another account."
      action={<LinkButton to={paths.myListings.href()}>My listings</LinkButton>}
    />
  );
}
