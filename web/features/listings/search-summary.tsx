import { Spinner } from "@web/components/spinner.tsx";
import { VisuallyHidden } from "@web/components/visually-hidden.tsx";

const COUNT = new Intl.NumberFormat("en-US");

/**
 * The line above the homes, read out when it changes.
 * @param total undefined until the answer to the present question is there.
 * @param hasArea the address names a part of the map.
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
      {/* The words in the place of the homes are seen, but nothing reads them out. */}
      {total === 0 && <VisuallyHidden>No properties found.</VisuallyHidden>}
      {total !== undefined && total > 0 && (
        <span>
          {`Showing ${COUNT.format(total)} available ${total === 1 ? "property" : "properties"}${hasArea ? " in one part of the map" : ""}. Use the filters above to refine your search.`}
        </span>
      )}
    </p>
  );
}
