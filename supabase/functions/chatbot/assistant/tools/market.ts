import { z } from "zod";
import { isPublicStatus, type ListingCard } from "../../../_shared/domain/homes/listings.ts";
import { paths } from "../../../_shared/domain/site/paths.ts";
import type { OwnListing } from "../data/listings.ts";
import { plainNote } from "../plain-note.ts";
import { NO_HOME_NOTE, pricePerSqft } from "./listings.ts";
import { homeName, meantHome, titleOf } from "./own-home.ts";
import { defineTool } from "./tool.ts";

export const compareMarketTool = defineTool({
  name: "compare_market",
  description:
    "Compares a home of the owner's with similar homes for sale on SelfNVest: asking prices and price " +
    "per square foot, and gives the page on which sold homes tell what it may be worth. Asking prices are not what " +
    "homes sold for.",
  label: "Comparing with similar homes",
  args: z.strictObject({ home: homeName }),
  async run({ home: name }, context) {
    const { data } = context;
    const home = await meantHome(await data.listings(), name, context, ({ status }) =>
      isPublicStatus(status),
    );
    if (!home) return { findings: [], note: NO_HOME_NOTE };
    if (!isPublicStatus(home.status))
      return {
        findings: [],
        note: `Only a home that is on the market can be compared with homes for sale. What ${plainNote(titleOf(home))} may be worth by homes that were sold is worked out at ${paths.priceBench.href(home.id)}.`,
      };
    const similar = await data.similar(home.id);
    return {
      findings: [
        {
          source: {
            kind: "listing",
            title: `Homes like ${titleOf(home)}`,
            href: paths.listing.href(home.id),
          },
          facts: comparison(home, similar),
        },
      ],
    };
  },
});

function comparison(home: OwnListing, similar: readonly ListingCard[]) {
  const perSqft = similar.map(pricePerSqft).filter((each) => each !== null);
  return {
    home: titleOf(home),
    price: home.price,
    price_per_sqft: pricePerSqft(home),
    similar_for_sale: similar.map((each) => ({
      city: each.city,
      price: each.price,
      bedrooms: each.bedrooms,
      sqft: each.sqft,
      price_per_sqft: pricePerSqft(each),
      link: paths.listing.href(each.id),
      ask_its_owner: paths.listing.ask(each.id),
    })),
    median_price_per_sqft_of_similar: median(perSqft),
    worth_by_sold_homes: `worked out at ${paths.priceBench.href(home.id)}`,
    caution: "Asking prices on SelfNVest only. What homes nearby sold for counts more.",
  };
}

function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low, high] =
    sorted.length % 2 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1);
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}
