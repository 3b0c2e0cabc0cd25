import { formatPrice } from "@domain/format.ts";
import { APPROXIMATE_RADIUS_M } from "@domain/hidden-street.ts";
import {
  FALLBACK_TITLE,
  fullAddress,
  isPropertyType,
  type ListingDetails,
  type PropertyType,
  propertyTypeName,
} from "@domain/listings.ts";
import { paths } from "@domain/paths.ts";
import { sizeFacts } from "@domain/size-facts.ts";
import { photoSources } from "@web/lib/photo-sources.ts";
import { type PageHead, shareImage } from "./page-head.ts";

const MOST_DESCRIPTION = 300;

/**
 * What a shared link and a search engine show about a home: only facts from the listing.
 * @param siteUrl without a trailing slash; without it, our own addresses are omitted.
 */
export function listingHead(listing: ListingDetails, siteUrl: string | undefined): PageHead {
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
    data: structuredData(listing, title, siteUrl),
  };
}

const SCHEMA_TYPES: Record<PropertyType, string> = {
  house: "SingleFamilyResidence",
  condo: "Apartment",
  townhouse: "House",
  land: "Place",
};

/** schema.org's RealEstateListing, its home, and the offer. */
function structuredData(
  listing: ListingDetails,
  title: string,
  siteUrl: string | undefined,
): Record<string, unknown> {
  const published = listing.published_at ?? listing.created_at;
  const url = siteUrl && `${siteUrl}${paths.listing.href(listing.id)}`;
  const photos = listing.images.map((image) => photoSources(image).src);
  const card = shareImage(siteUrl)?.url;
  const type = isPropertyType(listing.property_type)
    ? SCHEMA_TYPES[listing.property_type]
    : "Residence";
  return {
    "@context": "https://schema.org",
    "@type": "RealEstateListing",
    name: title,
    ...(url ? { url } : {}),
    datePosted: published,
    datePublished: published,
    ...(listing.description ? { description: listing.description } : {}),
    ...(photos.length > 0 ? { image: photos } : card ? { image: card } : {}),
    ...(listing.price === null
      ? {}
      : {
          offers: {
            "@type": "Offer",
            price: listing.price,
            priceCurrency: "USD",
            ...(url ? { url } : {}),
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
        ...(listing.address ? { streetAddress: listing.address } : {}),
        addressLocality: listing.city,
        addressRegion: listing.state,
        postalCode: listing.zip_code,
        addressCountry: "US",
      },
      ...geo(listing),
      ...(type === "Place" ? {} : rooms(listing)),
    },
    ...(listing.answers.length === 0 ? {} : { hasPart: questions(listing) }),
  };
}

/** A part of the page, because the page is about the home. Its visitors ask, but only the owner answers. */
function questions({ answers }: ListingDetails): Record<string, unknown> {
  return {
    "@type": "FAQPage",
    mainEntity: answers.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** A point, or the circle that a home is in whose owner hides the street. */
function geo({ lat, lng, address_hidden: isHidden }: ListingDetails): Record<string, unknown> {
  if (lat === null || lng === null) return {};
  const point = { "@type": "GeoCoordinates", latitude: lat, longitude: lng };
  return {
    geo: isHidden
      ? { "@type": "GeoCircle", geoMidpoint: point, geoRadius: APPROXIMATE_RADIUS_M }
      : point,
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

/** Cuts at the end of a word. */
function shorten(text: string): string {
  const flat = text.replace(/\s+/g, " ").trim();
  if (flat.length <= MOST_DESCRIPTION) return flat;
  return `${flat.slice(0, MOST_DESCRIPTION).replace(/\s+\S*$/, "")} …`;
}
