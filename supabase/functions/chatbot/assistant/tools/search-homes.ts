import { z } from "zod";
import type { ListingCard } from "../../../_shared/domain/homes/listings.ts";
import { type LoanInputs, usualLoan } from "../../../_shared/domain/homes/mortgage.ts";
import { nameFilters } from "../../../_shared/domain/search/filter-texts.ts";
import {
  filtersToQuery,
  type ListingFilters,
  parseFilters,
  withPaymentAsPrice,
} from "../../../_shared/domain/search/listing-search.ts";
import {
  isPlaceNamed,
  readPlainSearch,
  readWords,
} from "../../../_shared/domain/search/plain-search.ts";
import { paths } from "../../../_shared/domain/site/paths.ts";
import { formatTotal } from "../../../_shared/domain/site/text/format.ts";
import type { OwnerData } from "../owner-data.ts";
import { plainNote } from "../plain-note.ts";
import { defineTool } from "./tool.ts";

const SHOWN = 3;

export const searchHomesTool = defineTool({
  name: "search_homes",
  description:
    "Searches the homes for sale on SelfNVest with the filters of the search page. Returns how many there are, some of " +
    "them, and the link that shows all. Give the link, and say what was not understood.",
  label: "Searching homes for sale",
  args: z.strictObject({
    wishes: z
      .string()
      .min(1)
      .max(200)
      .describe('As somebody types them: "3 bedroom house in Boise under 500k with a garage".'),
  }),
  async run({ wishes }, { data, now, rate }) {
    const {
      rest,
      place,
      filters: read,
    } = readPlainSearch(wishes, now.getTime()) ?? readWords(wishes, now.getTime());
    const label = place === undefined ? undefined : await placeOf(place, data);
    // Only filters that a visitor's address could have.
    const { filters } = parseFilters(
      filtersToQuery({ ...read, ...(label ? { place: label } : {}) }),
    );
    const left = [...rest, ...(place !== undefined && !label ? [place] : [])];
    if (Object.keys(filters).length === 0)
      return {
        findings: [],
        note: `None of this is a filter. They search at ${paths.listings.href()}.`,
      };
    const loan = usualLoan(rate);
    const found = await data.search(withPaymentAsPrice(filters, loan));
    return {
      findings: [
        {
          source: {
            kind: "listing",
            title: `Homes for sale: ${named(filters, loan)}`,
            href: paths.listings.href(filtersToQuery(filters)),
          },
          facts: {
            searched_for: named(filters, loan),
            where: paths.listings.href(filtersToQuery(filters)),
            not_understood: left.length > 0 ? left.map(plainNote) : undefined,
            homes: formatTotal(found),
            some_of_them: found.listings.slice(0, SHOWN).map(factsOf),
          },
        },
      ],
    };
  },
});

function named(filters: ListingFilters, loan: LoanInputs): string {
  return nameFilters(filters, "together", loan)
    .map(({ text }) => text)
    .join(", ");
}

/** The label of a place with homes for sale that was named like this. */
async function placeOf(name: string, data: OwnerData): Promise<string | undefined> {
  const found = (await data.places(name)).filter(({ label }) => isPlaceNamed(label, name));
  return (found.find(({ kind }) => kind === "town") ?? found[0])?.label;
}

function factsOf(home: ListingCard) {
  return {
    title: plainNote(home.title),
    city: `${home.city}, ${home.state}`,
    price: home.price,
    bedrooms: home.bedrooms,
    bathrooms: home.bathrooms,
    link: paths.listing.href(home.id),
  };
}
