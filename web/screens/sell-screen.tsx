import { ERRORS } from "@domain/site/errors/errors.ts";
import { useQuery } from "@tanstack/react-query";
import { ownHomesQuery } from "@web/api/homes/own-homes.ts";
import { LoadError } from "@web/components/error-state.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { Skeleton, SkeletonText } from "@web/components/skeleton.tsx";
import { StartListing } from "@web/features/homes/listing-wizard/start-listing.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { MembersOnly } from "./members-only.tsx";

/** The entry for owners: straight into a listing, new or in progress. */
export default function SellScreen() {
  usePageTitle("List your home");
  return (
    <div className="page pt-8 pb-10 sm:pt-12 sm:pb-14">
      <MembersOnly level={1} loading={<StartSkeleton />}>
        {(user) => <Start key={user.id} userId={user.id} />}
      </MembersOnly>
    </div>
  );
}

function Start({ userId }: { userId: string }) {
  const homes = useQuery({ ...ownHomesQuery(userId), staleTime: 0 });
  if (homes.isPending) return <StartSkeleton />;
  if (homes.isError && !homes.data) {
    return <LoadError level={1} title={ERRORS.user_listings_unavailable.text} query={homes} />;
  }
  return (
    <StartListing userId={userId} drafts={homes.data.filter(({ status }) => status === "draft")} />
  );
}

function StartSkeleton() {
  return (
    <LoadingGroup label="Loading..." level={1} className="grid max-w-2xl gap-6">
      <Skeleton className="h-4 w-32" />
      <Skeleton className="h-12 w-72" />
      <SkeletonText lines={2} />
      <Skeleton className="h-11 w-40" />
    </LoadingGroup>
  );
}
