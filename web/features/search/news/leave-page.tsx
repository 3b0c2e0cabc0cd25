import { paths } from "@domain/site/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { leavingNewsQuery } from "@web/api/search/news.ts";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { Spinner } from "@web/components/spinner.tsx";
import { BellOff, Link2Off } from "lucide-react";

/** Unsubscribes from the newsletter. Opening the link again is harmless and reveals nothing. */
export default function LeaveNewsPage({ token }: { token: string }) {
  const leaving = useQuery(leavingNewsQuery(token));
  if (token === "") {
    return (
      <EmptyState
        level={1}
        icon={<Link2Off />}
        title="This link is not complete"
        text="Please open the link in the email again."
        action={<LinkButton to={paths.listings.href()}>Browse homes</LinkButton>}
      />
    );
  }
  if (leaving.isError) {
    return <LoadError level={1} title="We could not unsubscribe you yet" query={leaving} />;
  }
  if (leaving.isPending) {
    return (
      <p role="status" className="flex items-center justify-center gap-2 py-24 text-ink-soft">
        <Spinner /> Unsubscribing...
      </p>
    );
  }
  return (
    <EmptyState
      level={1}
      icon={<BellOff />}
      title="No more news"
      text="You are off the list. We deleted your email address from it."
      action={<LinkButton to={paths.listings.href()}>Browse homes</LinkButton>}
    />
  );
}
