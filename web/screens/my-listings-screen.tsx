import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { ownHomesQuery } from "@web/api/homes/own-homes.ts";
import { LoadError } from "@web/components/error-state.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { PageHeader } from "@web/components/page-header.tsx";
import { MyListings } from "@web/features/homes/own-homes/my-listings.tsx";
import { MyListingsSkeleton } from "@web/features/homes/own-homes/my-listings-skeleton.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useIsOutdated } from "@web/lib/use-is-outdated.ts";
import { Plus } from "lucide-react";
import { MembersOnly } from "./members-only.tsx";

/** All of an owner's listings, with every action on them. */
export default function MyListingsScreen() {
  usePageTitle("My listings");
  return (
    <div className="page grid gap-10 pt-8 pb-10 sm:pt-12 sm:pb-14">
      <MembersOnly level={1} loading={<Loading />}>
        {(user) => <Homes userId={user.id} />}
      </MembersOnly>
    </div>
  );
}

function Homes({ userId }: { userId: string }) {
  const homes = useQuery(ownHomesQuery(userId));
  const isOutdated = useIsOutdated(ownHomesQuery(userId).queryKey, homes);
  if (homes.isPending || (isOutdated && homes.data?.length === 0)) return <Loading />;
  if (homes.isError && !homes.data) {
    return (
      <>
        <Header />
        <LoadError title={ERRORS.user_listings_unavailable.text} query={homes} />
      </>
    );
  }
  return (
    <>
      <Header canCreate={homes.data.length > 0} />
      <MyListings userId={userId} homes={homes.data} />
    </>
  );
}

/** Without listings, the button is in the middle of the page instead. */
function Header({ canCreate = false }: { canCreate?: boolean }) {
  return (
    <PageHeader
      kicker="For owners"
      title="My listings"
      actions={
        canCreate && (
          <LinkButton to={paths.sell.href()}>
            <Plus aria-hidden="true" className="size-4" />
            Create Your Listing
          </LinkButton>
        )
      }
    />
  );
}

function Loading() {
  return (
    <>
      <Header />
      <MyListingsSkeleton />
    </>
  );
}
