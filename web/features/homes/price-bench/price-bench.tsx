import { FALLBACK_TITLE, fullAddress } from "@domain/homes/listings.ts";
import type { BenchFacts, Comparable } from "@domain/homes/price-bench.ts";
import { benchGrid, benchRange } from "@domain/homes/price-bench.ts";
import { dollarRates, START_RATES } from "@domain/homes/price-bench-rates.ts";
import { benchWeaknesses, LIMITS_SOURCE } from "@domain/homes/price-bench-weaknesses.ts";
import { paths } from "@domain/site/paths.ts";
import { formatPrice } from "@domain/site/text/format.ts";
import { dateInZone } from "@domain/site/time/time-zones.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type OwnListing, ownListingQuery } from "@web/api/homes/listing-writes.ts";
import { type Bench, benchQuery, saveBench } from "@web/api/homes/price-bench.ts";
import { BackLink } from "@web/components/back-link.tsx";
import { Button } from "@web/components/button.tsx";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LazyPart } from "@web/components/error-boundary.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { PageHeader } from "@web/components/page-header.tsx";
import { PageLoading } from "@web/components/page-loading.tsx";
import { PageSection } from "@web/components/page-section.tsx";
import { arrivingCode } from "@web/lib/new-version.ts";
import { useWork } from "@web/lib/use-work.ts";
import { lazy, useState } from "react";
import { AskedPrice } from "./asked-price.tsx";
import { BenchGrid } from "./bench-grid.tsx";
import { ComparableList } from "./comparable-list.tsx";
import { Evidence } from "./evidence.tsx";
import { RateSliders } from "./rate-sliders.tsx";

const BenchMap = lazy(() => arrivingCode(import("./bench-map.tsx")));

/** What a home may be worth by homes sold near it, for its owner: never one number, and every figure opens. */
export default function PriceBench(props: { userId: string; id: string }) {
  const { userId, id } = props;
  const home = useQuery(ownListingQuery(userId, id));
  const bench = useQuery(benchQuery(userId, id));
  const failed = [home, bench].find((query) => query.isError && !query.data);
  if (failed)
    return <LoadError level={1} title="The price bench could not be loaded" query={failed} />;
  if (home.data === undefined || !bench.data)
    return <PageLoading label="Loading the price bench..." />;
  if (!home.data)
    return (
      <EmptyState
        level={1}
        title="This isn't one of your homes"
        action={<LinkButton to={paths.myListings.href()}>My listings</LinkButton>}
      />
    );
  return <Contents key={id} userId={userId} home={home.data} bench={bench.data} />;
}

function Contents(props: { userId: string; home: OwnListing; bench: Bench }) {
  const { userId, home, bench } = props;
  const client = useQueryClient();
  const work = useWork();
  const [moved, setMoved] = useState<Partial<Pick<Bench, "condition" | "rates">>>({});
  const { condition, rates: own } = { ...bench, ...moved };
  const rates = { ...START_RATES, ...own };
  const today = dateInZone(new Date(), home.time_zone ?? "UTC");
  const { comparables } = bench;
  const facts = factsOf(home, condition);
  const grid = benchGrid(facts, comparables, dollarRates(rates, comparables), today);
  const range = benchRange(grid);
  const weaknesses = benchWeaknesses(grid, today);

  async function keep(change: Partial<Pick<Bench, "condition" | "rates">>) {
    const next = { condition, rates: own, ...change };
    setMoved(next);
    await work.run("save", () => saveBench(home.id, next), "bench_not_saved");
    await client.invalidateQueries({ queryKey: benchQuery(userId, home.id).queryKey });
  }

  return (
    <div className="grid gap-10">
      <div className="print:hidden">
        <BackLink to={paths.myListings.href()}>My listings</BackLink>
      </div>
      <PageHeader kicker={home.title || FALLBACK_TITLE} title="What is it worth?" />
      <Evidence userId={userId} listingId={home.id} today={today} />
      <PageSection
        id="range"
        title="The range"
        lead="By the sold homes below, after what they differ in. It is no appraisal."
        className={COLUMNS}
      >
        {range ? (
          <div className="grid gap-4">
            <output className="font-display text-title lining-nums">
              {`${formatPrice(range.low)} to ${formatPrice(range.high)}`}
            </output>
            <p className="text-ink-soft text-sm">
              From the lowest adjusted price to the highest, and at least 2.5% to either side of
              their weighted middle. Homes that needed fewer changes weigh more.
            </p>
            {weaknesses.length > 0 && (
              <div>
                <h3 className="font-medium text-sm">What makes this range weak</h3>
                <ul className="mt-1 list-disc space-y-1 pl-5 text-ink-soft text-sm">
                  {weaknesses.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              </div>
            )}
            <Button
              variant="secondary"
              className="justify-self-start print:hidden"
              onClick={() => window.print()}
            >
              Print this page
            </Button>
          </div>
        ) : (
          <p className="text-ink-soft">
            Add three to six homes that were sold near yours. Then you see a range here.
          </p>
        )}
      </PageSection>
      <PageSection
        id="sold"
        title="Sold homes"
        lead="Similar homes, sold near by and not long ago."
        className={COLUMNS}
      >
        <ComparableList userId={userId} home={home} comparables={comparables} today={today} />
      </PageSection>
      {comparables.length > 0 && (
        <>
          <PageSection
            id="grid"
            title="How it is made"
            lead="Each sold price, moved by what your home has more or less of."
            className={COLUMNS}
          >
            <div className="grid gap-4">
              <BenchGrid grid={grid} />
              <p className="text-ink-faint text-xs">{LIMITS_SOURCE}</p>
            </div>
          </PageSection>
          <PageSection
            id="rates"
            title="What a difference is worth"
            lead={<span className="print:hidden">Move a slider, and every figure follows.</span>}
            className={COLUMNS}
          >
            <RateSliders
              condition={condition}
              rates={rates}
              dollars={dollarRates(rates, comparables)}
              onMove={(next) => setMoved({ condition, rates: own, ...moved, ...next })}
              onKeep={(next) => void keep(next)}
              own={own}
            />
            <Failure text={work.failureText} />
          </PageSection>
        </>
      )}
      <PageSection
        id="asked"
        title="A price to ask"
        lead="Move the price and see what changes."
        className={`${COLUMNS} print:hidden`}
      >
        <AskedPrice key={home.price} userId={userId} home={home} range={range} />
      </PageSection>
      {comparables.some(isPlaced) && (
        <PageSection id="map" title="Where they are" className={`${COLUMNS} print:hidden`}>
          <div className="h-80 overflow-hidden rounded-lg bg-sunken ring-1 ring-line">
            <LazyPart title="The map could not be shown">
              <BenchMap
                home={home.location}
                address={fullAddress(home)}
                comparables={comparables.filter(isPlaced)}
              />
            </LazyPart>
          </div>
        </PageSection>
      )}
    </div>
  );
}

const COLUMNS = "lg:grid-cols-[15rem_minmax(0,1fr)]";

function isPlaced<Home extends Comparable>(
  home: Home,
): home is Home & { lat: number; lng: number } {
  return home.lat !== null && home.lng !== null;
}

function factsOf(home: OwnListing, condition: number | null): BenchFacts {
  const { sqft, bedrooms, bathrooms, garage_spaces, lot_size, year_built, location } = home;
  return {
    ...{ sqft, bedrooms, bathrooms, garage_spaces, lot_size, year_built, condition },
    ...{ lat: location?.lat ?? null, lng: location?.lng ?? null },
  };
}
