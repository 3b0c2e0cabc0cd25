/**
 * What the RESO Data Dictionary 2.0 says about the fields we send: names, types, lengths and lookups,
 * excerpted as facts from the standard's reference metadata, RESODataDictionary-2.0.openapi3.json in
 * RESOStandards/web-api-commander (commit 146f91a8) and dd-2.0.json in RESOStandards/reso-tools (commit
 * 235b54cb). The documents themselves are under RESO's own license (reso.org/eula) and not kept here.
 *
 * The values of PropertyType and MediaCategory are also those of RESODataDictionary-2.0.metadata-report.json (web-api-commander,
 * commit 002a09e1, of April 2023), and those of PropertySubType, LotSizeUnits and StandardStatus those of dd-2.0.json
 * (reso-tools, commit a44658ae). CoOwnership ("Co-Ownership") and TenancyInCommon ("Tenancy in Common") are in the latter
 * only: the dictionary was added to.
 */

type Type =
  | { kind: "string"; longest: number }
  /** Edm.Int64, or Edm.Decimal without decimals. */
  | { kind: "integer" }
  | { kind: "decimal"; decimals: number }
  | { kind: "boolean" }
  | { kind: "date" }
  | { kind: "timestamp" }
  /** One of a list, unless the list is open and holds samples only. */
  | { kind: "lookup"; of: keyof typeof LOOKUPS }
  | { kind: "collection"; of: "Media" };

const string = (longest: number): Type => ({ kind: "string", longest });
const decimal = (decimals: number): Type => ({ kind: "decimal", decimals });
const lookup = (of: keyof typeof LOOKUPS): Type => ({ kind: "lookup", of });
const integer: Type = { kind: "integer" };
const boolean: Type = { kind: "boolean" };
const date: Type = { kind: "date" };
const timestamp: Type = { kind: "timestamp" };

/**
 * The values by their OData names; people's names have spaces in addition, and both are allowed. "open"
 * lists hold a sample in the reference, because each place has its own.
 */
const LOOKUPS = {
  AreaUnits: ["SquareFeet", "SquareMeters"],
  City: "open",
  Country: ["CA", "MX", "US"],
  CountyOrParish: "open",
  FeeFrequency: [
    ...["Annually", "BiMonthly", "BiWeekly", "Daily", "Monthly", "OneTime", "Quarterly"],
    ...["Seasonal", "SemiAnnually", "SemiMonthly", "Weekly"],
  ],
  LotSizeUnits: ["Acres", "SquareFeet", "SquareMeters"],
  MediaCategory: [
    ...["AgentPhoto", "BrandedVirtualTour", "Document", "FloorPlan", "OfficeLogo"],
    ...["OfficePhoto", "Photo", "UnbrandedVirtualTour", "Video"],
  ],
  PropertySubType: [
    ...["Agriculture", "Apartment", "BoatSlip", "Business", "Cabin", "CoOwnership", "Condominium"],
    ...["DeededParking", "Duplex", "Farm", "HotelMotel", "Industrial", "ManufacturedHome"],
    ...["ManufacturedOnLand", "MixedUse", "MobileHome", "MobileHomePark", "MultiFamily", "Office"],
    ...["OwnYourOwn", "Quadruplex", "Ranch", "Retail", "SingleFamilyResidence"],
    ...["StockCooperative", "TenancyInCommon", "Timeshare", "Townhouse", "Triplex"],
    ...["UnimprovedLand", "Warehouse"],
  ],
  PropertyType: [
    ...["BusinessOpportunity", "CommercialLease", "CommercialSale", "Farm", "Land"],
    ...["ManufacturedInPark", "Residential", "ResidentialIncome", "ResidentialLease"],
  ],
  ResourceName: ["Association", "Contacts", "Member", "Office", "Property"],
  StandardStatus: [
    ...["Active", "ActiveUnderContract", "Canceled", "Closed", "ComingSoon", "Delete", "Expired"],
    ...["Hold", "Incomplete", "Pending", "Withdrawn"],
  ],
  StateOrProvince: (
    "AB AK AL AR AZ BC CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MB MD ME MI MN MO MS MT NB NC " +
    "ND NE NF NH NJ NM NS NT NU NV NY OH OK ON OR PA PE QC RI SC SD SK TN TX UT VA VI VT WA WI WV WY YT"
  ).split(" "),
} as const;

const FIELDS: Record<"Property" | "Media", Record<string, Type>> = {
  Property: {
    AssociationFee: decimal(2),
    AssociationFeeFrequency: lookup("FeeFrequency"),
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
    GarageSpaces: decimal(2),
    GarageYN: boolean,
    InternetAddressDisplayYN: boolean,
    InternetEntireListingDisplayYN: boolean,
    Latitude: decimal(8),
    ListPrice: decimal(2),
    ListingId: string(255),
    ListingKey: string(255),
    ListingURL: string(8000),
    LivingArea: decimal(2),
    LivingAreaUnits: lookup("AreaUnits"),
    Longitude: decimal(8),
    LotSizeAcres: decimal(4),
    LotSizeArea: decimal(4),
    LotSizeUnits: lookup("LotSizeUnits"),
    Media: { kind: "collection", of: "Media" },
    ModificationTimestamp: timestamp,
    OnMarketDate: date,
    OriginalEntryTimestamp: timestamp,
    OriginalListPrice: decimal(2),
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

/** What the standard would object to in a payload of many homes; no standard field may be missing its type. */
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
      return Number.isInteger(value);
    case "decimal":
      return typeof value === "number" && Number(value.toFixed(type.decimals)) === value;
    case "boolean":
      return typeof value === "boolean";
    case "date":
      return typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);
    case "timestamp":
      return typeof value === "string" && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value);
    case "lookup": {
      const values: readonly string[] | "open" = LOOKUPS[type.of];
      if (typeof value !== "string" || value === "") return false;
      return values === "open" || values.includes(value.replaceAll(" ", ""));
    }
    case "collection":
      return false;
  }
}
