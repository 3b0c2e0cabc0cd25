import {
  type Addressed,
  bestPlace,
  geocodingQuery,
  geocodingText,
  type Place,
} from "../domain/homes/geocoding.ts";
import { isNearState, isState } from "../domain/homes/us-states.ts";
import { fetchWithin } from "./database.ts";
import type { Reader } from "./env.ts";
import { describeError, log } from "./log.ts";
import { problemOf, type ThirdParty } from "./third-parties.ts";
import type { Networks } from "./visitor.ts";

export type Geocoder = {
  /**
   * The location of an address; undefined if the geocoder doesn't know it, can't be asked right
   * now, or this person has asked too often. Takes at most the settings' patience plus timeout, and
   * never throws: a home is then saved without a location.
   */
  find(home: Addressed, asker: Asker): Promise<Place | undefined>;
  /** Looks up an address: null says that the service knows no such address, and undefined that it couldn't be asked. */
  ask(home: Addressed, asker: Asker): Promise<Place | null | undefined>;
};

/** For whom the service is asked: its turns are a pot (decision 206). */
export type Asker = { personId: string; networks: Networks };

/** State shared by all instances of the function: known answers, and who may ask when. */
export type GeocoderLedger = {
  claim(query: string, patienceMs: number, asker: Asker): Promise<Claim>;
  keep(query: string, place: Place | undefined): Promise<void>;
  /** Pauses requests from every instance. */
  pause(seconds: number): Promise<void>;
};

/** A stored answer, or how long to wait before asking (null: don't ask now). */
type Claim = { known: true; place: Place | undefined } | { known: false; waitMs: number | null };

type GeocoderSettings = {
  /** The base URL of a service with Nominatim's `/search`. */
  baseUrl: string;
  /** Nominatim's policy requires a name and a way to contact its operator. */
  userAgent: string;
  timeoutMs: number;
  /** How long saving a listing may wait for its turn. */
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

export function createGeocoder(
  settings: GeocoderSettings,
  ledger: GeocoderLedger,
  service: ThirdParty,
): Geocoder {
  const geocoder: Geocoder = {
    find: async (home, asker) => (await geocoder.ask(home, asker)) ?? undefined,
    async ask(home, asker) {
      const text = searchText(home);
      if (text === "") return null;
      const key = text.toLowerCase().replace(/\s+/g, " ");
      try {
        const claim = await ledger.claim(key, settings.patienceMs, asker);
        if (claim.known) return claim.place ?? null;
        if (claim.waitMs === null) return undefined;
        await new Promise((resolve) => setTimeout(resolve, claim.waitMs ?? 0));
        const found = bestPlace(await search(settings, text, service), home.city);
        const place = found && isPlausible(found, home) ? found : undefined;
        await ledger.keep(key, place);
        return place ?? null;
      } catch (error) {
        log("geocoder_failed", { cause: describeError(error) });
        const seconds = error instanceof GeocoderRefusal ? error.pauseS : PAUSE_S;
        await ledger.pause(seconds).catch(() => {});
        return undefined;
      }
    },
  };
  return geocoder;
}

/**
 * Uses an address with a comma as is if it contains its town. "12 Elm St, Unit 4" doesn't, and
 * would match anywhere in the country.
 */
function searchText(home: Addressed): string {
  const { address, city, zip_code } = home;
  const line = (address ?? "").toLowerCase();
  const names = [city, zip_code].map((part) => (part ?? "").trim().toLowerCase());
  if (names.some((name) => name !== "" && line.includes(name))) return geocodingText(home);
  return geocodingText({ ...home, address: address?.replaceAll(",", " ").replace(/\s+/g, " ") });
}

/** Rejects a street of the same name in another state. */
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

/** @throws if there is no answer, or one that isn't a list of results. */
async function search(
  settings: GeocoderSettings,
  text: string,
  service: ThirdParty,
): Promise<unknown[]> {
  const { baseUrl, userAgent, timeoutMs } = settings;
  const response = await fetchWithin(timeoutMs)(`${baseUrl}/search?${geocodingQuery(text)}`, {
    headers: { Accept: "application/json", "Accept-Language": "en-US", "User-Agent": userAgent },
  }).catch((error) => {
    service.fails("no_answer");
    throw error;
  });
  if (!response.ok) {
    service.fails(problemOf(response.status) ?? "refused", response.status);
    await response.body?.cancel();
    throw new GeocoderRefusal(response);
  }
  try {
    const results = JSON.parse(await boundedText(response));
    if (!Array.isArray(results)) throw new Error("geocoder answer is not a list");
    service.works();
    return results;
  } catch (error) {
    service.fails("wrong_answer", response.status);
    throw error;
  }
}

/** Bounds the size: three results take a few kilobytes. */
async function boundedText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_ANSWER_BYTES) throw new Error("geocoder answer is too large");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
