import { ERRORS } from "@domain/errors.ts";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { paths } from "@web/lib/paths.ts";
import { House } from "lucide-react";

/** For a link to a home that is sold, taken down, or never was. */
export function ListingMissing({ level }: { level: 1 | 3 }) {
  return (
    <EmptyState
      title="No longer available"
      level={level}
      icon={<House />}
      action={<LinkButton to={paths.listings.href()}>See all homes</LinkButton>}
    >
      {ERRORS.listing_not_found.text}
    </EmptyState>
  );
}
