import { yearlyCosts } from "../../supabase/functions/_shared/domain/homes/home-costs.ts";
import type { WrittenFields } from "../../supabase/functions/_shared/domain/homes/listing-fields.ts";
import type { PropertyType } from "../../supabase/functions/_shared/domain/homes/listings.ts";
import { Random } from "./random.ts";

export type FurtherFacts = Pick<
  WrittenFields,
  "garage_spaces" | "stories" | "hoa_fee" | "property_tax"
>;

/**
 * The columns of facts that affect neither a home's price nor its words. Some owners leave them blank.
 */
export function furtherFacts(home: {
  key: string;
  type: PropertyType;
  style: string;
  price: number | null;
  state: string;
  features: readonly string[];
}): FurtherFacts {
  // These facts have a random source of their own, so that the rest of the home doesn't change.
  const random = new Random(`further-${home.key}`);
  const { type, style, features } = home;
  const said = <T>(value: T) => (random.chance(0.9) ? value : null);
  if (type === "land")
    return {
      garage_spaces: null,
      stories: null,
      hoa_fee: said(random.pick([0, 0, 0, 35])),
      property_tax: said(random.int(3, 24) * 50),
    };
  const hasGarage = features.some((feature) => /garage/i.test(feature));
  return {
    garage_spaces: hasGarage ? 2 : said(type === "condo" ? random.int(0, 1) : random.int(0, 2)),
    stories: type === "condo" ? 1 : (STORIES[style] ?? said(random.int(1, 2))),
    hoa_fee: said(
      type === "condo"
        ? random.int(22, 78) * 10
        : type === "townhouse"
          ? random.int(8, 32) * 10
          : random.pick([0, 0, 0, 45, 110]),
    ),
    property_tax: said(Math.max(1, Math.round((usualTax(home) * random.int(75, 125)) / 100))),
  };
}

function usualTax({ type, ...home }: { type: PropertyType; price: number | null; state: string }) {
  const facts = { ...home, property_type: type, hoa_fee: null, property_tax: null };
  return yearlyCosts(facts).tax;
}

/** Facts that the style decides. */
const STORIES: Record<string, number> = {
  ranch: 1,
  victorian: 2,
  colonial: 2,
  traditional: 2,
  brownstone: 4,
  "painted-row": 2,
  "modern-row": 3,
};
