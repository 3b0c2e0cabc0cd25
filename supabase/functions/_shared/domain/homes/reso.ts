import { withinWords } from "../site/text/within-words.ts";
import { dateInZone } from "../site/time/time-zones.ts";
import type { ListingImage } from "./images.ts";
import type { WrittenFields } from "./listing-fields.ts";
import type { PropertyType } from "./listings.ts";

/**
 * A home in the words of the RESO Data Dictionary 2.0, for portals and brokers: names, types and
 * lookups are the standard's (tests/support/reso-metadata.ts has what it says about them), and
 * nothing is added to them. The format is RESO Common Format (RCP-25).
 */

/** The value of `@reso.context`: the version of the dictionary and the resource. */
export const RESO_CONTEXT = "urn:reso:metadata:2.0:resource:property";

export const RESO_LIMITS = {
  /** Homes in an answer: by default and at most. */
  page: 100,
  largestPage: 200,
  /** Answers an hour to one network; caches on the way answer most. */
  perNetwork: 600,
  /** How long an answer may be cached, in seconds. */
  maxAge: 300,
};

/** Longer texts are cut after a word; the lengths are the standard's. */
const LONGEST = { PublicRemarks: 4000, LongDescription: 1024 };

/** Shown to owners where they choose. */
export const SHARE_WITH_PORTALS = {
  label: "Let other sites and brokers show this home",
  hint: "They may use the text and photos of your page, and link back to it. They don't get your name, email address or phone number. They don't get a street that you hide.",
  withdrawn:
    "Once you save this, your home is removed from our feed within minutes. A site that already copied it may show it until its next update.",
};

/** A home as everyone sees it. */
export type ResoHome = Omit<WrittenFields, "shared_with_portals" | "title" | "features"> & {
  id: string;
  status: string;
  county: string;
  lat: number | null;
  lng: number | null;
  created_at: string;
  updated_at: string;
  published_at: string | null;
  /** IANA name of the home's zone. */
  time_zone: string | null;
  images: ListingImage[];
  /** The history begins with the publication. */
  price_history: { price: number; changed_at: string }[];
};

export type ResoLinks = {
  /** The address of the home's page. */
  page: (id: string) => string;
  image: (path: string) => string;
};

/** A page of homes; `@odata.nextLink` leads to the next one. */
export type ResoPayload = {
  "@reso.context": typeof RESO_CONTEXT;
  "@odata.nextLink"?: string;
  value: ReturnType<typeof toResoProperty>[];
};

/** Land has no such value: the standard's "Unimproved Land" is commercial, which the owner hasn't said. */
const SUB_TYPES: Record<PropertyType, string | undefined> = {
  house: "Single Family Residence",
  condo: "Condominium",
  townhouse: "Townhouse",
  land: undefined,
};

/** The standard's precision, in decimals of a degree. */
const PLACE_DECIMALS = 8;

/** Names without a value are left out, which the standard prefers to null. */
export function toResoProperty(home: ResoHome, links: ResoLinks) {
  return dropEmpty({
    ListingKey: home.id,
    ListingId: home.id,
    OriginatingSystemName: "SelfNVest",
    OriginatingSystemKey: home.id,
    ListingURL: links.page(home.id),
    StandardStatus: home.status === "pending" ? "Pending" : "Active",
    PropertyType: home.property_type === "land" ? "Land" : "Residential",
    PropertySubType: SUB_TYPES[home.property_type as PropertyType],
    ...priceOf(home),
    ...placeOf(home),
    ...(home.property_type === "land" ? {} : buildingOf(home)),
    ...lotOf(home),
    ...associationOf(home),
    ...taxOf(home),
    PublicRemarks: withinWords(home.description, LONGEST.PublicRemarks),
    InternetEntireListingDisplayYN: true,
    InternetAddressDisplayYN: !home.address_hidden,
    OnMarketDate: dayIn(home.published_at, home.time_zone),
    // When other people first saw the home; a draft has no such date.
    OriginalEntryTimestamp: toTimestamp(home.published_at ?? home.created_at),
    ModificationTimestamp: toTimestamp(home.updated_at),
    PhotosCount: home.images.length,
    VirtualTourURLUnbranded: home.tour_url || undefined,
    Media: home.images.map((image, place) => toResoMedia(home.id, image, place, links)),
  });
}

/** The current and original price; neither for "Price on request". */
function priceOf({ price, price_history: history }: ResoHome) {
  if (price === null) return {};
  const dated = history.toSorted((a, b) => Date.parse(a.changed_at) - Date.parse(b.changed_at));
  const [first, ...changes] = dated;
  const last = changes.at(-1);
  return {
    ListPrice: price,
    OriginalListPrice: first?.price,
    PriceChangeTimestamp: last && toTimestamp(last.changed_at),
  };
}

/** The public row of a hidden street has only the middle of its square. */
function placeOf(home: ResoHome) {
  const [zip = "", plus4] = home.zip_code.split("-");
  return {
    UnparsedAddress: home.address_hidden ? "" : home.address,
    City: home.city,
    CountyOrParish: home.county,
    StateOrProvince: home.state,
    PostalCode: zip,
    PostalCodePlus4: home.address_hidden ? undefined : plus4,
    Country: "US",
    Latitude: degrees(home.lat),
    Longitude: degrees(home.lng),
  };
}

function degrees(angle: number | null): number | undefined {
  return angle === null ? undefined : Number(angle.toFixed(PLACE_DECIMALS));
}

function buildingOf(home: ResoHome) {
  return {
    BedroomsTotal: home.bedrooms ?? undefined,
    ...bathroomsOf(home.bathrooms),
    ...(home.sqft ? { LivingArea: home.sqft, LivingAreaUnits: "Square Feet" } : {}),
    YearBuilt: home.year_built ?? undefined,
    GarageSpaces: home.garage_spaces ?? undefined,
    GarageYN: home.garage_spaces === null ? undefined : home.garage_spaces > 0,
    Stories: home.stories ?? undefined,
  };
}

/**
 * 2.5 is two full bathrooms and a half one: three in all, as the standard counts. Only the owner knows
 * what "2.3" means.
 */
function bathroomsOf(count: number | null) {
  if (count === null) return {};
  const full = Math.floor(count);
  const part = PART_BATHROOMS[Math.round((count - full) * 100)];
  if (!part && count !== full) return {};
  return {
    BathroomsFull: full,
    ...(part ? { [part]: 1 } : {}),
    BathroomsTotalInteger: Math.ceil(count),
  };
}

const PART_BATHROOMS: Record<number, string> = {
  25: "BathroomsOneQuarter",
  50: "BathroomsHalf",
  75: "BathroomsThreeQuarter",
};

function lotOf({ lot_size: acres }: ResoHome) {
  if (!acres) return {};
  const rounded = Number(acres.toFixed(4));
  return { LotSizeArea: rounded, LotSizeUnits: "Acres", LotSizeAcres: rounded };
}

function taxOf({ property_tax: tax }: ResoHome) {
  return tax ? { TaxAnnualAmount: tax } : {};
}

/** "No HOA fee" doesn't say that there is no association: not all of them cost something. */
function associationOf({ hoa_fee: fee }: ResoHome) {
  if (fee === null) return {};
  return {
    ...(fee > 0 ? { AssociationYN: true } : {}),
    AssociationFee: fee,
    AssociationFeeFrequency: "Monthly",
  };
}

function toResoMedia(
  id: string,
  { path, alt, width, height }: ListingImage,
  place: number,
  links: ResoLinks,
) {
  return dropEmpty({
    MediaKey: path,
    ResourceName: "Property",
    ResourceRecordKey: id,
    MediaCategory: "Photo",
    MediaURL: links.image(path),
    Order: place,
    PreferredPhotoYN: place === 0,
    ImageWidth: width,
    ImageHeight: height,
    LongDescription: withinWords(alt, LONGEST.LongDescription),
  });
}

/** Edm.DateTimeOffset, in UTC. */
function toTimestamp(time: string): string {
  return new Date(time).toISOString();
}

/** Edm.Date: the day in the home's time zone. */
function dayIn(time: string | null, zone: string | null): string | undefined {
  return time === null ? undefined : dateInZone(new Date(time), zone ?? "UTC");
}

function dropEmpty<T extends object>(record: T): T {
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== undefined && value !== ""),
  ) as T;
}
