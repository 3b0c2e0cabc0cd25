/**
 * How we query a geocoder that speaks Nominatim's search API, and which result we trust
 * (docs/product.md B§5, B§7).
 */

export type Place = { lat: number; lng: number };

export type Addressed = {
  address?: string | null;
  city?: string | null;
  state?: string | null;
  zip_code?: string | null;
};

/** Nominatim's results are OpenStreetMap's data, whose license asks for this wherever they show. */
export const PLACES_CREDIT = {
  text: "© OpenStreetMap contributors",
  url: "https://www.openstreetmap.org/copyright",
};

/** A raw result: numbers arrive as text. */
type GeocoderResult = { lat?: unknown; lon?: unknown; display_name?: unknown };

/**
 * An address with a comma is complete and used as is; otherwise its parts are joined.
 * @returns "" when nothing is known, so there is nothing to look up.
 */
export function geocodingText(listing: Addressed): string {
  const address = (listing.address ?? "").trim();
  if (address.includes(",")) return address;
  return [address, listing.city, listing.state, listing.zip_code]
    .map((part) => (part ?? "").trim())
    .filter(Boolean)
    .join(", ");
}

/** The geocoder's query string, limited to the US. */
export function geocodingQuery(text: string): URLSearchParams {
  return new URLSearchParams({
    format: "json",
    q: text,
    limit: "3",
    countrycodes: "us",
    addressdetails: "1",
  });
}

/**
 * The first result whose name contains the city, or else the first valid place.
 * @param results the geocoder's unchecked answer.
 */
export function bestPlace(results: unknown, city: string | null | undefined): Place | undefined {
  if (!Array.isArray(results)) return undefined;
  const places = results.flatMap((result: GeocoderResult | null) => {
    const place = placeOf(result);
    return place ? [{ place, name: String(result?.display_name ?? "").toLowerCase() }] : [];
  });
  const wanted = (city ?? "").trim().toLowerCase();
  const inCity = wanted === "" ? undefined : places.find(({ name }) => name.includes(wanted));
  return (inCity ?? places[0])?.place;
}

function placeOf(result: GeocoderResult | null): Place | undefined {
  const lat = Number.parseFloat(String(result?.lat));
  const lng = Number.parseFloat(String(result?.lon));
  const isOnEarth = Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  return isOnEarth ? { lat, lng } : undefined;
}
