import { paths } from "@domain/site/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { endedMailQuery } from "@web/api/people/ended-mail.ts";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { Spinner } from "@web/components/spinner.tsx";
import { BellOff, Link2Off } from "lucide-react";

/**
 * Ends the emails of a saved search or of notifications through their link, without signing in.
 * Opening it again is harmless.
 */
export default function UnsubscribePage({ token }: { token: string }) {
  const answer = useQuery(endedMailQuery(token));

  if (answer.isError) {
    return <LoadError level={1} title="We could not stop the emails yet" query={answer} />;
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
        text="Please open the link in the email again, or change your saved searches yourself."
        action={<LinkButton to={paths.savedSearches.href()}>Your saved searches</LinkButton>}
      />
    );
  }
  if (answer.data.of === "search") {
    return (
      <EmptyState
        level={1}
        icon={<BellOff />}
        title="No more emails about this search"
        text={<>“{answer.data.name}” is still saved, and you can turn its emails back on.</>}
        action={<LinkButton to={paths.savedSearches.href()}>Your saved searches</LinkButton>}
      />
    );
  }
  return (
    <EmptyState
      level={1}
      icon={<BellOff />}
      title={answer.data.cadence === "daily" ? "No more daily emails" : "No more such emails"}
      text="You still see your notifications on the site. We still email you what you need for a showing."
      action={
        <LinkButton to={paths.profile.href("notifications")}>Choose what we email you</LinkButton>
      }
    />
  );
}
