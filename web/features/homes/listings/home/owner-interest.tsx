import type { ListingCard } from "@domain/homes/listings.ts";
import { countThisWeek } from "@domain/site/text/format.ts";
import { useQuery } from "@tanstack/react-query";
import { interestThisWeekQuery } from "@web/api/homes/listing-extras.ts";
import type { SessionUser } from "@web/session/stored-session.ts";
import { useOwns } from "@web/session/use-owns.ts";
import { useUser } from "@web/session/use-user.ts";
import { Eye, Heart } from "lucide-react";

/** "12 views in the last 7 days" and the saves, for its owners only. */
export function OwnerInterest({ listing }: { listing: ListingCard }) {
  const user = useUser();
  const isOwn = useOwns(listing);
  if (user === null || !isOwn) return null;
  return <Interest id={listing.id} user={user} />;
}

function Interest({ id, user }: { id: string; user: SessionUser }) {
  const { data } = useQuery(interestThisWeekQuery(user.id, id));
  // A failed count isn't worth an error message here.
  if (data === undefined) return null;
  return (
    <ul className="grid gap-1.5 rounded-md bg-evergreen-soft px-4 py-2.5 text-sm print:hidden [&_svg]:size-4.5 [&_svg]:stroke-[1.5]">
      <li className="flex items-center gap-2.5">
        <Eye aria-hidden="true" />
        {countThisWeek(data.views, "view")}
      </li>
      <li className="flex items-center gap-2.5">
        <Heart aria-hidden="true" />
        {countThisWeek(data.saves, "save")}
      </li>
    </ul>
  );
}
