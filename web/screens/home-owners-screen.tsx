import { paths } from "@domain/site/paths.ts";
import { BackLink } from "@web/components/back-link.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { PageHeader } from "@web/components/page-header.tsx";
import { HomeOwnersList } from "@web/features/homes/owners/home-owners.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useParams } from "@web/lib/router.tsx";
import { MembersOnly } from "./members-only.tsx";

/** `/my-listings/:id/owners`: who owns a home together. */
export default function HomeOwnersScreen() {
  usePageTitle("Owners");
  const { id = "" } = useParams();
  return (
    <div className="page grid gap-8 pt-8 pb-10 sm:pt-12 sm:pb-14">
      <BackLink to={paths.myListings.href()}>My listings</BackLink>
      <PageHeader kicker="For owners" title="Who owns this home" />
      <MembersOnly
        loading={<LoadingGroup label="Loading the owners..." shapes={["h-12", "h-12"]} />}
      >
        {(user) => <HomeOwnersList key={`${user.id} ${id}`} userId={user.id} listingId={id} />}
      </MembersOnly>
    </div>
  );
}
