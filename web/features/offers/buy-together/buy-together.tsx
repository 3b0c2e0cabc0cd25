import { FINANCING_NAMES } from "@domain/offers/offer-terms.ts";
import { paths } from "@domain/site/paths.ts";
import { formatDate, formatPrice } from "@domain/site/text/format.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { buyerInvitationQuery, joinOffer } from "@web/api/offers/buyers.ts";
import { refuseInvitation } from "@web/api/people/invitations.ts";
import { ownKey } from "@web/api/site/cache/keys.ts";
import { InvitationPage } from "@web/components/together/invitation-page.tsx";
import { useNavigate } from "@web/lib/router.tsx";
import { useSession } from "@web/session/session.ts";

type Props = { token: string; userId: string | null; refuses: boolean };

const WORDS = {
  inviter: "The buyer who invited you",
  ended:
    "It was used or taken back, or it is older than a month, or the offer is accepted or over. The buyer who invited you can tell you more. If you have joined already, you find the offer among yours.",
  look: { label: "Your offers", href: paths.offers.href() },
  join: "Buy together",
};

/** The page behind an invitation to buy together, once we know who has opened it. */
export default function BuyTogether({ token, query }: { token: string; query: URLSearchParams }) {
  const { status, user } = useSession();
  if (status === "loading") return null;
  const userId = user?.id ?? null;
  return <Invitation key={userId} token={token} userId={userId} refuses={query.has("not-me")} />;
}

/** The invitation itself: who invites to which home, and how to join. */
function Invitation({ token, userId, refuses }: Props) {
  const query = useQuery(buyerInvitationQuery(token, userId));
  const client = useQueryClient();
  const navigate = useNavigate();

  async function join() {
    const seen = query.data?.terms?.n;
    if (seen === undefined) return;
    // Whoever is refused because the terms have changed reads the new ones.
    const joined = await joinOffer(token, seen).catch(async (error: unknown) => {
      await query.refetch();
      throw error;
    });
    if (userId) await client.invalidateQueries({ queryKey: ownKey(userId) });
    if (joined) navigate(paths.offer.href(joined));
    else await query.refetch();
  }

  return (
    <InvitationPage
      query={query}
      here={`${paths.buyTogether.href()}#${token}`}
      isSignedIn={userId !== null}
      refuses={refuses}
      words={WORDS}
      fallback="buyers_not_changed"
      refuse={() => refuseInvitation(token)}
      join={join}
    >
      {({ inviter, terms }) => (
        <>
          <p className="text-lead">
            {inviter ?? "A buyer"} made an offer for this home and asks you to buy it with them.
          </p>
          {terms && (
            <p>
              The offer is {formatPrice(terms.price)} ({FINANCING_NAMES[terms.financing]}), with
              closing on {formatDate(terms.closing_on, { year: true })}.
            </p>
          )}
          <p className="text-ink-soft">
            As one of the buyers, you see the whole offer and its sale. What one of you accepts,
            withdraws or records counts for all of you, and says who did it. The owner sees your
            first name. They see your full name once the offer is accepted. You can leave at any
            time.
          </p>
        </>
      )}
    </InvitationPage>
  );
}
