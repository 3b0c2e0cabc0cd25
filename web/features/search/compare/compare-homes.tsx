import type { ListingCard } from "@domain/homes/listings.ts";
import { COMPARED_FULL, MAX_COMPARED } from "@domain/search/favorites.ts";
import { textOf } from "@domain/site/errors/first-errors.ts";
import { paths } from "@domain/site/paths.ts";
import { formatCount } from "@domain/site/text/format.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { keptListingsQuery } from "@web/api/search/kept-listings.ts";
import { Checkbox } from "@web/components/checkbox.tsx";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";
import { Columns3 } from "lucide-react";
import { useRef, useState } from "react";
import { AddHome } from "./add-home.tsx";
import { CompareTable } from "./compare-table.tsx";

/** Up to four homes side by side, in each of the page's states. */
export function CompareHomes(props: {
  ids: readonly string[];
  /** How many homes in the address exceed the limit. */
  leftOut: number;
  onChange: (ids: string[]) => void;
  /** The favorites that can be added. */
  favorites: readonly ListingCard[];
}) {
  const { ids, leftOut, onChange } = props;
  const table = useRef<HTMLElement>(null);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const query = useQuery({
    ...keptListingsQuery(ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const homes = ids.flatMap((id) => query.data?.[id] ?? []);
  const missing = ids.filter((id) => query.data?.[id] === null);
  const candidates = props.favorites.filter((home) => !ids.includes(home.id));
  const add = <AddHome candidates={candidates} onAdd={(id) => onChange([...ids, id])} />;

  function remove(id: string) {
    table.current?.focus();
    onChange(ids.filter((other) => other !== id));
  }

  if (ids.length === 0) return <NothingToCompare add={add} />;
  if (query.isPending) return <CompareSkeleton />;
  if (query.isError) {
    return (
      <LoadError
        title="Error Loading Properties"
        text={textOf(query.error, "listings_unavailable")}
        query={query}
      />
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-6">
      <p role="status" className="sr-only">
        {`${formatCount(homes.length, "home")} compared.`}
      </p>
      {leftOut > 0 && (
        <InlineNotice tone="info">{`${COMPARED_FULL} The first ${MAX_COMPARED} are shown.`}</InlineNotice>
      )}
      {missing.length > 0 && (
        <InlineNotice
          tone="warn"
          action={{
            label: missing.length === 1 ? "Remove it" : "Remove them",
            onSelect: () => onChange(ids.filter((id) => !missing.includes(id))),
          }}
        >
          {missing.length === 1
            ? "One of these homes is no longer available."
            : `${missing.length} of these homes are no longer available.`}
        </InlineNotice>
      )}
      {homes.length > 1 ? (
        <Checkbox
          label="Only what differs, marked with a dot"
          checked={onlyDifferences}
          onChange={(event) => setOnlyDifferences(event.target.checked)}
        />
      ) : (
        <p className="text-ink-soft text-sm">Add another home to compare it with.</p>
      )}
      {homes.length > 0 && (
        <CompareTable
          ref={table}
          homes={homes}
          onlyDifferences={onlyDifferences && homes.length > 1}
          onRemove={remove}
        />
      )}
      {ids.length < MAX_COMPARED && add}
    </div>
  );
}

function NothingToCompare({ add }: { add: React.ReactNode }) {
  return (
    <EmptyState
      title="Nothing to compare yet"
      text={`Put up to ${MAX_COMPARED} homes side by side: price, size, place and what comes with them.`}
      icon={<Columns3 />}
      action={
        <>
          <LinkButton to={paths.favorites.href()}>Choose from your favorites</LinkButton>
          <LinkButton to={paths.listings.href()} variant="secondary">
            See all homes
          </LinkButton>
        </>
      }
    >
      <div className="mt-2 w-full text-left empty:hidden">{add}</div>
    </EmptyState>
  );
}

function CompareSkeleton() {
  return (
    <LoadingGroup label="Loading the homes to compare..." className="grid gap-5">
      <div className="flex gap-5">
        {["a", "b", "c"].map((column) => (
          <Skeleton key={column} className="h-20 flex-1 rounded-lg sm:h-40" />
        ))}
      </div>
      {["a", "b", "c", "d", "e", "f"].map((row) => (
        <Skeleton key={row} className="h-9" />
      ))}
    </LoadingGroup>
  );
}
