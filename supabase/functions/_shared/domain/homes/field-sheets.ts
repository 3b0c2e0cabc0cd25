import { formatNumber, formatPrice } from "../site/text/format.ts";
import { SQFT_AN_ACRE } from "../site/text/read-number.ts";
import { withinWords } from "../site/text/within-words.ts";
import { taggedHref } from "./channels.ts";
import type { ListingDetails } from "./listings.ts";
import { propertyTypeName } from "./listings.ts";

/**
 * What the forms of other sites ask about a home, field by field, to be copied there. Their forms change, so a field
 * may have another name or place.
 */

export type SheetField = {
  /** As the form calls it. */
  name: string;
  /** To be copied as it is; "" where the listing doesn't say. */
  value: string;
  /** What the owner should know before they enter it. */
  hint?: string;
};

/** What an owner pays a buyer's agent: percent of the price, or dollars. Undefined before they have said. */
export type AgentPay = { percent: number } | { dollars: number };

/** Public remarks of most MLSs end here. */
const REMARKS = 1000;
const HIDDEN = "Your street is hidden on your page. Enter it there only if others may see it.";

/** The form of Zillow's "for sale by owner". */
export function zillowSheet(home: ListingDetails, siteUrl: string): SheetField[] {
  return [
    ...addressFields(home),
    { name: "Price", value: whole(home.price) },
    { name: "Home type", value: propertyTypeName(home.property_type) },
    ...roomFields(home),
    { name: "Finished square feet", value: whole(home.sqft) },
    { name: "Lot size, acres", value: exact(home.lot_size) },
    { name: "Year built", value: exact(home.year_built) },
    { name: "HOA dues, a month", value: whole(home.hoa_fee) },
    { name: "Describe your home", value: home.description.trim() },
    { name: "Other features", value: home.features.join(", ") },
    {
      name: "Related website",
      value: taggedHref(siteUrl, home.id, "zillow"),
      hint: "This link counts who comes from there.",
    },
    { name: "Virtual tour", value: home.tour_url ?? "" },
  ];
}

/** The form of a broker who puts a home into an MLS for a flat fee. */
export function mlsSheet(home: ListingDetails, siteUrl: string, pay?: AgentPay): SheetField[] {
  return [
    { name: "List price", value: whole(home.price) },
    { name: "Property type", value: propertyTypeName(home.property_type) },
    ...addressFields(home),
    ...roomFields(home),
    {
      name: "Living area, square feet",
      value: whole(home.sqft),
      hint: "Say where you know it from: a tax bill, plans or an appraisal.",
    },
    { name: "Lot, acres", value: exact(home.lot_size) },
    {
      name: "Lot, square feet",
      value: home.lot_size ? String(Math.round(home.lot_size * SQFT_AN_ACRE)) : "",
    },
    { name: "Year built", value: exact(home.year_built) },
    { name: "Stories", value: exact(home.stories) },
    { name: "Garage spaces", value: exact(home.garage_spaces) },
    { name: "HOA fee, a month", value: whole(home.hoa_fee) },
    { name: "Property tax, a year", value: whole(home.property_tax) },
    { name: "Features", value: home.features.join(", ") },
    {
      name: "Public remarks",
      value: withinWords(home.description.replace(/\s+/g, " ").trim(), REMARKS),
      hint: "An MLS takes no names, phone numbers or links here.",
    },
    { name: "Virtual tour without branding", value: home.tour_url ?? "" },
    {
      name: "Showing instructions",
      value: `Book a time at ${taggedHref(siteUrl, home.id, "mls")}`,
      hint: "Only agents read this. The link counts who comes from there.",
    },
    { name: "Pay for the buyer's agent", value: payText(pay) },
  ];
}

/** "2.5% of the price", "$10,000", "None" */
export function payText(pay: AgentPay | undefined): string {
  if (pay === undefined) return "";
  if ("dollars" in pay) return pay.dollars === 0 ? "None" : formatPrice(pay.dollars);
  return pay.percent === 0 ? "None" : `${formatNumber(pay.percent)}% of the price`;
}

/** A sheet as a text file. */
export function sheetText(fields: readonly SheetField[]): string {
  return fields.map(({ name, value }) => `${name}: ${value || "(you know this)"}`).join("\n");
}

function addressFields(home: ListingDetails): SheetField[] {
  return [
    {
      name: "Street address",
      value: home.address,
      ...(home.address_hidden ? { hint: HIDDEN } : {}),
    },
    { name: "City", value: home.city },
    { name: "State", value: home.state },
    { name: "ZIP code", value: home.zip_code },
  ];
}

/** Forms count a half bath on its own; 2.75 baths are two full ones and one of three quarters. */
function roomFields(home: ListingDetails): SheetField[] {
  const { bedrooms, bathrooms } = home;
  const part = (bathrooms ?? 0) % 1;
  const count = (is: boolean) => (bathrooms === null ? "" : is ? "1" : "0");
  return [
    { name: "Bedrooms", value: exact(bedrooms) },
    { name: "Full baths", value: bathrooms === null ? "" : String(Math.floor(bathrooms)) },
    { name: "Three-quarter baths", value: count(part === 0.75) },
    { name: "Half baths", value: count(part !== 0 && part !== 0.75) },
  ];
}

/** Forms take bare numbers. */
function exact(value: number | null): string {
  return value === null ? "" : String(value);
}

function whole(value: number | null): string {
  return value === null ? "" : String(Math.round(value));
}
