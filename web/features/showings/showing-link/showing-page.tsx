import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { showingQuery } from "@web/api/showings/showing-link.ts";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { OutOfDate } from "@web/components/out-of-date.tsx";
import { Skeleton, SkeletonText } from "@web/components/skeleton.tsx";
import { failureReason } from "@web/lib/failure-reason.ts";
import { useIsOnline } from "@web/lib/network-status.ts";
import { CalendarCheck2, Link2Off } from "lucide-react";
import type { ReactNode } from "react";
import { LinkedDetails } from "./linked-details.tsx";

/** Messages with the owner, through the same link. */
export type RenderMessages = (token: string) => ReactNode;

/** A visitor's own showing, through the link in their mail and without an account. */
export function ShowingPage(props: {
  token: string;
  /** Another feature, passed in by the screen. */
  renderMessages: RenderMessages;
}) {
  const { token, renderMessages } = props;
  const query = useQuery({ ...showingQuery(token), enabled: token !== "" });
  const isOnline = useIsOnline();
  const { data: showing } = query;

  if (token === "" || showing === null) return <UnknownLink />;
  if (!showing) {
    if (!query.isError) return <ShowingSkeleton />;
    return (
      <LoadError
        level={1}
        title="We could not load your showing"
        text={isOnline ? failureReason(query.error) : ERRORS.network.text}
        query={query}
      />
    );
  }
  if (showing.state === "over") return <Over />;
  return (
    <div className="mx-auto grid max-w-2xl gap-8">
      {query.isError && <OutOfDate query={query} />}
      <LinkedDetails token={token} showing={showing} messages={renderMessages(token)} />
    </div>
  );
}

function UnknownLink() {
  return (
    <EmptyState
      level={1}
      icon={<Link2Off />}
      title="We don't know this link"
      text={ERRORS.showing_link_unknown.text}
      action={<LinkButton to={paths.listings.href()}>Browse homes</LinkButton>}
    />
  );
}

function Over() {
  return (
    <EmptyState
      level={1}
      icon={<CalendarCheck2 />}
      title="This showing is over"
      text="Its link has expired. Thank you for your visit."
      action={<LinkButton to={paths.listings.href()}>Browse homes</LinkButton>}
    />
  );
}

export function ShowingSkeleton() {
  return (
    <LoadingGroup
      label="Loading your showing..."
      level={1}
      className="mx-auto grid max-w-2xl gap-6"
    >
      <Skeleton className="h-4 w-32" />
      <Skeleton className="h-12 w-80 max-w-full" />
      <SkeletonText lines={3} />
      <Skeleton className="h-11 w-48" />
    </LoadingGroup>
  );
}
