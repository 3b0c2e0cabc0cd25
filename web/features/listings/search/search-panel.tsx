import type { NumberFilterName } from "@domain/listing-fields.ts";
import {
  countFilters,
  LEFT_MARK,
  type ListingFilters,
  parseFilters,
  withPriceBand,
} from "@domain/listing-search.ts";
import { Button } from "@web/components/button.tsx";
import { SelectField } from "@web/components/select-field.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { useBackCloses } from "@web/lib/router.tsx";
import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { MoreFilters } from "./more-filters.tsx";
import {
  numberChoices,
  priceChoice,
  SORT_CHOICES,
  STATUS_CHOICES,
  typeChoice,
} from "./search-choices.ts";
import { SearchTextField } from "./search-text-field.tsx";
import { type ChangeFilters, withoutFilters } from "./use-listing-filters.ts";
import { usePriceText } from "./use-price-text.ts";

/**
 * 'Search Properties'. On a phone and above the map (`isSlim`), the filters collapse behind a button that
 * counts them; the text field stays visible.
 */
export function SearchPanel({
  filters,
  changeFilters,
  show,
  isSlim,
}: {
  filters: ListingFilters;
  changeFilters: ChangeFilters;
  /** A button that leads to the homes: on a phone they are far below, or covered by the filters. */
  show?: { text: string; onPress: () => void };
  isSlim?: boolean;
}) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  useBackCloses(isOpen, () => setOpen(false));
  const { search_term = "", min_price, max_price, ...choices } = filters;
  const chosen = countFilters({ ...choices, min_price, max_price });
  const prices = usePriceText({ min: min_price, max: max_price }, ({ min, max }) =>
    changeFilters((now) => ({ ...now, min_price: min, max_price: max }), { typed: "price" }),
  );
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={isSlim ? "" : "border-line border-y py-3 sm:py-5"}
    >
      <div className={isSlim ? SLIM_LAYOUT : LAYOUT}>
        <div className={isSlim ? FIELD : `${FIELD} md:col-span-6 lg:col-span-4`}>
          {/* Hidden on phones, where the field says the same and the first home moves up. */}
          <h2
            id={`${id}-title`}
            className={`mb-2 font-display font-medium text-subheading ${isSlim ? "sr-only" : "max-sm:sr-only"}`}
          >
            Search Properties
          </h2>
          <SearchTextField
            term={search_term}
            onChange={(term) =>
              changeFilters(({ left: _said, ...current }) => ({ ...current, search_term: term }), {
                typed: "words",
              })
            }
            onPlace={(place) =>
              changeFilters(
                ({ search_term: _typed, within: _miles, left: _said, ...others }) => ({
                  ...others,
                  place,
                }),
                "push",
              )
            }
            onUnderstood={({ filters, left, isNearby }) =>
              changeFilters((now) => withUnderstood(now, filters, left), { isNearby })
            }
          />
        </div>
        <Button
          variant="secondary"
          className={isSlim ? "self-end" : "self-end md:hidden"}
          aria-expanded={isOpen}
          aria-controls={`${id}-choices`}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden="true" className="size-4" />
          {chosen > 0 ? `Filters (${chosen})` : "Filters"}
        </Button>
        <div
          id={`${id}-choices`}
          className={`${isOpen ? "grid" : "hidden"} two-columns items-start gap-4 max-md:[&_:is(select,input,button)]:scroll-mb-20 ${isSlim ? SLIM_CHOICES : "w-full md:contents"}`}
        >
          <SearchChoices filters={filters} changeFilters={changeFilters} prices={prices} />
          {show && (
            <Button
              className={`sticky bottom-3 col-span-full shadow-lifted ${isSlim ? "" : "md:hidden"}`}
              onClick={() => {
                setOpen(false);
                show.onPress();
              }}
            >
              {show.text}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

/** What was understood, beside what is chosen already; a new place has no old distance. */
function withUnderstood(
  { search_term: _typed, left: _said, within, ...others }: ListingFilters,
  asked: ListingFilters,
  left: string[],
): ListingFilters {
  return {
    ...others,
    ...(asked.place === undefined && within !== undefined ? { within } : {}),
    ...asked,
    ...(left.length > 0 ? { left: left.join(LEFT_MARK) } : {}),
  };
}

/** Everything except the text: drop-downs, prices, and rarely used filters. */
function SearchChoices(props: {
  filters: ListingFilters;
  changeFilters: ChangeFilters;
  prices: ReturnType<typeof usePriceText>;
}) {
  const { filters, changeFilters, prices } = props;
  const price = priceChoice(filters);
  // The first line has room for two.
  const [beds, baths] = numberChoices(filters);
  const rooms = [beds, baths].filter((choices) => choices !== undefined);
  const canClear = countFilters(filters) > 0 || filters.bbox !== undefined || prices.hasText;

  /** Parses a drop-down's value the way the address is parsed. */
  function choose(field: "property_type" | NumberFilterName | "status" | "sort") {
    return (event: { target: { value: string } }) => {
      const { filters: asked } = parseFilters(new URLSearchParams({ [field]: event.target.value }));
      changeFilters(({ [field]: _old, ...others }) => ({ ...others, ...asked }), "push");
    };
  }

  function clearAll() {
    if (!canClear) return;
    prices.clear();
    changeFilters(withoutFilters, "push");
  }

  return (
    <>
      <SelectField
        label="Property type"
        className="col-span-full md:col-span-2 lg:self-end"
        {...typeChoice(filters)}
        onChange={choose("property_type")}
      />
      {rooms.map(({ name, label, options }) => (
        <SelectField
          key={name}
          label={label}
          className="md:col-span-2 lg:self-end"
          value={String(filters[name] ?? "all")}
          onChange={choose(name)}
          options={options}
        />
      ))}
      <SelectField
        label="Status"
        className="col-span-full md:col-span-2 lg:self-end"
        value={filters.status ?? "all"}
        onChange={choose("status")}
        options={STATUS_CHOICES}
      />
      <SelectField
        label="Price range"
        className="col-span-full md:col-span-4"
        value={price.value}
        onChange={({ target }) =>
          changeFilters((current) => withPriceBand(current, target.value), "push")
        }
        options={price.options}
      />
      <TextField
        label="Minimum price"
        className="md:col-span-2"
        placeholder="No minimum"
        {...PRICE_FIELD}
        {...prices.min}
      />
      <TextField
        label="Maximum price"
        className="md:col-span-2"
        placeholder="No maximum"
        {...PRICE_FIELD}
        {...prices.max}
      />
      <SelectField
        label="Sort by"
        className="col-span-full md:col-span-2 lg:col-span-4"
        value={filters.sort ?? "newest"}
        onChange={choose("sort")}
        options={SORT_CHOICES}
      />
      <MoreFilters
        filters={filters}
        changeFilters={changeFilters}
        beside={
          <Button variant="quiet" size="sm" aria-disabled={!canClear} onClick={clearAll}>
            Clear All Filters
          </Button>
        }
      />
    </>
  );
}

/** With large letters, the button moves below it, so that there is room for what is typed. */
const FIELD = "min-w-0 flex-[1_1_10rem]";

/** On a phone, the text field and a button that opens the rest. */
const LAYOUT = "flex flex-wrap items-start gap-4 md:grid md:grid-cols-6 lg:grid-cols-12 lg:gap-y-3";

const SLIM_LAYOUT = "relative flex flex-wrap items-start gap-3";
/** Over the map. */
const SLIM_CHOICES =
  "absolute inset-x-0 top-full z-30 mt-2 max-h-[65svh] overflow-y-auto rounded-lg border border-line bg-surface p-4 shadow-lifted md:grid-cols-6 lg:grid-cols-12";

const PRICE_FIELD = {
  autoComplete: "off",
  enterKeyHint: "search",
  // Letters are allowed: "450k".
  inputMode: "text",
  maxLength: 20,
} as const;
