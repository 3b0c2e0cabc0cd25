import { paths } from "@domain/site/paths.ts";
import type { OwnListing } from "@web/api/homes/listing-writes.ts";
import { LinkButton } from "@web/components/link-button.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";

export function Published({ listing }: { listing: OwnListing }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: "instant" });
  }, []);
  return (
    <div className="mx-auto grid max-w-xl justify-items-center gap-4 py-14 text-center">
      <CircleCheck aria-hidden="true" className="size-12 stroke-[1.25] text-green" />
      <h1 ref={heading} tabIndex={-1} className="font-display text-title">
        Your home is on the market
      </h1>
      <p className="wrap-anywhere text-ink-soft text-lead">
        Buyers can see “{listing.title}” from now on. You can change it at any time. Next, say when
        you can show it.
      </p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <LinkButton to={paths.availability.href(listing.id)}>Manage Availability</LinkButton>
        <LinkButton to={paths.promote.href(listing.id)} variant="secondary">
          Find your buyer
        </LinkButton>
        <LinkButton to={paths.listing.href(listing.id)} variant="secondary">
          See your listing
        </LinkButton>
        <LinkButton to={paths.myListings.href()} variant="quiet">
          My listings
        </LinkButton>
      </div>
      <p className="mt-2 text-ink-soft text-sm">
        Listing your home is free. More of Vesty and the document kit come with a plan:{" "}
        <TextLink to={paths.choosePlan.href()}>See the plans</TextLink>
      </p>
    </div>
  );
}
