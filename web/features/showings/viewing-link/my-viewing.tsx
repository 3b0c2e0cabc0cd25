import { isUuid } from "@domain/site/ids.ts";
import { paths } from "@domain/site/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { myViewingLinkQuery } from "@web/api/showings/viewing-link.ts";
import { BackLink } from "@web/components/back-link.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { type RenderMessages, ViewingPage, ViewingSkeleton } from "./viewing-page.tsx";

/** A viewing of somebody with an account, reached without a link from an email. */
export function MyViewing(props: {
  userId: string;
  bookingId: string;
  renderMessages: RenderMessages;
}) {
  const { userId, bookingId, renderMessages } = props;
  const isId = isUuid(bookingId);
  const link = useQuery({ ...myViewingLinkQuery(userId, bookingId), enabled: isId });
  if (link.isError) {
    return <LoadError level={1} title="We could not load your viewing" query={link} />;
  }
  if (isId && link.isPending) return <ViewingSkeleton />;
  return (
    <>
      <div className="mx-auto mb-6 max-w-2xl">
        <BackLink to={paths.viewings.href()}>Your viewings</BackLink>
      </div>
      <ViewingPage token={link.data ?? ""} renderMessages={renderMessages} />
    </>
  );
}
