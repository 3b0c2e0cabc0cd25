import { FALLBACK_TITLE } from "@domain/homes/listings.ts";
import type { JoinInvitation, MembershipKind } from "@domain/people/invitations.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { invitationQuery, joinByToken, MEMBERSHIP_FAILURES } from "@web/api/people/memberships.ts";
import { ownKey } from "@web/api/site/cache/keys.ts";
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
import { type ReactNode, useState } from "react";
import { NotMe } from "./not-me.tsx";

type Words = {
  /** The person who is told of a refusal: "The owner who invited you". */
  inviter: string;
  /** Why an invitation may have ended, and where the reader looks then. */
  ended: string;
  look: { label: string; href: string };
  join: string;
};

type Props = {
  kind: MembershipKind;
  token: string;
  /** The query of the page's address. */
  query: URLSearchParams;
  /** The page's address, to come back to. */
  path: string;
  words: Words;
  /** The page that a person who has joined is led to. */
  hrefOf: (placeId: string) => string;
  /** The person who asks, the home, and the meaning of joining. */
  children: (invitation: JoinInvitation) => ReactNode;
};

type Reader = { userId: string | null };

/** The page behind an invitation to own or buy a home together, once we know who has opened it. */
export function InvitationPage(props: Props) {
  const { status, user } = useSession();
  if (status === "loading") return null;
  const userId = user?.id ?? null;
  return <Invitation key={userId} userId={userId} {...props} />;
}

/** The invitation itself, and how to join or refuse. */
function Invitation(props: Props & Reader) {
  const { kind, token, userId, words } = props;
  const query = useQuery(invitationQuery(kind, token, userId));
  const [isRefused, setRefused] = useState(false);
  const refuses = props.query.has("not-me");
  if (isRefused)
    return (
      <EmptyState
        level={1}
        icon={<MailX />}
        title="This invitation has ended"
        text={`${words.inviter} is told, and can't invite this mailbox again. You don't have to do anything.`}
        action={<LinkButton to={paths.home.href()}>SelfNVest</LinkButton>}
      />
    );
  if (query.data) {
    const notMe = {
      ...{ token, what: "invitation", fallback: MEMBERSHIP_FAILURES[kind] },
      onRefused: () => setRefused(true),
    };
    return (
      <article className="grid gap-8">
        {refuses && <NotMe {...notMe} isAsked />}
        <Invited {...props} invitation={query.data} readAgain={query.refetch} />
        {!refuses && <NotMe {...notMe} />}
      </article>
    );
  }
  if (query.isError)
    return <LoadError level={1} title={ERRORS.invitation_unavailable.text} query={query} />;
  if (query.data === undefined)
    return <LoadingGroup label="Loading the invitation..." shapes={["h-16", "h-40"]} />;
  return (
    <EmptyState
      level={1}
      icon={<LinkIcon />}
      title="This invitation has ended"
      text={words.ended}
      action={<LinkButton to={words.look.href}>{words.look.label}</LinkButton>}
    />
  );
}

type InvitedProps = Props &
  Reader & { invitation: JoinInvitation; readAgain: () => Promise<unknown> };

function Invited(props: InvitedProps) {
  const { token, path, userId, invitation, children } = props;
  const { name, home, is_mine } = invitation;
  const here = `${path}#${token}`;
  return (
    <>
      <PageHeader kicker={`An invitation for ${name}`} title={home || FALLBACK_TITLE} />
      {children(invitation)}
      {userId === null && (
        <>
          <div className="flex flex-wrap gap-2.5">
            <LinkButton to={paths.login.href({ next: here })}>Sign in to join</LinkButton>
            <LinkButton variant="secondary" to={paths.login.href({ mode: "signup", next: here })}>
              Create an account
            </LinkButton>
          </div>
          <p className="text-ink-soft text-sm">
            Please use the address at which you were invited, and confirm it.
          </p>
        </>
      )}
      {is_mine === false && <p role="status">{ERRORS.invitation_of_another.text}</p>}
      {userId !== null && is_mine && <Join {...props} userId={userId} />}
    </>
  );
}

function Join(props: InvitedProps & { userId: string }) {
  const { kind, token, userId, invitation, words, hrefOf, readAgain } = props;
  const client = useQueryClient();
  const navigate = useNavigate();
  const work = useWork();

  async function join() {
    // Whoever is refused because the terms have changed reads the new ones.
    const joined = await joinByToken(kind, token, invitation.terms?.n).catch(
      async (error: unknown) => {
        await readAgain();
        throw error;
      },
    );
    await client.invalidateQueries({ queryKey: ownKey(userId) });
    if (joined) navigate(hrefOf(joined));
    else await readAgain();
  }

  return (
    <div className="grid gap-3">
      <Button
        className="justify-self-start"
        pending={work.doing === "join"}
        pendingText="Joining..."
        onClick={() => void work.run("join", join, MEMBERSHIP_FAILURES[kind])}
      >
        {words.join}
      </Button>
      <Failure text={work.failureText} />
    </div>
  );
}
