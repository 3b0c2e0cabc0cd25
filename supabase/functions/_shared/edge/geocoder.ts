import {
  type Addressed,
  bestPlace,
  geocodingQuery,
  geocodingText,
  type Place,
} from "../domain/geocoding.ts";
import { isNearState, isState } from "../domain/us-states.ts";
import { fetchWithin } from "./database.ts";
import type { Reader } from "./env.ts";
import { describeError, log } from "./log.ts";

export type Geocoder = {
  /**
   * The place of an address; undefined when nobody knows it or can be asked just now, or when this
   * person has asked too often. Takes at most the settings' patience and timeout together, and
   * never throws: a home is saved without.
   */
  find(home: Addressed, personId: string): Promise<Place | undefined>;
};

/** What all instances of the function share: answers so far, and who may ask when. */
export type GeocoderLedger = {
  claim(query: string, patienceMs: number, personId: string): Promise<Claim>;
  keep(query: string, place: Place | undefined): Promise<void>;
  /** Nobody asks for so many seconds. */
  pause(seconds: number): Promise<void>;
};

/** A remembered answer, or how long to wait before asking (null: don't ask now). */
export type Claim =
  | { known: true; place: Place | undefined }
  | { known: false; waitMs: number | null };

export type GeocoderSettings = {
  /** Of a service that speaks Nominatim's `/search`. */
  baseUrl: string;
  /** Nominatim's policy asks for a name, and a way to reach who is behind it. */
  userAgent: string;
  timeoutMs: number;
  /** How long saving a listing may wait for the geocoder. */
  patienceMs: number;
};

export function readGeocoderSettings(read: Reader): GeocoderSettings {
  const site = read.text("SITE_URL", "");
  return {
    baseUrl: read.address("GEOCODER_URL", "https://nominatim.openstreetmap.org"),
    userAgent: read.text(
      "GEOCODER_USER_AGENT",
      site === "" ? "SelfNVest/1.0" : `SelfNVest/1.0 (+${site})`,
    ),
    timeoutMs: read.count("GEOCODER_TIMEOUT_MS", 3_000),
    patienceMs: read.count("GEOCODER_PATIENCE_MS", 2_500),
  };
}

const PAUSE_S = 60;
const MAX_PAUSE_S = 3_600;
const MAX_ANSWER_BYTES = 256 * 1024;

export function createGeocoder(settings: GeocoderSettings, ledger: GeocoderLedger): Geocoder {
  return {
    async find(home, personId) {
      const text = searchText(home);
      if (text === "") return undefined;
      const key = text.toLowerCase().replace(/\s+/g, " ");
      try {
        const claim = await ledger.claim(key, settings.patienceMs, personId);
        if (claim.known) return claim.place;
        if (claim.waitMs === null) return undefined;
        await new Promise((resolve) => setTimeout(resolve, claim.waitMs ?? 0));
        const found = bestPlace(await ask(settings, text), home.city);
        const place = found && isPlausible(found, home) ? found : undefined;
        await ledger.keep(key, place);
        return place;
      } catch (error) {
        log("geocoder_failed", { cause: describeError(error) });
        const seconds = error instanceof GeocoderRefusal ? error.pauseS : PAUSE_S;
        await ledger.pause(seconds).catch(() => {});
        return undefined;
      }
    },
  };
}

/**
 * An address with a comma is used as it is where it names its town. "12 Elm St, Unit 4" does
 * not, and would be looked for in the whole country.
 */
function searchText(home: Addressed): string {
  const { address, city, zip_code } = home;
  const line = (address ?? "").toLowerCase();
  const names = [city, zip_code].map((part) => (part ?? "").trim().toLowerCase());
  if (names.some((name) => name !== "" && line.includes(name))) return geocodingText(home);
  return geocodingText({ ...home, address: address?.replaceAll(",", " ").replace(/\s+/g, " ") });
}

/** A street of the same name in another state is none. */
function isPlausible(place: Place, { state }: Addressed): boolean {
  return !isState(state) || isNearState(place, state);
}

class GeocoderRefusal extends Error {
  readonly pauseS: number;

  constructor(response: Response) {
    super(`geocoder ${response.status}`);
    const wanted = Number(response.headers.get("retry-after"));
    this.pauseS = wanted > 0 ? Math.min(Math.ceil(wanted), MAX_PAUSE_S) : PAUSE_S;
  }
}

/** @throws when there is no answer, or none that is a list of results. */
async function ask(settings: GeocoderSettings, text: string): Promise<unknown[]> {
  const { baseUrl, userAgent, timeoutMs } = settings;
  const response = await fetchWithin(timeoutMs)(`${baseUrl}/search?${geocodingQuery(text)}`, {
    headers: { Accept: "application/json", "Accept-Language": "en-US", "User-Agent": userAgent },
    redirect: "error",
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new GeocoderRefusal(response);
  }
  const results = JSON.parse(await boundedText(response));
  if (!Array.isArray(results)) throw new Error("geocoder answered no list");
  return results;
}

/** Three results take some kilobytes. */
async function boundedText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_ANSWER_BYTES) throw new Error("geocoder answered too much");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
