/**
 * What the RESO Data Dictionary 2.0 says about the fields we send: names, types, lengths, precision and lookups.
 * Only facts, in our own words: the documents are under RESO's own license (reso.org/eula) and not kept here.
 *
 * Each was looked up in RESODataDictionary-2.0.metadata-report.json of RESOStandards/web-api-commander, as generated
 * on 2023-04-05 (commit 002a09e1); ListingURL, which the dictionary got later, in the same report of commit 20449ccb.
 * AreaUnits, MediaCategory and ResourceName are from RESODataDictionary-2.0.openapi3.json there (commit 146f91a8).
 */

type Type =
  | { kind: "string"; longest: number }
  /** Edm.Int64. */
  | { kind: "integer" }
  /** Edm.Decimal: digits in all, and after the decimal point. */
  | { kind: "decimal"; precision: number; scale: number }
  | { kind: "boolean" }
  | { kind: "date" }
  | { kind: "timestamp" }
  /** One value of a list; none of the fields we send takes several. */
  | { kind: "lookup"; of: keyof typeof LOOKUPS }
  | { kind: "collection"; of: "Media" };

const string = (longest: number): Type => ({ kind: "string", longest });
const decimal = (precision: number, scale: number): Type => ({ kind: "decimal", precision, scale });
const lookup = (of: keyof typeof LOOKUPS): Type => ({ kind: "lookup", of });
const integer: Type = { kind: "integer" };
const boolean: Type = { kind: "boolean" };
const date: Type = { kind: "date" };
const timestamp: Type = { kind: "timestamp" };

/**
 * Values by their names for people, letter for letter, because we don't send the OData names (decision 125).
 * "open": the dictionary has a sample only, because each place has its own.
 */
const LOOKUPS = {
  AreaUnits: ["Square Feet", "Square Meters"],
  City: "open",
  // The only one of some 250 that our homes are in.
  Country: ["US"],
  CountyOrParish: "open",
  // Only those whose spelling was looked up; there are more.
  FeeFrequency: ["Annually", "Bi-Monthly", "Bi-Weekly", "Daily", "Monthly"],
  LotSizeUnits: ["Acres", "Square Feet", "Square Meters"],
  MediaCategory: [
    ...["Branded Virtual Tour", "Document", "Floor Plan", "Photo"],
    ...["Unbranded Virtual Tour", "Video"],
  ],
  PropertySubType: [
    ...["Agriculture", "Apartment", "Boat Slip", "Business", "Cabin", "Condominium"],
    ...["Deeded Parking", "Duplex", "Farm", "Hotel/Motel", "Industrial", "Manufactured Home"],
    ...["Manufactured On Land", "Mixed Use", "Mobile Home", "Mobile Home Park", "Multi Family"],
    ...["Office", "Own Your Own", "Quadruplex", "Ranch", "Retail", "Single Family Residence"],
    ...["Stock Cooperative", "Timeshare", "Townhouse", "Triplex", "Unimproved Land", "Warehouse"],
  ],
  PropertyType: [
    ...["Business Opportunity", "Commercial Lease", "Commercial Sale", "Farm", "Land"],
    ...["Manufactured In Park", "Residential", "Residential Income", "Residential Lease"],
  ],
  ResourceName: ["Member", "Office", "Property"],
  StandardStatus: [
    ...["Active", "Active Under Contract", "Canceled", "Closed", "Coming Soon", "Delete"],
    ...["Expired", "Hold", "Incomplete", "Pending", "Withdrawn"],
  ],
  StateOrProvince: (
    "AB AK AL AR AZ BC CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MB MD ME MI MN MO MS MT NB NC " +
    "ND NE NF NH NJ NM NS NT NU NV NY OH OK ON OR PA PE QC RI SC SD SK TN TX UT VA VI VT WA WI WV WY YT"
  ).split(" "),
} as const;

/** Names that the dictionary has only for some kinds of property. */
const NOT_OF_LAND = ["PropertySubType"];

const FIELDS: Record<"Property" | "Media", Record<string, Type>> = {
  Property: {
    AssociationFee: decimal(14, 2),
    AssociationFeeFrequency: lookup("FeeFrequency"),
    TaxAnnualAmount: decimal(14, 2),
    AssociationYN: boolean,
    BathroomsFull: integer,
    BathroomsHalf: integer,
    BathroomsOneQuarter: integer,
    BathroomsThreeQuarter: integer,
    BathroomsTotalInteger: integer,
    BedroomsTotal: integer,
    City: lookup("City"),
    Country: lookup("Country"),
    CountyOrParish: lookup("CountyOrParish"),
    GarageSpaces: decimal(14, 2),
    GarageYN: boolean,
    InternetAddressDisplayYN: boolean,
    InternetEntireListingDisplayYN: boolean,
    Latitude: decimal(12, 8),
    ListPrice: decimal(14, 2),
    ListingId: string(255),
    ListingKey: string(255),
    ListingURL: string(8000),
    LivingArea: decimal(14, 2),
    LivingAreaUnits: lookup("AreaUnits"),
    Longitude: decimal(12, 8),
    LotSizeAcres: decimal(16, 4),
    LotSizeArea: decimal(16, 4),
    LotSizeUnits: lookup("LotSizeUnits"),
    Media: { kind: "collection", of: "Media" },
    ModificationTimestamp: timestamp,
    OnMarketDate: date,
    OriginalEntryTimestamp: timestamp,
    OriginalListPrice: decimal(14, 2),
    OriginatingSystemKey: string(255),
    OriginatingSystemName: string(255),
    PhotosCount: integer,
    PostalCode: string(10),
    PostalCodePlus4: string(4),
    PriceChangeTimestamp: timestamp,
    PropertySubType: lookup("PropertySubType"),
    PropertyType: lookup("PropertyType"),
    PublicRemarks: string(4000),
    StandardStatus: lookup("StandardStatus"),
    StateOrProvince: lookup("StateOrProvince"),
    Stories: integer,
    UnparsedAddress: string(255),
    YearBuilt: integer,
    VirtualTourURLUnbranded: string(8000),
  },
  Media: {
    ImageHeight: integer,
    ImageWidth: integer,
    LongDescription: string(1024),
    MediaCategory: lookup("MediaCategory"),
    MediaKey: string(255),
    MediaURL: string(8000),
    Order: integer,
    PreferredPhotoYN: boolean,
    ResourceName: lookup("ResourceName"),
    ResourceRecordKey: string(255),
  },
};

/** The standard's objections to a payload of many homes; no standard field may be missing its type. */
export function resoProblems(payload: Record<string, unknown>): string[] {
  const { "@reso.context": context, value, ...others } = payload;
  const problems = Object.keys(others)
    .filter((name) => name !== "@odata.nextLink")
    .map((name) => `${name}: unknown beside value`);
  if (context !== "urn:reso:metadata:2.0:resource:property") problems.push(`context ${context}`);
  if (!Array.isArray(value)) return [...problems, "value: not a list"];
  return [...problems, ...value.flatMap((record) => problemsOf("Property", record))];
}

function problemsOf(resource: keyof typeof FIELDS, record: Record<string, unknown>): string[] {
  return Object.entries(record).flatMap(([name, value]) => {
    const type = FIELDS[resource][name];
    if (!type) return [`${resource}.${name}: not in the dictionary`];
    if (record.PropertyType === "Land" && NOT_OF_LAND.includes(name))
      return [`${resource}.${name}: not of land`];
    if (type.kind === "collection" && Array.isArray(value))
      return value.flatMap((each) => problemsOf(type.of, each));
    return fits(type, value) ? [] : [`${resource}.${name}: ${JSON.stringify(value)}`];
  });
}

function fits(type: Type, value: unknown): boolean {
  switch (type.kind) {
    case "string":
      return typeof value === "string" && value !== "" && [...value].length <= type.longest;
    case "integer":
      return Number.isSafeInteger(value);
    case "decimal":
      return (
        typeof value === "number" &&
        Math.abs(value) < 10 ** (type.precision - type.scale) &&
        Number(value.toFixed(type.scale)) === value
      );
    case "boolean":
      return typeof value === "boolean";
    case "date":
      return typeof value === "string" && isDay(value);
    case "timestamp":
      return typeof value === "string" && TIMESTAMP.test(value) && isDay(value.slice(0, 10));
    case "lookup": {
      const values: readonly string[] | "open" = LOOKUPS[type.of];
      if (typeof value !== "string" || value === "") return false;
      return values === "open" || values.includes(value);
    }
    case "collection":
      return false;
  }
}

/** Edm.DateTimeOffset, in UTC. */
const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,12})?Z$/;

/** Edm.Date: a day that exists. */
function isDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === value;
}
