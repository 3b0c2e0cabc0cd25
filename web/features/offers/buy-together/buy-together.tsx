import { FALLBACK_TITLE } from "@domain/homes/listings.ts";
import type { BuyerInvitation } from "@domain/offers/offer-buyers.ts";
import { FINANCING_NAMES } from "@domain/offers/offer-terms.ts";
import { ERRORS } from "@domain/site/errors.ts";
import { formatDate, formatPrice } from "@domain/site/format.ts";
import { paths } from "@domain/site/paths.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { buyerInvitationQuery, joinOffer, refusePurchase } from "@web/api/offers/buyers.ts";
import { ownKey } from "@web/api/site/keys.ts";
import { Button } from "@web/components/button.tsx";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { PageHeader } from "@web/components/page-header.tsx";
import { useNavigate } from "@web/lib/router.tsx";
import { useWork } from "@web/lib/use-work.ts";
import { useSession } from "@web/session/session.ts";
import { LinkIcon, MailX } from "lucide-react";
import { useState } from "react";

type Props = { id: string; userId: string | null };

/** The page behind an invitation to buy together, once we know who has opened it. @param token the invitation's id. */
export default function BuyTogether({ token, query }: { token: string; query: URLSearchParams }) {
  const { status, user } = useSession();
  if (status === "loading") return null;
  const userId = user?.id ?? null;
  return <Invitation key={userId} id={token} userId={userId} refuses={query.has("not-me")} />;
}

/** The invitation itself: who invites to which home, and how to join. */
function Invitation({ id, userId, refuses }: Props & { refuses: boolean }) {
  const query = useQuery(buyerInvitationQuery(id, userId));
  const [isRefused, setRefused] = useState(false);
  if (isRefused)
    return (
      <EmptyState
        level={1}
        icon={<MailX />}
        title="This invitation has ended"
        text="The buyer who invited you is told, and can't invite this mailbox again. You need not do anything."
        action={<LinkButton to={paths.home.href()}>SelfNVest</LinkButton>}
      />
    );
  if (query.data)
    return (
      <article className="grid gap-8">
        {refuses && <NotMe id={id} isAsked onRefused={() => setRefused(true)} />}
        <Invited id={id} userId={userId} invitation={query.data} />
        {!refuses && <NotMe id={id} onRefused={() => setRefused(true)} />}
      </article>
    );
  if (query.isError)
    return <LoadError level={1} title={ERRORS.invitation_unavailable.text} query={query} />;
  if (query.data === undefined)
    return <LoadingGroup label="Loading the invitation..." shapes={["h-16", "h-40"]} />;
  return (
    <EmptyState
      level={1}
      icon={<LinkIcon />}
      title="This invitation has ended"
      text="It was used or taken back, or the offer is accepted or over. The buyer who invited you can tell you more. If you have joined already, you find the offer among yours."
      action={<LinkButton to={paths.offers.href()}>Your offers</LinkButton>}
    />
  );
}

function Invited({ id, userId, invitation }: Props & { invitation: BuyerInvitation }) {
  const { name, inviter, home, is_mine, terms } = invitation;
  const here = `${paths.buyTogether.href()}#${id}`;
  return (
    <>
      <PageHeader kicker={`An invitation for ${name}`} title={home || FALLBACK_TITLE} />
      <p className="text-lead">
        {inviter ?? "A buyer"} made an offer for this home and asks you to buy it together.
      </p>
      {terms && (
        <p>
          The offer is {formatPrice(terms.price)} ({FINANCING_NAMES[terms.financing]}), with closing
          on {formatDate(terms.closing_on, { year: true })}.
        </p>
      )}
      <p className="text-ink-soft">
        As one of the buyers you read all of the offer and its sale, and act for all of you: what
        one accepts, withdraws or records counts for all of you, and says who it was. The owner sees
        your first name, and your full name once the offer is accepted. You can leave at any time.
      </p>
      {userId === null && (
        <div className="flex flex-wrap gap-2.5">
          <LinkButton to={paths.login.href({ next: here })}>Sign in to join</LinkButton>
          <LinkButton variant="secondary" to={paths.login.href({ mode: "signup", next: here })}>
            Create an account
          </LinkButton>
        </div>
      )}
      {userId === null && (
        <p className="text-ink-soft text-sm">
          Please use the address at which you were invited, and confirm it.
        </p>
      )}
      {is_mine === false && <p role="status">{ERRORS.invitation_of_another.text}</p>}
      {userId !== null && is_mine && <Join id={id} userId={userId} />}
    </>
  );
}

function Join({ id, userId }: { id: string; userId: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const work = useWork();

  async function join() {
    let joined: string | null = null;
    const isDone = await work.run(
      "join",
      async () => {
        joined = await joinOffer(id);
        await client.invalidateQueries({ queryKey: ownKey(userId) });
      },
      "buyers_not_changed",
    );
    if (isDone && joined) navigate(paths.offer.href(joined));
    else if (isDone)
      await client.invalidateQueries({ queryKey: buyerInvitationQuery(id, userId).queryKey });
  }

  return (
    <div className="grid gap-3">
      <Button
        className="justify-self-start"
        pending={work.doing === "join"}
        pendingText="Joining..."
        onClick={() => void join()}
      >
        Buy together
      </Button>
      <Failure text={work.failureText} />
    </div>
  );
}

/** The reader of this mailbox may not be the person who was invited: one press ends the invitation. */
function NotMe(props: { id: string; onRefused: () => void; isAsked?: boolean }) {
  const { id, onRefused, isAsked } = props;
  const work = useWork();
  async function refuse() {
    if (await work.run("refuse", () => refusePurchase(id), "buyers_not_changed")) onRefused();
  }
  return (
    <section aria-label="Not meant for you?" className="grid gap-2">
      <p className="text-sm">
        {isAsked
          ? "Is this invitation not meant for you? One press ends it, and the buyer who invited you is told."
          : "Not meant for you?"}
      </p>
      <Button
        size={isAsked ? "md" : "sm"}
        variant={isAsked ? "primary" : "quiet"}
        className="justify-self-start"
        pending={work.doing === "refuse"}
        pendingText="Sending..."
        onClick={() => void refuse()}
      >
        This isn't meant for me
      </Button>
      <Failure text={work.failureText} />
    </section>
  );
}
