import { useQuery } from "@tanstack/react-query";
import { unsubscribe } from "@web/api/saved-searches.ts";
import { EmptyState } from "@web/components/empty-state.tsx";
import { ErrorState } from "@web/components/error-state.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { Spinner } from "@web/components/spinner.tsx";
import { failureReason } from "@web/lib/failure-reason.ts";
import { paths } from "@web/lib/paths.ts";
import { BellOff, Link2Off } from "lucide-react";

/**
 * Ends a saved search's mails through their link, without signing in. Opening it again is harmless.
 */
export function UnsubscribePage({ token }: { token: string }) {
  const answer = useQuery({
    queryKey: ["unsubscribe", token],
    queryFn: () => unsubscribe(token),
    enabled: token !== "",
    staleTime: Number.POSITIVE_INFINITY,
  });

  if (answer.isError) {
    return (
      <ErrorState
        level={1}
        title="We could not stop the emails yet"
        text={failureReason(answer.error)}
        onRetry={() => void answer.refetch()}
        pending={answer.isFetching}
      />
    );
  }
  if (token !== "" && answer.isPending) {
    return (
      <p role="status" className="flex items-center justify-center gap-2 py-24 text-ink-soft">
        <Spinner /> Stopping the emails...
      </p>
    );
  }
  if (!answer.data) {
    return (
      <EmptyState
        level={1}
        icon={<Link2Off />}
        title="This link is not complete"
        action={<LinkButton to={paths.savedSearches.href()}>Your saved searches</LinkButton>}
      >
        <p>Please open the link in the email once more, or change your saved searches yourself.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={1}
      icon={<BellOff />}
      title="No more emails about this search"
      action={<LinkButton to={paths.savedSearches.href()}>Your saved searches</LinkButton>}
    >
      <p>“{answer.data}” is kept, and emails you again when you say so.</p>
    </EmptyState>
  );
}
