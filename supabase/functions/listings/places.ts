import type { Addressed, Place } from "../_shared/domain/homes/geocoding.ts";
import { distanceKm, isNearState, isState, US_STATES } from "../_shared/domain/homes/us-states.ts";
import { timeZoneOf } from "../_shared/domain/homes/us-time-zones.ts";
import { listingInvalid } from "./listing-invalid.ts";

/** Asks the geocoder on behalf of the owner saving the home. */
export type FindPlace = (home: Addressed) => Promise<Place | undefined>;

export type Placed = { place: Place | null; timeZone: string | null };

/** A pin further away belongs to another address. */
const MAX_PIN_DISTANCE_KM = 50;

/**
 * The location and time zone of a home. A plausible pin set by the owner wins; otherwise the
 * geocoder's result, or none: the center of a town would mislead on the map.
 * @throws DetailedError `listing_invalid` if the pin is implausible.
 */
export async function placeOf(
  home: Addressed & { state: string; zip_code: string },
  pin: Place | undefined,
  find: FindPlace,
): Promise<Placed> {
  const found = hasStreet(home) ? await find(home) : undefined;
  if (pin) await requirePlausible(pin, home, found, find);
  return { place: pin ?? found ?? null, timeZone: timeZoneOf(home.state, home.zip_code) };
}

/** An address without street and town could only find a region. */
function hasStreet({ address, city, zip_code }: Addressed): boolean {
  return Boolean(address?.trim()) && Boolean(city?.trim() || zip_code?.trim());
}

async function requirePlausible(
  pin: Place,
  home: Addressed,
  found: Place | undefined,
  find: FindPlace,
): Promise<void> {
  const { city, state, zip_code } = home;
  if (!isState(state)) refuse("Please choose a state before you set the pin.");
  else if (!isNearState(pin, state)) refuse(`The pin is not in ${US_STATES[state].name}.`);
  // If the street is unknown, the ZIP code's location is used for the comparison.
  const near = found ?? (zip_code ? await find({ city, state, zip_code }) : undefined);
  if (near && distanceKm(pin, near) > MAX_PIN_DISTANCE_KM)
    refuse("The pin is more than 30 miles from the address. Please check both.");
}

function refuse(text: string): never {
  throw listingInvalid([{ field: "location", text }]);
}
