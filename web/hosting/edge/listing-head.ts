import { APPROXIMATE_RADIUS_M } from "@domain/homes/approximate-place.ts";
import { asPublished } from "@domain/homes/hidden-street.ts";
import { photoAddress } from "@domain/homes/images.ts";
import {
  FALLBACK_TITLE,
  fullAddress,
  isPropertyType,
  type ListingDetails,
  type PropertyType,
  propertyTypeName,
} from "@domain/homes/listings.ts";
import { sizeFacts } from "@domain/homes/size-facts.ts";
import { paths } from "@domain/site/paths.ts";
import { formatDay, formatPrice } from "@domain/site/text/format.ts";
import { type PageHead, shareImage } from "./page-head.ts";

const MOST_DESCRIPTION = 300;

/** The addresses of the page and of its home's photographs. */
export type HeadPlace = {
  /** The site's address without a trailing slash; without it, our own addresses are omitted. */
  siteUrl: string | undefined;
  /** The project's address. */
  project: string;
};

/**
 * The texts about a home for a shared link and a search engine: only facts from the listing, and no street that its
 * owner hides. A sold home says that it is sold, under its address: its title was the owner's.
 */
export function listingHead(given: ListingDetails, place: HeadPlace): PageHead {
  const listing = asPublished(given);
  const title = nameOf(listing);
  const [photo] = listing.images;
  return {
    title:
      listing.status === "sold" ? `${title}: sold` : `${title}, ${listing.city}, ${listing.state}`,
    description: shorten(
      [
        [
          ...(listing.status === "sold" ? soldFacts(listing) : [formatPrice(listing.price)]),
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
      url: photoAddress(place.project, photo.path),
      alt: photo.alt || title,
      width: photo.width,
      height: photo.height,
    },
    data: structuredData(listing, title, place),
  };
}

function nameOf(listing: ListingDetails): string {
  return listing.status === "sold" ? fullAddress(listing) : listing.title || FALLBACK_TITLE;
}

function soldFacts({ sold_at, time_zone, price }: ListingDetails): string[] {
  const sold = sold_at === null ? "Sold" : `Sold ${formatDay(sold_at, time_zone)}`;
  return price === null ? [sold] : [sold, `last asked ${formatPrice(price)}`];
}

const SCHEMA_TYPES: Record<PropertyType, string> = {
  house: "SingleFamilyResidence",
  condo: "Apartment",
  townhouse: "House",
  land: "Place",
};

const AVAILABILITY: Record<string, string> = {
  active: "InStock",
  pending: "LimitedAvailability",
  sold: "SoldOut",
};

/** schema.org's RealEstateListing, its home, and the offer. */
function structuredData(
  listing: ListingDetails,
  title: string,
  { siteUrl, project }: HeadPlace,
): Record<string, unknown> {
  const published = listing.published_at ?? listing.created_at;
  const url = siteUrl && `${siteUrl}${paths.listing.href(listing.id)}`;
  const photos = listing.images.map(({ path }) => photoAddress(project, path));
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
            availability: `https://schema.org/${AVAILABILITY[listing.status] ?? "LimitedAvailability"}`,
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
