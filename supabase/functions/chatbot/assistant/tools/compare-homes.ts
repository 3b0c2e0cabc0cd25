import { z } from "zod";
import { homeCosts } from "../../../_shared/domain/homes/home-costs.ts";
import type { ListingCard } from "../../../_shared/domain/homes/listings.ts";
import { usualLoan } from "../../../_shared/domain/homes/mortgage.ts";
import { paths } from "../../../_shared/domain/site/paths.ts";
import type { OwnerData } from "../owner-data.ts";
import { plainNote } from "../plain-note.ts";
import { defineTool, type Findings } from "./tool.ts";

export const compareHomesTool = defineTool({
  name: "compare_homes",
  description:
    "Lays two homes that are for sale side by side for somebody who buys: price, monthly cost, size, lot, year, HOA fee. " +
    "Without names, their two latest favorites. Say what differs, and never which to take.",
  label: "Comparing homes",
  args: z.strictObject({
    homes: z
      .array(z.string().min(1).max(120))
      .max(2)
      .default([])
      .describe("The homes as they were named: by title or address. Empty for their favorites."),
  }),
  async run({ homes }, { data, rate }): Promise<Findings> {
    const found = homes.length > 0 ? await named(homes, data) : await latestFavorites(data);
    if ("note" in found) return { findings: [], note: found.note };
    const loan = usualLoan(rate);
    return {
      findings: [
        {
          source: {
            kind: "listing",
            title: `Compare: ${found.homes.map(({ title }) => plainNote(title)).join(", ")}`,
            href: paths.compare.href(found.homes.map(({ id }) => id)),
          },
          facts: {
            they_ask_as: "a buyer",
            where: paths.compare.href(found.homes.map(({ id }) => id)),
            homes: found.homes.map((home) => ({
              title: plainNote(home.title),
              city: `${home.city}, ${home.state}`,
              price: home.price,
              monthly_cost: Math.round(homeCosts(home, loan)?.total ?? 0) || undefined,
              bedrooms: home.bedrooms,
              bathrooms: home.bathrooms,
              square_feet: home.sqft,
              lot_acres: home.lot_size,
              year_built: home.year_built,
              hoa_fee_a_month: home.hoa_fee,
              status: home.status,
              link: paths.listing.href(home.id),
            })),
          },
        },
      ],
    };
  },
});

type Found = { homes: ListingCard[] } | { note: string };

/** A name that fits no home, or several, is asked about: homes are never mixed up. */
async function named(names: readonly string[], data: OwnerData): Promise<Found> {
  if (names.length < 2) return { note: "It takes two homes. Ask which other one they mean." };
  const pages = await Promise.all(names.map((search_term) => data.search({ search_term })));
  const homes: ListingCard[] = [];
  for (const [n, { listings, total }] of pages.entries()) {
    const name = plainNote(names[n] ?? "");
    const [first] = listings;
    const exact = listings.filter(({ title }) => title.toLowerCase() === names[n]?.toLowerCase());
    const home = exact.length === 1 ? exact[0] : total === 1 ? first : undefined;
    if (!home)
      return {
        note:
          total === 0 ? `No home for sale is called ${name}.` : `${name} may be one of ${total}.`,
      };
    homes.push(home);
  }
  if (homes[0]?.id === homes[1]?.id) return { note: "Both names are the same home." };
  return { homes };
}

async function latestFavorites(data: OwnerData): Promise<Found> {
  const homes = (await data.favorites()).slice(0, 2);
  return homes.length === 2
    ? { homes }
    : { note: "They have fewer than two favorites for sale. Ask which homes they mean." };
}
