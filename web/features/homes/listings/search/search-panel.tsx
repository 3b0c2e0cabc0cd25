import type { NumberFilterName } from "@domain/homes/listing-fields.ts";
import {
  countFilters,
  LEFT_MARK,
  type ListingFilters,
  parseFilters,
  withPriceBand,
} from "@domain/search/listing-search.ts";
import { Button } from "@web/components/button.tsx";
import { SelectField } from "@web/components/select-field.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { classNames } from "@web/lib/class-names.ts";
import { useBackCloses } from "@web/lib/router.tsx";
import { useDismissal } from "@web/lib/use-dismissal.ts";
import { SlidersHorizontal } from "lucide-react";
import { useId, useRef, useState } from "react";
import { MoreFilters } from "./more-filters.tsx";
import { numberChoices, priceChoice, STATUS_CHOICES, typeChoice } from "./search-choices.ts";
import { SearchTextField } from "./search-text-field.tsx";
import { SortField } from "./sort-field.tsx";
import { type ChangeFilters, withoutFilters } from "./use-listing-filters.ts";
import { usePriceText } from "./use-price-text.ts";

/**
 * 'Search Properties': a bar that stays at the top of the list. On a laptop it has the filters that people use first,
 * and the rest opens below it; on a phone and above the map (`isSlim`) all of them open from a button that counts them
 * (decision 171).
 */
export function SearchPanel({
  filters,
  sentence,
  changeFilters,
  show,
  isSlim = false,
}: {
  filters: ListingFilters;
  /** The plain words that the filters were read from. */
  sentence: string;
  changeFilters: ChangeFilters;
  /** A button that closes the filters and leads to the homes. */
  show?: { text: string; onPress: () => void };
  isSlim?: boolean;
}) {
  const id = useId();
  const bar = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isMore, setMore] = useState(false);
  const close = () => {
    setOpen(false);
    setMore(false);
  };
  useDismissal(bar, isOpen || isMore, close);
  useBackCloses(isOpen || isMore, close);
  const { search_term = "", min_price, max_price, ...choices } = filters;
  const chosen = countFilters({ ...choices, min_price, max_price });
  return (
    <section
      ref={bar}
      aria-labelledby={`${id}-title`}
      className={classNames("search-bar", !isSlim && "search-bar-wide")}
    >
      <div className="relative flex flex-wrap items-start gap-2">
        <div className="search-field min-w-0">
          {/* The field says the same to those who see it. */}
          <h2 id={`${id}-title`} className="sr-only">
            Search Properties
          </h2>
          <SearchTextField
            term={search_term}
            sentence={sentence}
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
                "place",
              )
            }
            onUnderstood={({ filters, left, isNearby }, sentence) =>
              changeFilters((now) => withUnderstood(now, filters, left), { sentence, isNearby })
            }
          />
        </div>
        <Button
          variant="secondary"
          className={classNames("px-4", !isSlim && "lg:hidden")}
          aria-expanded={isOpen}
          aria-controls={`${id}-choices`}
          onClick={() => (isOpen ? close() : setOpen(true))}
        >
          <SlidersHorizontal aria-hidden="true" className="size-4" />
          {chosen > 0 ? `Filters (${chosen})` : "Filters"}
        </Button>
        <div id={`${id}-choices`} className={classNames("search-choices", isOpen && "is-open")}>
          <SearchChoices
            {...{ filters, changeFilters, isMore, setMore, isSlim }}
            show={
              show && (
                <Button
                  className="flex-1 whitespace-nowrap"
                  onClick={() => {
                    close();
                    show.onPress();
                  }}
                >
                  {show.text}
                </Button>
              )
            }
          />
        </div>
      </div>
    </section>
  );
}

/** The words that were understood are added to the filters that are chosen already; a new place has no old distance. */
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

/** Everything except the text: what people choose first, and the rest. */
function SearchChoices(props: {
  filters: ListingFilters;
  changeFilters: ChangeFilters;
  isMore: boolean;
  setMore: (isMore: boolean) => void;
  isSlim: boolean;
  show: React.ReactNode;
}) {
  const { filters, changeFilters, isMore, setMore } = props;
  const prices = usePriceText({ min: filters.min_price, max: filters.max_price }, ({ min, max }) =>
    changeFilters((now) => ({ ...now, min_price: min, max_price: max }), { typed: "price" }),
  );
  const price = priceChoice(filters);
  // The first line has room for two.
  const [beds, baths] = numberChoices(filters);
  const rooms = [beds, baths].filter((choices) => choices !== undefined);
  const canClear = countFilters(filters) > 0 || filters.bbox !== undefined || prices.hasText;

  /** Parses a drop-down's value the way the address is parsed. */
  function choose(field: "property_type" | NumberFilterName | "status") {
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
        label="Price range"
        className="first-filter is-longest col-span-full"
        value={price.value}
        onChange={({ target }) =>
          changeFilters((current) => withPriceBand(current, target.value), "push")
        }
        options={price.options}
      />
      {rooms.map(({ name, label, options }) => (
        <SelectField
          key={name}
          label={label}
          className="first-filter"
          value={String(filters[name] ?? "all")}
          onChange={choose(name)}
          options={options}
        />
      ))}
      {/* Further down there is a box for each type. */}
      {!isMore && (
        <SelectField
          label="Property type"
          className="first-filter is-long"
          {...typeChoice(filters)}
          onChange={choose("property_type")}
        />
      )}
      <SelectField
        label="Status"
        className="first-filter is-longest"
        value={filters.status ?? "all"}
        onChange={choose("status")}
        options={STATUS_CHOICES}
      />
      {props.isSlim && <SortField filters={filters} changeFilters={changeFilters} />}
      <MoreFilters
        {...{ filters, changeFilters, isMore, setMore }}
        prices={
          <>
            <TextField
              label="Minimum price"
              placeholder="No minimum"
              {...PRICE_FIELD}
              {...prices.min}
            />
            <TextField
              label="Maximum price"
              placeholder="No maximum"
              {...PRICE_FIELD}
              {...prices.max}
            />
          </>
        }
        foot={
          <>
            <Button variant="quiet" className="px-3" aria-disabled={!canClear} onClick={clearAll}>
              Clear All Filters
            </Button>
            {props.show}
          </>
        }
      />
    </>
  );
}

const PRICE_FIELD = {
  autoComplete: "off",
  enterKeyHint: "search",
  // Letters are allowed: "450k".
  inputMode: "text",
  maxLength: 20,
} as const;
