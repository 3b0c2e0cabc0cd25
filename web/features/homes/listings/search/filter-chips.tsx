import { nameFilters, paymentTerms } from "@domain/search/filter-texts.ts";
import {
  filtersToQuery,
  LEFT_MARK,
  type ListingFilters,
  parseFilters,
  withWords,
} from "@domain/search/listing-search.ts";
import { textLinkStyles } from "@web/components/text-link.tsx";
import { classNames } from "@web/lib/class-names.ts";
import { withoutIt } from "@web/lib/without-it.tsx";
import { useNamedRate, useOwnLoan } from "@web/session/own-loan.ts";
import { Search, X } from "lucide-react";
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import type { ChangeFilters, ListingsView } from "./use-listing-filters.ts";

const OfferedFilters = lazy(() =>
  import("./offered-filters.tsx").then(
    ({ OfferedFilters }) => ({ default: OfferedFilters }),
    withoutIt,
  ),
);

/**
 * The list's filters; pressing one removes it.
 * @param around takes the focus if no chip takes the place of what was pressed.
 */
export function FilterChips({
  filters,
  changeFilters,
  view,
  around,
}: {
  filters: ListingFilters;
  changeFilters: ChangeFilters;
  view: ListingsView;
  around: RefObject<HTMLElement | null>;
}) {
  const list = useRef<HTMLUListElement>(null);
  const [removed, setRemoved] = useState<{ index: number; of: number }>();
  const loan = useOwnLoan();
  const rate = useNamedRate();
  const named = nameFilters(filters, "each", loan);
  // The map has no chip for its view, because the visitor sees it and it changes with every move.
  const payment = filters.monthly ?? filters.min_monthly;
  const chips = view === "map" ? named : [...named, ...partOfMap(filters)];

  // The focus moves to the chip that took the removed one's place.
  useEffect(() => {
    if (!removed || chips.length >= removed.of) return;
    setRemoved(undefined);
    const buttons = list.current?.querySelectorAll<HTMLElement>("li > button");
    buttons?.[Math.min(removed.index, buttons.length - 1)]?.focus();
  }, [removed, chips.length]);

  return (
    <div className="grid gap-2 pb-2">
      <ul ref={list} className={CHIPS}>
        <LeftWords
          left={filters.left}
          sentence={sentenceOf(filters)}
          onSearch={(words) => {
            // The button disappears.
            around.current?.focus();
            changeFilters(
              ({ left: _said, ...now }) => ({
                ...now,
                search_term: withWords(now.search_term, words),
              }),
              "push",
            );
          }}
          onOffer={(offer, phrase) => {
            around.current?.focus();
            changeFilters((now) => withOffer(now, offer, phrase), "push");
          }}
        />
        {chips.map(({ text, without }, index) => (
          <li key={text} className="max-w-full shrink-0">
            <button
              type="button"
              aria-label={`Remove filter: ${text}`}
              className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-line-strong bg-surface py-1 pr-2.5 pl-3.5 text-ink text-sm transition-colors hover:border-ink-soft"
              onClick={() => {
                setRemoved({ index, of: chips.length });
                if (chips.length === 1) around.current?.focus();
                changeFilters(() => without, "push");
              }}
            >
              <span className="min-w-0 truncate max-[18rem]:whitespace-normal">{text}</span>
              <X aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
            </button>
          </li>
        ))}
      </ul>
      {payment !== undefined && (
        <p className="text-ink-soft text-sm">{paymentTerms(payment, loan, rate)}</p>
      )}
    </div>
  );
}

/** The chips are one line on a phone, which scrolls to the window's edge, unless letters are large. */
const CHIPS =
  "flex flex-wrap gap-2 max-sm:min-[18rem]:photo-strip max-sm:min-[18rem]:-mx-4 max-sm:min-[18rem]:flex-nowrap max-sm:min-[18rem]:overflow-x-auto max-sm:min-[18rem]:px-4";

/** The part of the map that was in view when the visitor went on to the list. */
function partOfMap({ bbox, ...without }: ListingFilters) {
  return bbox ? [{ text: "Part of the map", without }] : [];
}

/** A search with the filters that a phrase was meant to be, and without the phrase among what is left. */
function withOffer(now: ListingFilters, offer: ListingFilters, phrase: string): ListingFilters {
  const query = filtersToQuery(now);
  for (const [name, value] of filtersToQuery(offer)) {
    const isList = ["features", "without", "only"].includes(name) && query.has(name);
    query.set(name, isList ? `${query.get(name)},${value}` : value);
  }
  const left = phrasesOf(now.left).filter((each) => each !== phrase);
  query.delete("left");
  if (phrase === now.search_term) query.delete("search_term");
  const { filters } = parseFilters(query);
  return left.length > 0 ? { ...filters, left: left.join(LEFT_MARK) } : filters;
}

function phrasesOf(left = ""): string[] {
  return left.split(LEFT_MARK.trim()).flatMap((each) => each.trim() || []);
}

/** What is searched for as words, if it is more than a name or an address and the site has a model that may read it. */
function sentenceOf({ search_term }: ListingFilters): string | undefined {
  const isRead = import.meta.env.VITE_HAS_MODEL === "true";
  return isRead && /^\D+ \D+ \D+$/.test(search_term ?? "") ? search_term : undefined;
}

/**
 * The words of a plain-words search that became no filter, in front of those that did. A phrase that may mean a filter,
 * or its opposite, is asked about.
 */
function LeftWords(props: {
  left: string | undefined;
  sentence: string | undefined;
  onSearch: (words: string) => void;
  onOffer: (offer: ListingFilters, phrase: string) => void;
}) {
  const { left, sentence, onSearch, onOffer } = props;
  const words = phrasesOf(left);
  return (
    <li className="contents">
      <div
        role="status"
        className="flex min-h-9 shrink-0 flex-wrap items-center gap-x-3 text-ink-soft text-sm empty:hidden max-sm:min-[18rem]:flex-nowrap max-sm:min-[18rem]:whitespace-nowrap"
      >
        {words.length > 0 && (
          <>
            <p>{`Not searched for: ${words.map((each) => `“${each}”`).join(", ")}.`}</p>
            <button
              type="button"
              className={classNames(
                textLinkStyles,
                "flex min-h-6 items-center gap-1 pointer-coarse:min-h-9 max-sm:min-[18rem]:min-w-9 max-sm:min-[18rem]:justify-center",
              )}
              onClick={() => onSearch(words.join(" "))}
            >
              <Search aria-hidden="true" className="hidden size-4 max-sm:min-[18rem]:block" />
              <span className="max-sm:min-[18rem]:sr-only">Search for these words too</span>
            </button>
          </>
        )}
        {(words.length > 0 || sentence) && (
          <Suspense>
            <OfferedFilters phrases={words} sentence={sentence} onOffer={onOffer} />
          </Suspense>
        )}
      </div>
    </li>
  );
}
