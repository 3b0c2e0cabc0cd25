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
  "Everything SelfNVest stores about you. bookings are showings of your homes, with what visitors told " +
  "you: keep it safe and use it for nothing else; requested_showings are those you asked for. Amounts of payments are in cents; prices of " +
  "homes in whole dollars; instants in UTC; dates and slots in the home's own time_zone. The export " +
  "on the profile page brings the files too.";

function withAddresses(home: Listing, publicUrl: string) {
  const images = [...(home.images ?? [])].sort((a, b) => a.position - b.position);
  return {
    ...home,
    images: images.map((image) => ({ ...image, url: publicImageUrl(publicUrl, image.path) })),
  };
}
