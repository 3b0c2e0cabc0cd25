import { FALLBACK_TITLE } from "@domain/homes/listings.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { disclosuresQuery, readDisclosureNews } from "@web/api/papers/disclosures.ts";
import { refreshNotifications } from "@web/api/people/notifications.ts";
import { BackLink } from "@web/components/back-link.tsx";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { PageHeader } from "@web/components/page-header.tsx";
import { FileText } from "lucide-react";
import { useEffect } from "react";
import { BuyerDisclosures } from "./buyer-disclosures.tsx";
import { DisclosuresSkeleton } from "./disclosures-skeleton.tsx";
import { OwnerDisclosures } from "./owner-disclosures.tsx";

/** A home's disclosures: what a buyer may read, or everything its owner can decide. */
export function DisclosuresView({
  userId,
  listingId,
}: {
  userId: string | null;
  listingId: string;
}) {
  const query = useQuery(disclosuresQuery(userId, listingId));
  const { data: page } = query;
  const client = useQueryClient();
  const isShown = page !== undefined && page !== null;
  useEffect(() => {
    if (!isShown || userId === null) return;
    // If this call fails, the bell corrects itself at its next request.
    readDisclosureNews(listingId)
      .then(() => refreshNotifications(client, userId))
      .catch(() => {});
  }, [isShown, listingId, userId, client]);
  if (page === undefined) {
    if (!query.isError) return <DisclosuresSkeleton level={1} />;
    return <LoadError level={1} title={ERRORS.disclosures_unavailable.text} query={query} />;
  }
  if (page === null) return <NothingHere isGuest={userId === null} listingId={listingId} />;
  const name = page.home.title || FALLBACK_TITLE;
  return (
    <>
      <div className="grid gap-5">
        {page.is_owner ? (
          <BackLink to={paths.dashboard.href("documents")}>Your documents</BackLink>
        ) : (
          page.home.is_public && <BackLink to={paths.listing.href(listingId)}>The home</BackLink>
        )}
        <PageHeader
          kicker={[page.home.city, page.home.state].filter(Boolean).join(", ")}
          title={page.is_owner ? `Disclosures of ${name}` : `Documents about ${name}`}
          lead={
            page.is_owner
              ? "Publish what buyers should know, choose who may read it, and see who has read it."
              : "These are the owner's published documents. Read them, and acknowledge that you did."
          }
        />
      </div>
      {page.is_owner && userId ? (
        <OwnerDisclosures userId={userId} listingId={listingId} />
      ) : (
        <BuyerDisclosures userId={userId} page={page} />
      )}
    </>
  );
}

function NothingHere({ isGuest, listingId }: { isGuest: boolean; listingId: string }) {
  return (
    <EmptyState
      isMissing
      level={1}
      icon={<FileText />}
      title="There are no documents for you here"
      text={
        isGuest
          ? "The home may have left the market. If the owner invited you, sign in with the address they invited."
          : "The home may have left the market."
      }
      action={
        isGuest ? (
          <LinkButton to={paths.login.href({ next: paths.disclosures.href(listingId) })}>
            Sign in
          </LinkButton>
        ) : (
          <LinkButton to={paths.listings.href()}>All homes</LinkButton>
        )
      }
    />
  );
}
