import { type HomeOwners, mayInviteOwner, OWNER_TEXTS, ownerText } from "@domain/homes/owners.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { homeOwnersQuery } from "@web/api/homes/owners.ts";
import { ErrorState, LoadError } from "@web/components/error-state.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { useNavigate } from "@web/lib/router.tsx";
import { InviteForm } from "@web/together/invite-form.tsx";
import { LeaveButton } from "@web/together/leave-button.tsx";
import { PeopleTogether } from "@web/together/people-together.tsx";

type Props = { userId: string; listingId: string };

/** The owners of a home: the first owner invites and removes, and the others may leave. */
export function HomeOwnersList({ userId, listingId }: Props) {
  const query = useQuery(homeOwnersQuery(userId, listingId));
  if (query.data) return <Owners userId={userId} listingId={listingId} known={query.data} />;
  if (query.isError)
    return <LoadError level={2} title={ERRORS.owners_unavailable.text} query={query} />;
  if (query.data === undefined)
    return <LoadingGroup label="Loading the owners..." shapes={["h-12", "h-12"]} />;
  return (
    <ErrorState level={2} title="Not one of your homes" text={ERRORS.listing_not_found.text} />
  );
}

function Owners({ userId, listingId, known }: Props & { known: HomeOwners }) {
  const navigate = useNavigate();
  const place = { userId, kind: "home", placeId: listingId } as const;
  return (
    <div className="grid max-w-2xl gap-8">
      <PeopleTogether
        {...place}
        label="Owners"
        people={known.owners}
        someone="An owner"
        textOf={ownerText}
        mayAct={known.is_first}
        removal={OWNER_TEXTS.remove}
      />
      {!known.is_first ? (
        <LeaveButton
          {...place}
          people="owners"
          text={OWNER_TEXTS.leave}
          onLeft={() => navigate(paths.myListings.href())}
        />
      ) : mayInviteOwner(known) ? (
        <section className="grid gap-4">
          <h2 className="font-display font-medium text-title">Own it together with someone</h2>
          <InviteForm {...place} text={OWNER_TEXTS.invite} />
        </section>
      ) : (
        <p>{ERRORS.owners_full.text}</p>
      )}
    </div>
  );
}
