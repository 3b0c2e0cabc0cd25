import { SUPPORT_EMAIL } from "@domain/site/support.ts";
import { isFilledIn, isHttpUrl } from "./placeholders.ts";

type Env = {
  /** The address has no trailing slash, and is "" in mock mode. */
  supabaseUrl: string;
  /** The publishable key: it identifies the project, not the caller. */
  supabaseKey: string;
  /** False when the URL or the key is missing or a placeholder: mock mode. */
  isConfigured: boolean;
  /** See `mapTiles` in the domain, which has the default. */
  tileUrl: string | undefined;
  tileAttribution: string | undefined;
  /** `{z}/{x}/{y}` pattern of satellite images; undefined if there are none. */
  satelliteUrl: string | undefined;
  satelliteAttribution: string | undefined;
  /** A Nominatim-like search for homes without coordinates; undefined turns geocoding off. */
  geocoderUrl: string | undefined;
  /** The operator's mortgage rate and its day, "6.25 2026-11-19"; "" for none. */
  mortgageRate: string;
  /** The support address shown to visitors. */
  supportEmail: string;
  /** Our pages elsewhere; only those that exist. */
  socialLinks: { name: string; url: string }[];
};

/** The browser's variables, parsed once. By hand, because zod would outweigh everything here. */
export const env: Env = parseEnv(import.meta.env);

export function parseEnv(source: Record<string, unknown>): Env {
  const supabaseUrl = text(source.VITE_SUPABASE_URL).replace(/\/+$/, "");
  const supabaseKey = text(source.VITE_SUPABASE_PUBLISHABLE_KEY);
  const isConfigured = isHttpUrl(supabaseUrl) && isFilledIn(supabaseUrl) && isFilledIn(supabaseKey);
  return {
    supabaseUrl: isConfigured ? supabaseUrl : "",
    supabaseKey,
    isConfigured,
    tileUrl: text(source.VITE_TILE_URL) || undefined,
    tileAttribution: text(source.VITE_TILE_ATTRIBUTION) || undefined,
    satelliteUrl: text(source.VITE_SATELLITE_URL) || undefined,
    satelliteAttribution: text(source.VITE_SATELLITE_ATTRIBUTION) || undefined,
    geocoderUrl: text(source.VITE_GEOCODER_URL).replace(/\/+$/, "") || undefined,
    mortgageRate: text(source.VITE_MORTGAGE_RATE),
    supportEmail: text(source.VITE_SUPPORT_EMAIL) || SUPPORT_EMAIL,
    socialLinks: [
      { name: "Instagram", url: text(source.VITE_SOCIAL_INSTAGRAM) },
      { name: "Twitter", url: text(source.VITE_SOCIAL_TWITTER) },
      { name: "LinkedIn", url: text(source.VITE_SOCIAL_LINKEDIN) },
      { name: "Facebook", url: text(source.VITE_SOCIAL_FACEBOOK) },
    ].filter(({ url }) => isHttpUrl(url)),
  };
}

function text(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}
