import type { PropertyType } from "../../../_shared/domain/homes/listings.ts";
import { parsePrice } from "../../../_shared/domain/homes/price-text.ts";
import { comparedOffers } from "../../../_shared/domain/offers/compared-offers.ts";
import type { OwnListing } from "../data/listings.ts";
import type { ToolContext } from "./tool.ts";

type Homes = readonly OwnListing[];
type Trait = {
  said: RegExp;
  pick(homes: Homes, said: string, context: ToolContext): Homes | Promise<Homes>;
};

/**
 * The homes that these words describe: "the one with offers", "my condo", "the cheaper one in Duluth".
 * @returns none if a word is neither a trait nor part of a home's title or address, because it may name another home.
 */
export async function homesDescribed(
  homes: Homes,
  words: string,
  context: ToolContext,
): Promise<Homes> {
  let left = words.toLowerCase().replace(/[’]/g, "'");
  let found = homes;
  let isDescribed = false;
  const superlatives: Trait[] = [];
  for (const trait of [...TRAITS, ...SUPERLATIVES]) {
    const [said] = trait.said.exec(left) ?? [];
    if (said === undefined) continue;
    left = left.replace(said, " ");
    isDescribed = true;
    if (SUPERLATIVES.includes(trait)) superlatives.push(trait);
    else found = await trait.pick(found, said, context);
  }
  const names = left.match(WORD)?.filter((each) => !FILLERS.has(each)) ?? [];
  if (!isDescribed && names.length === 0) return [];
  found = found.filter((home) => {
    const text = [home.title, home.address, home.city, home.state, home.zip_code].join(" ");
    return names.every((each) => text.toLowerCase().includes(each));
  });
  // "The cheaper one in Duluth" is the cheapest of those in Duluth.
  for (const trait of superlatives) found = await trait.pick(found, "", context);
  return found;
}

const WORD = /[\p{L}\p{N}'-]+/gu;
const FILLERS = new Set(
  "the my our a an one ones that which is has have with for in at on of and it's home homes place property listing sale offered asking priced price about".split(
    " ",
  ),
);

const NUMBERS = ["one", "two", "three", "four", "five", "six"];

const TRAITS: readonly Trait[] = [
  {
    said: /\b(?:under contract|in escrow|accepted(?: an?)?(?: offers?)?|pending|being sold|almost sold)\b/,
    pick: underContract,
  },
  { said: /\b(?:live |open |the )?offers?\b/, pick: withOffers },
  { said: /\b(?:draft|unpublished|not (?:yet )?(?:public|published))\b/, pick: of("draft") },
  {
    said: /\b(?:on the market|for sale|active|published|public)\b/,
    pick: of("active"),
  },
  {
    said: /\bsold\b/,
    pick: (homes, said, context) =>
      homes.some(({ status }) => status === "sold")
        ? of("sold")(homes)
        : underContract(homes, said, context),
  },
  {
    said: new RegExp(String.raw`\b(?:\d+|${NUMBERS.join("|")})[- ]?bed(?:room)?s?\b`),
    pick(homes, said) {
      const written = said.match(/^\d+|^[a-z]+?(?=[- ]?bed)/)?.[0] ?? "";
      const beds = Number(written) || NUMBERS.indexOf(written) + 1;
      return homes.filter(({ bedrooms }) => bedrooms === beds);
    },
  },
  {
    said: /\$\s?\d[\d.,]*\s?[km]?\b|\b\d{1,3}(?:,\d{3})+\b|\b\d{5,}\b|\b\d[\d.]*\s?[km]\b/,
    pick: priced,
  },
  { said: /\b(?:condo(?:minium)?|apartment|flat)\b/, pick: typed("condo") },
  { said: /\btown ?(?:house|home)\b/, pick: typed("townhouse") },
  { said: /\b(?:vacant )?(?:land|lot)\b/, pick: typed("land") },
  { said: /\bhouse\b/, pick: typed("house") },
];

const SUPERLATIVES: readonly Trait[] = [
  { said: /\b(?:cheap(?:er|est)|(?:less|least) expensive)\b/, pick: leading("price", "least") },
  {
    said: /\b(?:(?:more|most) expensive|dear(?:er|est)|pric(?:ier|iest))\b/,
    pick: leading("price"),
  },
  { said: /\b(?:bigg(?:er|est)|larg(?:er|est))\b/, pick: leading("sqft") },
  { said: /\bsmall(?:er|est)\b/, pick: leading("sqft", "least") },
  { said: /\bnew(?:er|est)\b/, pick: leading("year_built") },
  { said: /\bold(?:er|est)\b/, pick: leading("year_built", "least") },
];

function of(wanted: OwnListing["status"]) {
  return (homes: Homes) => homes.filter(({ status }) => status === wanted);
}

function typed(type: PropertyType) {
  return (homes: Homes) => homes.filter(({ property_type }) => property_type === type);
}

async function underContract(homes: Homes, _: string, { data }: ToolContext): Promise<Homes> {
  const sales = await data.sales();
  const sold = new Set(sales.map(({ listing_id }) => listing_id));
  return homes.filter(({ id, status }) => status === "pending" || sold.has(id));
}

/** With offers that wait for an answer. */
async function withOffers(homes: Homes, _: string, { data, now }: ToolContext): Promise<Homes> {
  const all = await Promise.all(homes.map(({ id }) => data.offers(id)));
  return homes.filter((_home, n) => {
    const offers = all[n];
    return offers && comparedOffers(offers, { order: "net", now }).length > 0;
  });
}

/** "The one for 450,000" may be 449,900: prices are told in round figures. */
function priced(homes: Homes, said: string): Homes {
  const wanted = parsePrice(said) ?? 0;
  const exact = homes.filter(({ price }) => price === wanted);
  if (exact.length > 0) return exact;
  return homes.filter(({ price }) => price && Math.abs(price - wanted) <= price * ROUNDED);
}

const ROUNDED = 0.02;

function leading(field: "price" | "sqft" | "year_built", which: "least" | "most" = "most") {
  return (homes: Homes): Homes => {
    const values = homes.flatMap((home) => home[field] ?? []);
    const best = which === "least" ? Math.min(...values) : Math.max(...values);
    return homes.filter((home) => home[field] === best);
  };
}
