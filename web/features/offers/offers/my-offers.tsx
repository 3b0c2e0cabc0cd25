import { isLive, type Offer } from "@domain/offers/offers.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { myOffersQuery } from "@web/api/offers/offers.ts";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { OutOfDate } from "@web/components/out-of-date.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { FileSignature } from "lucide-react";
import { Honesty } from "./honesty.tsx";
import { OfferRow } from "./offer-row.tsx";

/** The offers a buyer has made. */
export function MyOffers({ userId }: { userId: string }) {
  const query = useQuery(myOffersQuery(userId));
  const { data: offers } = query;
  if (!offers) {
    if (!query.isError) return <MyOffersSkeleton />;
    return <LoadError title={ERRORS.offers_unavailable.text} query={query} />;
  }
  if (offers.length === 0)
    return (
      <EmptyState
        icon={<FileSignature />}
        title="No offers yet"
        text="On a home's page, “Make an offer” takes you through a few short steps. What you send, and what the owner answers, appears here."
        action={<LinkButton to={paths.listings.href()}>Browse homes</LinkButton>}
      />
    );
  const groups = [
    { title: "Open", offers: offers.filter(goesOn) },
    { title: "Earlier", offers: offers.filter((offer) => !goesOn(offer)) },
  ].filter((group) => group.offers.length > 0);
  return (
    <div className="grid max-w-3xl gap-10">
      {query.isError && <OutOfDate query={query} />}
      {groups.map((group) => (
        <TitledSection key={group.title} title={group.title}>
          <ul>
            {group.offers.map((offer) => (
              <OfferRow key={offer.id} offer={offer} />
            ))}
          </ul>
        </TitledSection>
      ))}
      <Honesty />
    </div>
  );
}

function goesOn({ state, sale }: Offer): boolean {
  return isLive(state) || (state === "accepted" && sale?.state !== "closed");
}

export function MyOffersSkeleton() {
  return (
    <LoadingGroup
      label="Loading your offers..."
      className="grid max-w-3xl gap-6"
      shapes={["h-8 w-32", "h-20", "h-20"]}
    />
  );
}
