import { paths } from "@domain/site/paths.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { joinHome, ownerInvitationQuery } from "@web/api/homes/owners.ts";
import { refuseInvitation } from "@web/api/people/invitations.ts";
import { ownKey } from "@web/api/site/cache/keys.ts";
import { InvitationPage } from "@web/components/together/invitation-page.tsx";
import { useNavigate } from "@web/lib/router.tsx";
import { useSession } from "@web/session/session.ts";

type Props = { token: string; userId: string | null; refuses: boolean };

const WORDS = {
  inviter: "The owner who invited you",
  ended:
    "It was used or withdrawn, or it is older than a month. The person who invited you can send a new one. If you have already joined, the home is in your list.",
  look: { label: "My listings", href: paths.myListings.href() },
  join: "Own it together",
};

/** The page behind an invitation to own a home together, once we know who has opened it. */
export default function OwnTogether({ token, query }: { token: string; query: URLSearchParams }) {
  const { status, user } = useSession();
  if (status === "loading") return null;
  const userId = user?.id ?? null;
  return <Invitation key={userId} token={token} userId={userId} refuses={query.has("not-me")} />;
}

/** The invitation itself: who invites to which home, and how to join. */
function Invitation({ token, userId, refuses }: Props) {
  const query = useQuery(ownerInvitationQuery(token, userId));
  const client = useQueryClient();
  const navigate = useNavigate();

  async function join() {
    const joined = await joinHome(token);
    if (userId) await client.invalidateQueries({ queryKey: ownKey(userId) });
    if (joined) navigate(paths.homeOwners.href(joined));
    else await query.refetch();
  }

  return (
    <InvitationPage
      query={query}
      here={`${paths.ownTogether.href()}#${token}`}
      isSignedIn={userId !== null}
      refuses={refuses}
      words={WORDS}
      fallback="owners_not_changed"
      refuse={() => refuseInvitation(token)}
      join={join}
    >
      {({ inviter, city, state }) => (
        <>
          <p className="text-lead">
            {inviter ?? "An owner"} sells this home in {[city, state].filter(Boolean).join(", ")},
            and says that it is yours, too.
          </p>
          <p className="text-ink-soft">
            As one of the owners, you see everything about the home. What one of you writes,
            confirms or accepts counts for all of you, and says who did it. Buyers see your first
            name. They see your full name once an offer is accepted. You can leave at any time.
          </p>
        </>
      )}
    </InvitationPage>
  );
}
