import { FALLBACK_TITLE } from "@domain/homes/listings.ts";
import { ERRORS, type ErrorCode } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import { Button } from "@web/components/button.tsx";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { PageHeader } from "@web/components/page-header.tsx";
import { useWork } from "@web/lib/use-work.ts";
import { LinkIcon, MailX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { NotMe } from "./not-me.tsx";

/** The facts of every invitation to join: whom it is for, about which home, and whether it is the reader's. */
type Joinable = { name: string; home: string; is_mine: boolean | null };

type Words = {
  /** The person who is told of a refusal: "The owner who invited you". */
  inviter: string;
  /** Why an invitation may have ended, and where the reader looks then. */
  ended: string;
  look: { label: string; href: string };
  join: string;
};

type Props<Invitation extends Joinable> = {
  query: UseQueryResult<Invitation | null>;
  /** The address of this page with its token, to come back to. */
  here: string;
  isSignedIn: boolean;
  /** Whether the reader came to refuse. */
  refuses: boolean;
  words: Words;
  fallback: ErrorCode;
  refuse: () => Promise<void>;
  /** Joins, and leads on. */
  join: () => Promise<void>;
  /** The person who asks, the home, and the meaning of joining. */
  children: (invitation: Invitation) => ReactNode;
};

/** The page behind an invitation to own or buy a home together, and how to join or refuse. */
export function InvitationPage<Invitation extends Joinable>(props: Props<Invitation>) {
  const { query, refuses, words, fallback, refuse } = props;
  const [isRefused, setRefused] = useState(false);
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
    const notMe = { what: "invitation", refuse, fallback, onRefused: () => setRefused(true) };
    return (
      <article className="grid gap-8">
        {refuses && <NotMe {...notMe} isAsked />}
        <Invited {...props} invitation={query.data} />
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

function Invited<Invitation extends Joinable>(
  props: Props<Invitation> & { invitation: Invitation },
) {
  const { invitation, here, isSignedIn, children } = props;
  const { name, home, is_mine } = invitation;
  return (
    <>
      <PageHeader kicker={`An invitation for ${name}`} title={home || FALLBACK_TITLE} />
      {children(invitation)}
      {!isSignedIn && (
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
      {isSignedIn && is_mine && <Join {...props} />}
    </>
  );
}

function Join<Invitation extends Joinable>({ words, fallback, join }: Props<Invitation>) {
  const work = useWork();
  return (
    <div className="grid gap-3">
      <Button
        className="justify-self-start"
        pending={work.doing === "join"}
        pendingText="Joining..."
        onClick={() => void work.run("join", join, fallback)}
      >
        {words.join}
      </Button>
      <Failure text={work.failureText} />
    </div>
  );
}
