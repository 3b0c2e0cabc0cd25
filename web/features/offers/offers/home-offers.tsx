import { FALLBACK_TITLE } from "@domain/homes/listings.ts";
import { comparedOffers, withoutNames } from "@domain/offers/compared-offers.ts";
import { OFFER_ORDERS, type OfferOrder } from "@domain/offers/offer-comparison.ts";
import { isRunning } from "@domain/offers/offer-rounds.ts";
import {
  currentVersion,
  type HomeOffers as Home,
  isLive,
  NO_FIGURES,
} from "@domain/offers/offers.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { formatCount } from "@domain/site/text/format.ts";
import { useQuery } from "@tanstack/react-query";
import { downloadComparison, homeOffersQuery } from "@web/api/offers/offers.ts";
import { BackLink } from "@web/components/back-link.tsx";
import { Disclosure } from "@web/components/disclosure.tsx";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { OutOfDate } from "@web/components/out-of-date.tsx";
import { PageHeader } from "@web/components/page-header.tsx";
import { PageLoading } from "@web/components/page-loading.tsx";
import { SegmentedControl } from "@web/components/segmented-control.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { useSearchParams } from "@web/lib/router.tsx";
import { useNow } from "@web/lib/use-now.ts";
import { House } from "lucide-react";
import { type ReactNode, useState } from "react";
import { BackupLine } from "./backup-line.tsx";
import { CallRound } from "./call-round.tsx";
import { CompareOffers } from "./compare-offers.tsx";
import { FiguresForm } from "./figures-form.tsx";
import { HideNames } from "./hide-names.tsx";
import { Honesty } from "./honesty.tsx";
import { OfferRow } from "./offer-row.tsx";
import { OffersGlance } from "./offers-glance.tsx";
import { RoundNotice } from "./round-notice.tsx";
import { SaleSection } from "./sale-section.tsx";
import { SavePdf } from "./save-pdf.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { useHiddenNames } from "./use-hidden-names.ts";

/** All offers for a home, for its owner: compared by net proceeds and risks. */
export default function HomeOffersPage(props: { userId: string; id: string }) {
  const { userId, id: listingId } = props;
  const query = useQuery(homeOffersQuery(userId, listingId));
  const [hidesNames] = useHiddenNames();
  const home = hidesNames && query.data ? withoutNames(query.data) : query.data;
  if (home)
    return (
      <Known userId={userId} listingId={listingId} home={home}>
        {query.isError && <OutOfDate query={query} />}
      </Known>
    );
  if (query.isError)
    return <LoadError level={1} title={ERRORS.offers_unavailable.text} query={query} />;
  if (home === undefined) return <PageLoading label="Loading the offers..." />;
  return (
    <EmptyState
      level={1}
      icon={<House />}
      title="We could not find this home"
      text="It belongs to another account, or it was deleted."
      action={<LinkButton to={paths.myListings.href()}>My listings</LinkButton>}
    />
  );
}

function Known(props: { userId: string; listingId: string; home: Home; children: ReactNode }) {
  const { userId, listingId, home, children } = props;
  const accepted = home.offers.find(({ state }) => state === "accepted");
  const live = home.offers.filter((offer) => isLive(offer.state) && currentVersion(offer));
  const over = home.offers.filter(
    (offer) => !isLive(offer.state) && offer.state !== "accepted" && currentVersion(offer),
  );
  const title = home.home.title || FALLBACK_TITLE;
  const now = useNow();
  // While offers are sealed, the owner can't answer any, so the notice that says so comes first.
  const isSealed = home.round !== null && isRunning(home.round, now);
  const round = home.round && <RoundNotice userId={userId} home={home} round={home.round} />;
  const words = (
    <>
      {!isSealed && round}
      <Honesty />
    </>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 sm:gap-10 print:gap-6">
      <div className="grid gap-5">
        <BackLink to={paths.myListings.href()}>My listings</BackLink>
        <PageHeader kicker="Offers" title={title} />
        {children}
      </div>
      {accepted?.sale && (
        <div className="grid gap-5">
          <h2 className="sr-only">The accepted offer</h2>
          {live.length === 0 && <HideNames />}
          <ul className="max-w-3xl">
            <OfferRow offer={accepted} />
          </ul>
          <SaleSection offer={accepted} sale={accepted.sale} />
        </div>
      )}
      {isSealed && round}
      {live.length > 0 ? (
        <Compared userId={userId} listingId={listingId} home={home}>
          {words}
        </Compared>
      ) : (
        <>
          {words}
          {!accepted && <NoOffers home={home} />}
        </>
      )}
      {over.length > 0 && (
        <TitledSection className="grid max-w-3xl gap-3 print:hidden" title="Earlier offers">
          <ul>
            {over.map((offer) => (
              <OfferRow key={offer.id} offer={offer} />
            ))}
          </ul>
        </TitledSection>
      )}
      <TitledSection className="grid max-w-3xl gap-3 print:hidden" title="What you ask of buyers">
        <SettingsForm userId={userId} listingId={listingId} settings={home.settings} />
      </TitledSection>
      <p className="hidden text-sm print:block">
        Printed from SelfNVest. This is a summary for you and your attorney or title company. It is
        not a contract.
      </p>
    </div>
  );
}

function NoOffers({ home: { home } }: { home: Home }) {
  return (
    <EmptyState
      icon={<House />}
      title="No open offers"
      text="Buyers make offers on your home's page. We tell you right away, and you can compare here what you would keep from each one."
      action={
        home.is_public && <LinkButton to={paths.listing.href(home.id)}>Your listing</LinkButton>
      }
    />
  );
}

const ORDER_NAMES: Record<OfferOrder, string> = {
  net: "What you keep",
  date: "Closing date",
  risks: "Fewest risks",
};

function orderIn(query: URLSearchParams): OfferOrder {
  return OFFER_ORDERS.find((each) => each === query.get("sort")) ?? "net";
}

function Compared(props: { userId: string; listingId: string; home: Home; children: ReactNode }) {
  const { userId, listingId, home, children } = props;
  const now = useNow();
  const [query, setQuery] = useSearchParams();
  const [editsFigures, setEditsFigures] = useState(false);
  const [hidesNames] = useHiddenNames();
  const order = orderIn(query);
  const offers = comparedOffers(home, { order, now });

  function sort(by: OfferOrder) {
    const next = new URLSearchParams(query);
    if (by === "net") next.delete("sort");
    else next.set("sort", by);
    setQuery(next, { replace: true });
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <section aria-label="At a glance" className="grid gap-5">
        <OffersGlance userId={userId} offers={offers} />
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 print:hidden">
          <SegmentedControl<OfferOrder>
            label="Sort by"
            value={order}
            onChange={sort}
            options={OFFER_ORDERS.map((value) => ({ value, label: ORDER_NAMES[value] }))}
          />
          <HideNames />
          <CallRound userId={userId} listingId={listingId} home={home} />
          <SavePdf
            title={`Offers for ${home.home.title || FALLBACK_TITLE}`}
            make={() => downloadComparison(listingId, { order, hidesNames })}
          />
        </div>
      </section>
      {children}
      <TitledSection
        className="grid grid-cols-[minmax(0,1fr)] gap-6"
        title="Side by side"
        aside={formatCount(offers.length, "open offer")}
      >
        <div className="print:hidden">
          {home.figures === null && (
            <p className="text-ink-soft text-sm">
              So far, what you keep is the price minus 2% for closing costs. Enter your own figures
              once, and every offer uses them.
            </p>
          )}
          <Disclosure
            summary="Your figures"
            tone="link"
            open={editsFigures}
            onToggle={(event) => setEditsFigures(event.currentTarget.open)}
          >
            <FiguresForm
              userId={userId}
              listingId={listingId}
              figures={home.figures ?? NO_FIGURES}
              onSaved={() => setEditsFigures(false)}
            />
          </Disclosure>
        </div>
        <CompareOffers offers={offers} />
        <BackupLine userId={userId} listingId={listingId} offers={offers} />
      </TitledSection>
    </div>
  );
}
