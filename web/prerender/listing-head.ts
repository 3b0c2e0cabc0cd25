import { formatPrice, sizeFacts } from "@domain/format.ts";
import {
  FALLBACK_TITLE,
  fullAddress,
  isPropertyType,
  type ListingDetails,
  type PropertyType,
  propertyTypeName,
} from "@domain/listings.ts";
import { photoSources } from "@web/lib/photo-sources.ts";
import type { PageHead } from "./page-head.ts";

const MOST_DESCRIPTION = 300;

/** What a shared link and a search engine show of a home: facts of the listing, nothing added. */
export function listingHead(listing: ListingDetails): PageHead {
  const title = listing.title || FALLBACK_TITLE;
  const [photo] = listing.images;
  return {
    title: `${title}, ${listing.city}, ${listing.state}`,
    description: shorten(
      [
        [
          formatPrice(listing.price),
          propertyTypeName(listing.property_type),
          ...sizeFacts(listing),
        ].join(" · "),
        fullAddress(listing),
        listing.description,
      ]
        .filter(Boolean)
        .join(". "),
    ),
    image: photo && {
      url: photoSources(photo).src,
      alt: photo.alt || title,
      width: photo.width,
      height: photo.height,
    },
    data: structuredData(listing, title),
  };
}

const SCHEMA_TYPES: Record<PropertyType, string> = {
  house: "SingleFamilyResidence",
  condo: "Apartment",
  townhouse: "House",
  land: "Place",
};

/** schema.org's RealEstateListing, its home, and the offer. */
function structuredData(listing: ListingDetails, title: string): Record<string, unknown> {
  const type = isPropertyType(listing.property_type)
    ? SCHEMA_TYPES[listing.property_type]
    : "Residence";
  return {
    "@context": "https://schema.org",
    "@type": "RealEstateListing",
    name: title,
    datePosted: listing.published_at ?? listing.created_at,
    ...(listing.description ? { description: listing.description } : {}),
    ...(listing.images.length > 0
      ? { image: listing.images.map((image) => photoSources(image).src) }
      : {}),
    ...(listing.price === null
      ? {}
      : {
          offers: {
            "@type": "Offer",
            price: listing.price,
            priceCurrency: "USD",
            availability:
              listing.status === "active"
                ? "https://schema.org/InStock"
                : "https://schema.org/LimitedAvailability",
          },
        }),
    mainEntity: {
      "@type": type,
      address: {
        "@type": "PostalAddress",
        streetAddress: listing.address,
        addressLocality: listing.city,
        addressRegion: listing.state,
        postalCode: listing.zip_code,
        addressCountry: "US",
      },
      ...(listing.lat === null || listing.lng === null
        ? {}
        : { geo: { "@type": "GeoCoordinates", latitude: listing.lat, longitude: listing.lng } }),
      ...(type === "Place" ? {} : rooms(listing)),
    },
  };
}

function rooms(listing: ListingDetails): Record<string, unknown> {
  return {
    ...(listing.bedrooms ? { numberOfBedrooms: listing.bedrooms } : {}),
    ...(listing.bathrooms ? { numberOfBathroomsTotal: listing.bathrooms } : {}),
    ...(listing.sqft
      ? { floorSize: { "@type": "QuantitativeValue", value: listing.sqft, unitCode: "FTK" } }
      : {}),
    ...(listing.year_built ? { yearBuilt: listing.year_built } : {}),
  };
}

/** At a word's end. */
function shorten(text: string): string {
  const flat = text.replace(/\s+/g, " ").trim();
  if (flat.length <= MOST_DESCRIPTION) return flat;
  return `${flat.slice(0, MOST_DESCRIPTION).replace(/\s+\S*$/, "")} …`;
}
