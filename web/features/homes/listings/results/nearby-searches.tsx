import { nameFilters } from "@domain/search/filter-texts.ts";
import {
  filtersToQuery,
  type ListingFilters,
  placesOf,
  withPaymentAsPrice,
} from "@domain/search/listing-search.ts";
import { paths } from "@domain/site/paths.ts";
import { formatFound, formatTotal } from "@domain/site/text/format.ts";
import { useQueries, useQuery } from "@tanstack/react-query";
import { foundQuery } from "@web/api/search/listings.ts";
import { placeHintsQuery } from "@web/api/search/places.ts";
import { TextLink } from "@web/components/text-link.tsx";
import { useLocation } from "@web/lib/router.tsx";
import { useOwnLoan } from "@web/session/own-loan.ts";

/** Each suggestion costs a search. */
const MOST_FILTERS = 8;
const MOST_TOWNS = 3;

/**
 * Suggestions where nothing was found: the nearest searches that find homes. They leave out one of the filters, or look
 * in the towns around, or in the place that is spelled almost like the one that was asked for.
 */
export function NearbySearches({ filters }: { filters: ListingFilters }) {
  const { left: _left, bbox: _bbox, ...asked } = filters;
  const [place, another] = placesOf(asked);
  const loan = useOwnLoan();
  const chips = nameFilters(asked, "together", loan).slice(0, MOST_FILTERS);
  // A search without its only filter finds everything.
  const drops = chips.length > 1 ? chips : [];
  const counts = useQueries({
    queries: drops.map(({ without }) => foundQuery(withPaymentAsPrice(without, loan))),
  });
  const isTown = place !== undefined && another === undefined;
  const { data: hints } = useQuery({ ...placeHintsQuery(place ?? ""), enabled: isTown });
  const { within: _within, ...anywhere } = asked;
  const meant = hints?.meant;
  // What a link leads to keeps the other filters, so only such homes count.
  const around = (hints?.around?.nearest ?? []).map(({ label, miles }) => ({
    label,
    miles,
    filters: { ...anywhere, place: label },
  }));
  const homes = useQueries({
    queries: around.map(({ filters }) => foundQuery(withPaymentAsPrice(filters, loan))),
  });
  const nearest = around
    .flatMap((town, n) => {
      const found = homes[n]?.data;
      return found && found.total > 0 ? [{ ...town, found }] : [];
    })
    .slice(0, MOST_TOWNS);

  return (
    <div className="grid gap-4 text-left empty:hidden">
      {meant !== undefined && (
        <p>
          Did you mean <SearchLink filters={{ ...asked, place: meant }}>{meant}</SearchLink>?
        </p>
      )}
      {isTown && nearest.length > 0 && (
        <div>
          <p>{`${asked.within ? "Near" : "No homes like this in"} ${hints?.around?.label ?? place}; nearest:`}</p>
          <ul className={LIST}>
            {nearest.map(({ label, miles, filters, found }) => (
              <li key={label}>
                <SearchLink filters={filters}>{label}</SearchLink>
                {` · ${miles} mi · ${formatTotal(found)} ${found.total === 1 && !found.more ? "home" : "homes"}`}
              </li>
            ))}
          </ul>
        </div>
      )}
      {counts.some(({ data }) => (data?.total ?? 0) > 0) && (
        <div>
          <p>Without one of the filters:</p>
          <ul className={LIST}>
            {drops.map(({ text, without }, n) => {
              const found = counts[n]?.data;
              if (!found || found.total === 0) return null;
              return (
                <li key={text}>
                  <SearchLink filters={without}>{`Drop “${text}”`}</SearchLink>
                  {`: ${formatFound(found, without.status === "sold")}`}
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </div>
  );
}

/** The link keeps the view, list or map. */
function SearchLink({ filters, children }: { filters: ListingFilters; children: string }) {
  const { search } = useLocation();
  const query = filtersToQuery(filters);
  if (new URLSearchParams(search).get("view") === "map") query.set("view", "map");
  return <TextLink to={paths.listings.href(query)}>{children}</TextLink>;
}

const LIST = "mt-1 grid gap-1 text-ink-soft";
