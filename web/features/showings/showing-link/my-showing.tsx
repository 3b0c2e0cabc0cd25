import { paths } from "@domain/site/paths.ts";
import { isUuid } from "@domain/site/text/ids.ts";
import { useQuery } from "@tanstack/react-query";
import { myShowingLinkQuery } from "@web/api/showings/showing-link.ts";
import { BackLink } from "@web/components/back-link.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { type RenderMessages, ShowingPage, ShowingSkeleton } from "./showing-page.tsx";

/** A showing of someone with an account, reached without a link from an email. */
export function MyShowing(props: {
  userId: string;
  bookingId: string;
  renderMessages: RenderMessages;
}) {
  const { userId, bookingId, renderMessages } = props;
  const isId = isUuid(bookingId);
  const link = useQuery({ ...myShowingLinkQuery(userId, bookingId), enabled: isId });
  if (link.isError) {
    return <LoadError level={1} title="We could not load your showing" query={link} />;
  }
  if (isId && link.isPending) return <ShowingSkeleton />;
  return (
    <>
      <div className="mx-auto mb-6 max-w-2xl">
        <BackLink to={paths.showings.href()}>Your showings</BackLink>
      </div>
      <ShowingPage token={link.data ?? ""} renderMessages={renderMessages} />
    </>
  );
}
