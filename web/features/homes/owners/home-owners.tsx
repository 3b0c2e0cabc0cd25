import { type HomeOwners, mayInviteOwner, OWNER_TEXTS, ownerText } from "@domain/homes/owners.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  homeOwnersQuery,
  inviteOwner,
  leaveHome,
  removeOwner,
  renewOwner,
} from "@web/api/homes/owners.ts";
import { ownKey } from "@web/api/site/cache/keys.ts";
import { ErrorState, LoadError } from "@web/components/error-state.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import type { TogetherActs } from "@web/components/together/acts.ts";
import { InviteTogether } from "@web/components/together/invite-together.tsx";
import { LeaveTogether } from "@web/components/together/leave-together.tsx";
import { PeopleTogether } from "@web/components/together/people-together.tsx";
import { useNavigate } from "@web/lib/router.tsx";
import { useWork } from "@web/lib/use-work.ts";

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
  const acts = { userId, useActs: useOwnerActs };
  return (
    <div className="grid max-w-2xl gap-8">
      <PeopleTogether
        label="Owners"
        people={known.owners}
        someone="An owner"
        textOf={ownerText}
        {...acts}
        renew={known.is_first ? renewOwner : undefined}
        end={known.is_first ? removeOwner : undefined}
        removal={OWNER_TEXTS.remove}
      />
      {!known.is_first ? (
        <LeaveTogether
          people="owners"
          text={OWNER_TEXTS.leave}
          {...acts}
          leave={() => leaveHome(listingId)}
          onLeft={() => navigate(paths.myListings.href())}
        />
      ) : mayInviteOwner(known) ? (
        <section className="grid gap-4">
          <h2 className="font-display font-medium text-title">Own it together with someone</h2>
          <InviteTogether
            text={OWNER_TEXTS.invite}
            {...acts}
            invite={(id, invited) => inviteOwner(id, listingId, invited)}
          />
        </section>
      ) : (
        <p>{ERRORS.owners_full.text}</p>
      )}
    </div>
  );
}

function useOwnerActs(userId: string): TogetherActs {
  const client = useQueryClient();
  const work = useWork(() => client.invalidateQueries({ queryKey: ownKey(userId) }));
  return { ...work, act: (name, send) => work.run(name, send, "owners_not_changed") };
}
