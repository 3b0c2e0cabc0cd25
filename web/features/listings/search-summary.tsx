import { Spinner } from "@web/components/spinner.tsx";
import { VisuallyHidden } from "@web/components/visually-hidden.tsx";

const COUNT = new Intl.NumberFormat("en-US");

/**
 * The line above the homes, announced when it changes.
 * @param total undefined until the current search is answered.
 * @param hasArea the address includes a map area.
 */
export function SearchSummary({
  total,
  isLoading,
  hasArea,
}: {
  total: number | undefined;
  isLoading: boolean;
  hasArea?: boolean;
}) {
  return (
    <p role="status" className="flex min-h-18 items-center gap-2 py-6 text-ink-soft text-sm">
      {total === undefined && isLoading && (
        <>
          <Spinner /> Loading properties...
        </>
      )}
      {/* The visible empty state is not announced by itself. */}
      {total === 0 && <VisuallyHidden>No properties found.</VisuallyHidden>}
      {total !== undefined && total > 0 && (
        <span>
          {`Showing ${COUNT.format(total)} available ${total === 1 ? "property" : "properties"}${hasArea ? " in one part of the map" : ""}. Use the filters above to refine your search.`}
        </span>
      )}
    </p>
  );
}
