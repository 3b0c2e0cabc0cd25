import type { Comparable } from "@domain/homes/price-bench.ts";
import {
  type ComparableHome,
  type ComparableInput,
  EMPTY_COMPARABLE,
  SOURCE_NAMES,
} from "@domain/homes/price-bench-facts.ts";
import { MAX_COMPARABLE_HOMES } from "@domain/site/errors/limits.ts";
import { formatDay, formatPrice } from "@domain/site/text/format.ts";
import { useQueryClient } from "@tanstack/react-query";
import type { OwnListing } from "@web/api/homes/listing-writes.ts";
import {
  addComparable,
  benchQuery,
  changeComparable,
  comparablePlaceQuery,
  removeComparable,
} from "@web/api/homes/price-bench.ts";
import { Button } from "@web/components/button.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { SegmentedControl } from "@web/components/segmented-control.tsx";
import { useWork } from "@web/lib/use-work.ts";
import { useRef, useState } from "react";
import { ComparableForm } from "./comparable-form.tsx";
import { PasteAdvertisement } from "./paste-advertisement.tsx";
import { PasteRows } from "./paste-rows.tsx";
import { SoldHere } from "./sold-here.tsx";

type Way = "form" | "rows" | "advertisement" | "sold_here";

/** The sold homes, each to change or remove, and four ways to add one. */
export function ComparableList(props: {
  userId: string;
  home: OwnListing;
  comparables: readonly ComparableHome[];
  today: string;
}) {
  const { userId, home, comparables, today } = props;
  const client = useQueryClient();
  const work = useWork();
  const [way, setWay] = useState<Way>("form");
  const [edited, setEdited] = useState<string>();
  // What an advertisement said waits in the form, until the sale's price and date are typed.
  const [read, setRead] = useState<ComparableInput>();
  const heading = useRef<HTMLHeadingElement>(null);
  const isFull = comparables.length >= MAX_COMPARABLE_HOMES;

  const reload = () => client.invalidateQueries({ queryKey: benchQuery(userId, home.id).queryKey });

  async function add(facts: Omit<ComparableHome, "listing_id">) {
    await addComparable({ ...facts, listing_id: home.id });
    await reload();
  }

  const findPlace = (address: string) =>
    client.fetchQuery(comparablePlaceQuery(userId, home.id, address));

  async function remove(id: string) {
    if (!(await work.run(id, () => removeComparable(id), "bench_not_saved"))) return;
    await reload();
    heading.current?.focus();
  }

  return (
    <div className="grid gap-6">
      <h3 ref={heading} tabIndex={-1} className="font-medium text-sm">
        {comparables.length === 0
          ? "None yet"
          : `${comparables.length} of at most ${MAX_COMPARABLE_HOMES}`}
      </h3>
      {comparables.length > 0 && (
        <ul className="grid gap-3">
          {comparables.map((each) => (
            <li key={each.id} className="border-line border-b pb-3">
              <p translate="no" className="wrap-anywhere font-medium">
                {each.address}
              </p>
              <p className="text-ink-soft text-sm">
                {`${formatPrice(each.price)} · sold ${formatDay(each.sold_on, "UTC")} · ${SOURCE_NAMES[each.source]}`}
              </p>
              <div className="mt-2 flex flex-wrap gap-2 print:hidden">
                <Button
                  size="sm"
                  variant="secondary"
                  aria-expanded={edited === each.id}
                  aria-label={`Change ${each.address}`}
                  onClick={() => setEdited(edited === each.id ? undefined : each.id)}
                >
                  Change
                </Button>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={`Remove ${each.address}`}
                  pending={work.doing === each.id}
                  pendingText="Removing..."
                  onClick={() => void remove(each.id)}
                >
                  Remove
                </Button>
              </div>
              {edited === each.id && (
                <ComparableForm
                  initial={inputOf(each)}
                  place={
                    each.lat !== null && each.lng !== null ? { lat: each.lat, lng: each.lng } : null
                  }
                  near={home.location}
                  findPlace={findPlace}
                  today={today}
                  button="Save"
                  onSave={async (facts) => {
                    await changeComparable({ ...each, ...facts });
                    await reload();
                    setEdited(undefined);
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <Failure text={work.failureText} />
      {isFull ? (
        <p className="text-ink-soft text-sm print:hidden">
          That is as many as can be compared. Remove one to add another.
        </p>
      ) : (
        <div className="grid gap-4 print:hidden">
          <SegmentedControl<Way>
            label="How to add a sold home"
            value={way}
            onChange={(next) => {
              setWay(next);
              setRead(undefined);
            }}
            options={WAYS}
          />
          {way === "form" && (
            <ComparableForm
              key={comparables.length}
              initial={read ?? EMPTY_COMPARABLE}
              place={null}
              near={home.location}
              findPlace={findPlace}
              today={today}
              button="Add this home"
              onSave={async (facts, id) => {
                await add({ id, ...facts, source: read ? "advertisement" : "typed" });
                setRead(undefined);
              }}
            />
          )}
          {way === "rows" && (
            <PasteRows
              today={today}
              onAdd={async (id, facts) => {
                const place = await findPlace(facts.address);
                const { lat, lng } = place ?? { lat: null, lng: null };
                await add({ id, ...facts, lat, lng, source: "row" });
              }}
              onDone={() => heading.current?.focus()}
            />
          )}
          {way === "advertisement" && (
            <PasteAdvertisement
              onRead={(input) => {
                setRead(input);
                setWay("form");
              }}
            />
          )}
          {way === "sold_here" && <SoldHere home={home} known={comparables} onAdd={add} />}
        </div>
      )}
    </div>
  );
}

const WAYS = [
  { value: "form", label: "Type it" },
  { value: "rows", label: "Paste rows" },
  { value: "advertisement", label: "Paste an ad" },
  { value: "sold_here", label: "Sold here" },
] as const;

function inputOf(home: Comparable): ComparableInput {
  const text = (value: number | null) => (value === null ? "" : String(value));
  return {
    ...{ address: home.address, price: text(home.price), sold_on: home.sold_on },
    ...{ sqft: text(home.sqft), bedrooms: text(home.bedrooms), bathrooms: text(home.bathrooms) },
    ...{ garage_spaces: text(home.garage_spaces), lot_size: text(home.lot_size) },
    ...{ year_built: text(home.year_built), condition: text(home.condition) },
  };
}
