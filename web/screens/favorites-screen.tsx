import { paths } from "@domain/site/paths.ts";
import type { KeptListing } from "@web/api/search/kept-listings.ts";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { PageHeader } from "@web/components/page-header.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { ListingCard } from "@web/features/homes/listings/results/listing-card.tsx";
import { KeptHomes } from "@web/features/search/favorites/kept-homes.tsx";
import { ListsOverview } from "@web/features/search/shared-lists/lists-overview.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useSession } from "@web/session/session.ts";

/** `/favorites`: a visitor's favorite homes, with or without an account. */
export default function FavoritesScreen() {
  usePageTitle("Favorites");
  const { status, user } = useSession();
  return (
    <div className="page pt-8 sm:pt-12">
      <PageHeader
        kicker="Favorites"
        title="Your favorite homes"
        lead="Look at them again, schedule a showing, or compare up to four side by side."
      />
      {status === "signed-out" && (
        <InlineNotice tone="info" className="mt-6 max-w-3xl">
          They are kept in this browser.{" "}
          <TextLink to={paths.login.href({ next: paths.favorites.href() })}>Sign in</TextLink> to
          have them everywhere.
        </InlineNotice>
      )}
      {/* Unmarked homes stay listed until one leaves the page; the key clears them when the
          user changes. */}
      <KeptHomes key={user?.id ?? "guest"} renderCard={renderCard} />
      <ListsOverview />
      <p className="mt-12 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <TextLink to={paths.seenHomes.href()}>Homes you have seen</TextLink>
        <TextLink to={paths.hiddenHomes.href()}>Homes you have hidden</TextLink>
      </p>
    </div>
  );
}

function renderCard(home: KeptListing, isFirst: boolean) {
  return <ListingCard listing={home} isFirst={isFirst} />;
}
