import { fullAddress, isPublicStatus, UNTITLED } from "@domain/homes/listings.ts";
import { paths } from "@domain/site/paths.ts";
import { countThisWeek } from "@domain/site/text/format.ts";
import { useQuery } from "@tanstack/react-query";
import { interestThisWeekQuery } from "@web/api/homes/listing-extras.ts";
import type { OwnHome } from "@web/api/homes/own-homes.ts";
import { HomePhoto } from "@web/components/home-photo.tsx";
import { Price } from "@web/components/price.tsx";
import { StatusBadge } from "@web/components/status-badge.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { Link } from "@web/lib/router.tsx";
import { ListingMenu } from "./listing-menu.tsx";
import { offeredDaysText } from "./offered-days.ts";
import { OffersLink } from "./offers-link.tsx";
import { OutcomeLine } from "./outcome-line.tsx";
import { WorthLink } from "./worth-link.tsx";

export function MyListingItem(props: { userId: string; home: OwnHome }) {
  const { userId, home } = props;
  const isPublic = isPublicStatus(home.status);
  const name = home.title || UNTITLED;
  return (
    <li
      data-home={home.id}
      className="grid gap-x-8 gap-y-4 border-line border-b py-7 sm:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <HomePhoto
        image={home.images[0]}
        sizes="(min-width: 40rem) 224px, 92vw"
        className="aspect-[3/2]"
      />
      <div className="grid min-w-0 content-start gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusBadge status={home.status} />
          {isPublic && <Interest userId={userId} id={home.id} />}
        </div>
        <h2 className="wrap-anywhere font-display font-medium text-subheading">
          {isPublic ? (
            <Link
              to={paths.listing.href(home.id)}
              className="rounded-sm hover:underline hover:underline-offset-[0.2em]"
            >
              {home.title}
            </Link>
          ) : (
            name
          )}
        </h2>
        <p className="text-ink-soft text-sm">
          <span translate="no">{fullAddress(home)}</span>
          {home.address_hidden && " · Street hidden"}
          {home.together && ` · ${home.together}`}
        </p>
        {isPublic && home.lat === null && (
          <p className="text-ink-soft text-sm">
            Not on the map yet. We will look for its address again, or you can set the pin yourself.
          </p>
        )}
        <Price price={home.price} />
        {(home.status === "pending" || home.status === "sold") && <OutcomeLine {...props} />}
        {home.status === "active" && (
          <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
            {offeredDaysText(home, new Date())}
            <TextLink
              to={paths.availability.href(home.id)}
              aria-label={`Manage Availability: ${name}`}
            >
              Manage Availability
            </TextLink>
          </p>
        )}
        {home.status !== "sold" && <WorthLink home={home} />}
        {home.status !== "draft" && (
          <>
            <p className="text-sm">
              <TextLink
                to={paths.promote.href(home.id)}
                aria-label={`Figures, flyer and texts: ${name}`}
              >
                Figures, flyer and texts
              </TextLink>
            </p>
            <OffersLink userId={userId} home={home} />
          </>
        )}
        <ListingMenu {...props} />
      </div>
    </li>
  );
}

/** Appears once known; a failed count must not break the page. */
function Interest({ userId, id }: { userId: string; id: string }) {
  const { data } = useQuery(interestThisWeekQuery(userId, id));
  if (data === undefined) return null;
  return (
    <ul className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
      <li>{countThisWeek(data.views, "view")}</li>
      <li>{countThisWeek(data.saves, "save")}</li>
    </ul>
  );
}
