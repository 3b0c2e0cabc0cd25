import { MyShowing } from "@web/features/showings/showing-link/my-showing.tsx";
import { ShowingPage, ShowingSkeleton } from "@web/features/showings/showing-link/showing-page.tsx";
import { LinkedMessages } from "@web/features/talk/messages/linked-messages.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useLocation, useSearchParams } from "@web/lib/router.tsx";
import { MembersOnly } from "./members-only.tsx";

/** `/showing#token`, from a visitor's mail; `/showing?booking=…` for a visitor with an account. */
export default function ShowingScreen() {
  usePageTitle("Your showing");
  const token = useLocation().hash.slice(1);
  const booking = useSearchParams()[0].get("booking");
  return (
    <div className="page pt-8 pb-10 sm:pt-12 sm:pb-14">
      {token === "" && booking ? (
        <MembersOnly level={1} loading={<ShowingSkeleton />}>
          {(user) => (
            <MyShowing
              key={user.id}
              userId={user.id}
              bookingId={booking}
              renderMessages={renderMessages}
            />
          )}
        </MembersOnly>
      ) : (
        <ShowingPage key={token} token={token} renderMessages={renderMessages} />
      )}
    </div>
  );
}

function renderMessages(token: string) {
  return <LinkedMessages token={token} />;
}
