import { fullAddress, isPublicStatus, UNTITLED } from "@domain/homes/listings.ts";
import { paths } from "@domain/site/paths.ts";
import type { OwnHome } from "@web/api/homes/own-homes.ts";
import { HomePhoto } from "@web/components/home-photo.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { Price } from "@web/components/price.tsx";
import { SectionHeading } from "@web/components/section-heading.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";
import { StatusBadge } from "@web/components/status-badge.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { Link } from "@web/lib/router.tsx";
import { offeredDaysText } from "./offered-days.ts";
import { OffersLink } from "./offers-link.tsx";
import { WorthLink } from "./worth-link.tsx";

export function OwnHomes({ userId, homes }: { userId: string; homes: OwnHome[] }) {
  return (
    <TitledSection
      title="Your Listings"
      aside={<TextLink to={paths.myListings.href()}>Manage your listings</TextLink>}
    >
      <ul>
        {homes.map((home) => (
          <HomeRow key={home.id} userId={userId} home={home} />
        ))}
      </ul>
    </TitledSection>
  );
}

export function OwnHomesSkeleton() {
  return (
    <LoadingGroup label="Loading your homes...">
      <SectionHeading>Your Listings</SectionHeading>
      <div className="grid grid-cols-[6.5rem_1fr] gap-4 py-5">
        <Skeleton className="aspect-[4/3]" />
        <div className="grid content-start gap-2.5">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-5 w-2/5" />
        </div>
      </div>
    </LoadingGroup>
  );
}

function HomeRow({ userId, home }: { userId: string; home: OwnHome }) {
  const href = hrefOf(home);
  return (
    <li className="grid grid-cols-[6.5rem_1fr] gap-4 max-[18rem]:grid-cols-1 border-line border-b py-5">
      <HomePhoto image={home.images[0]} sizes="104px" className="aspect-[4/3]" />
      <div className="grid min-w-0 content-start gap-1">
        <h3 className="wrap-anywhere font-medium">
          {href ? (
            <Link to={href} className="rounded-sm hover:underline hover:underline-offset-[0.2em]">
              {home.title || UNTITLED}
            </Link>
          ) : (
            home.title || UNTITLED
          )}
        </h3>
        <p translate="no" className="text-ink-soft text-sm">
          {fullAddress(home)}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Price price={home.price} size="sm" />
          <StatusBadge status={home.status} />
        </p>
        <p className="text-ink-soft text-sm">{offeredDaysText(home, new Date())}</p>
        {home.status !== "sold" && <WorthLink home={home} />}
        {isPublicStatus(home.status) && <OffersLink userId={userId} home={home} />}
      </div>
    </li>
  );
}

/** The page to which the name links: the public page, or the draft. */
function hrefOf(home: OwnHome): string | undefined {
  if (isPublicStatus(home.status)) return paths.listing.href(home.id);
  return home.status === "draft" ? paths.editListing.href(home.id) : undefined;
}
