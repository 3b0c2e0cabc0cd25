import { MyViewing } from "@web/features/showings/viewing-link/my-viewing.tsx";
import { ViewingPage, ViewingSkeleton } from "@web/features/showings/viewing-link/viewing-page.tsx";
import { LinkedMessages } from "@web/features/talk/messages/linked-messages.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useLocation, useSearchParams } from "@web/lib/router.tsx";
import { MembersOnly } from "./members-only.tsx";

/** `/viewing#token`, from a visitor's mail; `/viewing?booking=…` for a visitor with an account. */
export default function ViewingScreen() {
  usePageTitle("Your viewing");
  const token = useLocation().hash.slice(1);
  const booking = useSearchParams()[0].get("booking");
  return (
    <div className="page pt-8 pb-10 sm:pt-12 sm:pb-14">
      {token === "" && booking ? (
        <MembersOnly level={1} loading={<ViewingSkeleton />}>
          {(user) => (
            <MyViewing
              key={user.id}
              userId={user.id}
              bookingId={booking}
              renderMessages={renderMessages}
            />
          )}
        </MembersOnly>
      ) : (
        <ViewingPage key={token} token={token} renderMessages={renderMessages} />
      )}
    </div>
  );
}

function renderMessages(token: string) {
  return <LinkedMessages token={token} />;
}
