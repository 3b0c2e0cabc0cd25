import { nameFilters } from "@domain/filter-texts.ts";
import type { ListingFilters } from "@domain/listing-search.ts";
import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ChangeFilters } from "./use-listing-filters.ts";

/** What the list is filtered by, each of which a press removes. */
export function FilterChips({
  filters,
  changeFilters,
}: {
  filters: ListingFilters;
  changeFilters: ChangeFilters;
}) {
  const list = useRef<HTMLUListElement>(null);
  const [removed, setRemoved] = useState<number>();
  const chips = nameFilters(filters);

  // The focus goes to the chip that took the removed one's place.
  useEffect(() => {
    if (removed === undefined) return;
    setRemoved(undefined);
    const buttons = list.current?.querySelectorAll("button");
    buttons?.[Math.min(removed, buttons.length - 1)]?.focus();
  }, [removed]);

  return (
    <ul ref={list} aria-label="Filters in use" className="flex flex-wrap gap-2 pt-4">
      {chips.map(({ text, without }, index) => (
        <li key={text} className="max-w-full">
          <button
            type="button"
            className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-line-strong bg-surface py-1 pr-2.5 pl-3.5 text-ink text-sm transition-colors hover:border-ink-soft"
            onClick={() => {
              setRemoved(index);
              changeFilters(() => without, "push");
            }}
          >
            <span className="sr-only">Remove filter: </span>
            <span className="min-w-0 truncate">{text}</span>
            <X aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
          </button>
        </li>
      ))}
    </ul>
  );
}
