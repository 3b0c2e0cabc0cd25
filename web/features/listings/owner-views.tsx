import { formatCount } from "@domain/format.ts";
import type { ListingCard } from "@domain/listings.ts";
import { useQuery } from "@tanstack/react-query";
import { viewsThisWeekQuery } from "@web/api/listing-extras.ts";
import { useSession } from "@web/session/session.ts";
import type { SessionUser } from "@web/session/stored-session.ts";
import { getAccessToken } from "@web/session/token.ts";
import { Eye } from "lucide-react";

/** "12 views this week", for the owner alone. */
export function OwnerViews({ listing }: { listing: ListingCard }) {
  const { user } = useSession();
  if (user === null || user.id !== listing.user_id) return null;
  return <Views id={listing.id} user={user} />;
}

function Views({ id, user }: { id: string; user: SessionUser }) {
  const { data: views } = useQuery(viewsThisWeekQuery(user.id, id, getAccessToken));
  // A number that could not be found is not worth a word here.
  if (views === undefined) return null;
  return (
    <p className="flex items-center gap-2.5 rounded-md bg-evergreen-soft px-4 py-2.5 text-sm">
      <Eye aria-hidden="true" className="size-4.5 stroke-[1.5]" />
      {`${formatCount(views, "view")} this week`}
    </p>
  );
}
