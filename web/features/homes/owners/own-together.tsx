import { paths } from "@domain/site/paths.ts";
import { InvitationPage } from "@web/together/invitation-page.tsx";

const WORDS = {
  inviter: "The owner who invited you",
  ended:
    "It was used or withdrawn, or it is older than a month. The person who invited you can send a new one. If you have already joined, the home is in your list.",
  look: { label: "My listings", href: paths.myListings.href() },
  join: "Own it together",
};

/** The page behind an invitation to own a home together. */
export default function OwnTogether(props: { token: string; query: URLSearchParams }) {
  return (
    <InvitationPage
      {...props}
      kind="home"
      path={paths.ownTogether.href()}
      words={WORDS}
      hrefOf={paths.homeOwners.href}
    >
      {({ inviter, city, state }) => (
        <>
          <p className="text-lead">
            {inviter ?? "An owner"} sells this home in {[city, state].filter(Boolean).join(", ")},
            and says that it is yours, too.
          </p>
          <p className="text-ink-soft">
            As one of the owners, you see everything about the home. What one of you writes,
            confirms or accepts counts for all of you, and says who did it. Buyers see your first
            name. They see your full name once an offer is accepted. You can leave at any time.
          </p>
        </>
      )}
    </InvitationPage>
  );
}
