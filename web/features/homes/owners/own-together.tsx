import { FALLBACK_TITLE } from "@domain/homes/listings.ts";
import type { OwnerInvitation } from "@domain/homes/owners.ts";
import { ERRORS } from "@domain/site/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { acceptOwnership, ownerInvitationQuery, refuseOwnership } from "@web/api/homes/owners.ts";
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

type Props = { token: string; userId: string | null };

/** The page behind an invitation to own a home together, once we know who has opened it. */
export default function OwnTogether({ token, query }: { token: string; query: URLSearchParams }) {
  const { status, user } = useSession();
  if (status === "loading") return null;
  const userId = user?.id ?? null;
  return <Invitation key={userId} token={token} userId={userId} refuses={query.has("not-me")} />;
}

/** The invitation itself: who invites to which home, and how to join. */
function Invitation({ token, userId, refuses }: Props & { refuses: boolean }) {
  const query = useQuery(ownerInvitationQuery(token, userId));
  const [isRefused, setRefused] = useState(false);
  if (isRefused)
    return (
      <EmptyState
        level={1}
        icon={<MailX />}
        title="This invitation has ended"
        text="The owner who invited you is told, and can't invite this mailbox again. You need not do anything."
        action={<LinkButton to={paths.home.href()}>SelfNVest</LinkButton>}
      />
    );
  if (query.data)
    return (
      <article className="grid gap-8">
        {refuses && <NotMe token={token} isAsked onRefused={() => setRefused(true)} />}
        <Invited token={token} userId={userId} invitation={query.data} />
        {!refuses && <NotMe token={token} onRefused={() => setRefused(true)} />}
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
      text="It was used or withdrawn, or it is older than a month. The person who invited you can send a new one. If you have already joined, the home is in your list."
      action={<LinkButton to={paths.myListings.href()}>My listings</LinkButton>}
    />
  );
}

function Invited({ token, userId, invitation }: Props & { invitation: OwnerInvitation }) {
  const { name, inviter, home, city, state, is_mine } = invitation;
  const here = `${paths.ownTogether.href()}#${token}`;
  return (
    <>
      <PageHeader kicker={`An invitation for ${name}`} title={home || FALLBACK_TITLE} />
      <p className="text-lead">
        {inviter ?? "An owner"} sells this home in {[city, state].filter(Boolean).join(", ")}, and
        says that it is yours, too.
      </p>
      <p className="text-ink-soft">
        As one of the owners you read everything about the home and act for all of you: what one of
        you writes, confirms or accepts counts for all of you, and says who it was. Buyers see your
        first name, and your full name once an offer is accepted. You can leave at any time.
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
      {userId !== null && is_mine && <Join token={token} userId={userId} />}
    </>
  );
}

function Join({ token, userId }: { token: string; userId: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const work = useWork();

  async function join() {
    let joined: string | null = null;
    const isDone = await work.run(
      "join",
      async () => {
        joined = await acceptOwnership(token);
        await client.invalidateQueries({ queryKey: ownKey(userId) });
      },
      "owners_not_changed",
    );
    if (isDone && joined) navigate(paths.homeOwners.href(joined));
    else if (isDone)
      await client.invalidateQueries({ queryKey: ownerInvitationQuery(token, userId).queryKey });
  }

  return (
    <div className="grid gap-3">
      <Button
        className="justify-self-start"
        pending={work.doing === "join"}
        pendingText="Joining..."
        onClick={() => void join()}
      >
        Own it together
      </Button>
      <Failure text={work.failureText} />
    </div>
  );
}

/** The reader of this mailbox may not be the person who was invited: one press ends the invitation. */
function NotMe(props: { token: string; onRefused: () => void; isAsked?: boolean }) {
  const { token, onRefused, isAsked } = props;
  const work = useWork();
  async function refuse() {
    if (await work.run("refuse", () => refuseOwnership(token), "owners_not_changed")) onRefused();
  }
  return (
    <section aria-label="Not meant for you?" className="grid gap-2">
      <p className="text-sm">
        {isAsked
          ? "Is this invitation not meant for you? Press the button to end it. We tell the person who invited you."
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
