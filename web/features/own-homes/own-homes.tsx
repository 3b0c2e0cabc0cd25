import { fullAddress, isPublicStatus } from "@domain/listings.ts";
import type { OwnHome } from "@web/api/own-homes.ts";
import { Photo, PhotoMissing } from "@web/components/photo.tsx";
import { Price } from "@web/components/price.tsx";
import { SectionHeading } from "@web/components/section-heading.tsx";
import { StatusBadge } from "@web/components/status-badge.tsx";
import { paths } from "@web/lib/paths.ts";
import { useId } from "react";
import { Link } from "react-router-dom";
import { offeredDaysText } from "./offered-days.ts";

/** The owner's homes: how each one stands, and when it can be seen. */
export function OwnHomes({ homes }: { homes: OwnHome[] }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <SectionHeading id={headingId} aside={homes.length}>
        Your Listings
      </SectionHeading>
      <ul>
        {homes.map((home) => (
          <HomeRow key={home.id} home={home} />
        ))}
      </ul>
    </section>
  );
}

function HomeRow({ home }: { home: OwnHome }) {
  const photo = home.images[0];
  return (
    <li className="grid grid-cols-[6.5rem_1fr] gap-4 border-line border-b py-5">
      <div className="relative aspect-[4/3] overflow-hidden rounded-sm">
        {photo ? (
          <Photo image={{ ...photo, alt: "" }} sizes="104px" className="size-full" />
        ) : (
          <PhotoMissing text="" />
        )}
      </div>
      <div className="grid min-w-0 content-start gap-1">
        <h3 className="wrap-anywhere font-medium">
          {isPublicStatus(home.status) ? (
            <Link
              to={paths.listing.href(home.id)}
              className="rounded-sm hover:underline hover:underline-offset-[0.2em]"
            >
              {home.title}
            </Link>
          ) : (
            home.title || "Untitled draft"
          )}
        </h3>
        <p className="text-ink-soft text-sm">{fullAddress(home)}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Price price={home.price} size="sm" />
          <StatusBadge status={home.status} />
        </p>
        <p className="text-ink-soft text-sm">{offeredDaysText(home, new Date())}</p>
      </div>
    </li>
  );
}
