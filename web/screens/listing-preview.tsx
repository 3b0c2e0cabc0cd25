import { APPROXIMATE_PLACE } from "@domain/homes/approximate-place.ts";
import { asPublished } from "@domain/homes/hidden-street.ts";
import type { ListingImage } from "@domain/homes/images.ts";
import {
  FALLBACK_TITLE,
  fullAddress,
  type ListingDetails,
  propertyTypeName,
} from "@domain/homes/listings.ts";
import type { OwnListing } from "@web/api/homes/listing-writes.ts";
import { Badge } from "@web/components/badge.tsx";
import { PhotoCarousel } from "@web/components/photo-carousel.tsx";
import { Price } from "@web/components/price.tsx";
import {
  type ListingFields,
  numbersOf,
} from "@web/features/homes/listing-wizard/listing-fields.ts";
import { ListingAbout } from "@web/features/homes/listings/home/listing-about.tsx";
import { ListingFacts } from "@web/features/homes/listings/home/listing-facts.tsx";
import { ListingFeatures } from "@web/features/homes/listings/home/listing-features.tsx";
import { MonthlyPayment } from "@web/features/homes/listings/home/monthly-payment.tsx";
import { SizeFigures } from "@web/features/homes/listings/home/size-figures.tsx";

/** The parts of the details page, filled from the wizard. */
export function ListingPreview(props: {
  listing: OwnListing;
  fields: ListingFields;
  images: ListingImage[];
}) {
  const listing = previewOf(props);
  const title = listing.title || FALLBACK_TITLE;
  return (
    <div className="grid gap-8">
      <PhotoCarousel
        images={listing.images}
        label={`Photos of ${title}`}
        sizes="(min-width: 48rem) 44rem, 90vw"
        className="aspect-[3/2] rounded-md"
      />
      <div className="grid gap-3">
        <div>
          <Badge tone="clay">{propertyTypeName(listing.property_type)}</Badge>
        </div>
        <p className="wrap-anywhere text-balance font-display text-heading">{title}</p>
        <p translate="no" className="text-ink-soft">
          {fullAddress(listing)}
        </p>
        {listing.address_hidden && <p className="text-ink-faint text-sm">{APPROXIMATE_PLACE}</p>}
        <Price price={listing.price} size="lg" />
        <SizeFigures listing={listing} />
        {listing.price !== null && listing.price > 0 && (
          <MonthlyPayment home={{ ...listing, price: listing.price }} />
        )}
      </div>
      <ListingFacts listing={listing} isComplete={false} />
      <ListingAbout description={listing.description} />
      <ListingFeatures features={listing.features} />
    </div>
  );
}

function previewOf({ listing, fields, images }: Parameters<typeof ListingPreview>[0]) {
  return asPublished({
    ...listing,
    ...fields,
    user_id: "",
    ...numbersOf(fields),
    lat: fields.location?.lat ?? null,
    lng: fields.location?.lng ?? null,
    time_zone: listing.time_zone ?? "UTC",
    created_at: listing.updated_at,
    published_at: null,
    reduced_from: null,
    sold_at: null,
    price_history: [],
    ownership_shown_at: null,
    answers: [],
    images,
  } satisfies ListingDetails);
}
