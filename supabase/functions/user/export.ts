import { publicImageUrl } from "../_shared/domain/homes/images.ts";
import type { PersonalData } from "./export-store.ts";

type Listing = { images?: { path: string; position: number }[] } & Record<string, unknown>;

/** The downloaded file: data by subject, and photos with their URLs. */
export function writeExport(data: PersonalData, now: Date, publicUrl: string): string {
  const { account, tables, ...others } = data;
  const { profiles, listings, ...rows } = tables;
  const homes = ((listings ?? []) as Listing[]).map((home) => withAddresses(home, publicUrl));
  const content = {
    about: ABOUT,
    exported_at: now.toISOString(),
    account,
    profile: profiles?.[0] ?? null,
    listings: homes,
    ...rows,
    ...others,
    photo_urls: homes.flatMap((home) => home.images.map(({ url }) => url)),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** "selfnvest-data-2026-11-21.json" */
export function exportName(now: Date): string {
  return `selfnvest-data-${now.toISOString().slice(0, 10)}.json`;
}

const ABOUT =
  "This is everything SelfNVest stores about you. The showings of your homes are in bookings, with " +
  "what visitors told you. Keep these safe, and use them for nothing else. The showings you asked for " +
  "are in requested_showings. Payments are in cents, and prices of homes in whole dollars. Instants " +
  "are in UTC. Dates and slots are in the home's own time_zone. The export on the profile page has the " +
  "files too.";

function withAddresses(home: Listing, publicUrl: string) {
  const images = [...(home.images ?? [])].sort((a, b) => a.position - b.position);
  return {
    ...home,
    images: images.map((image) => ({ ...image, url: publicImageUrl(publicUrl, image.path) })),
  };
}
