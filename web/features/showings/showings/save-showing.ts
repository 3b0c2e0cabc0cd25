import { fullAddress } from "@domain/homes/listings.ts";
import { calendarEntry } from "@domain/showings/calendar-entry.ts";
import { paths } from "@domain/site/paths.ts";
import type { Showing } from "@web/api/showings/showings.ts";
import { saveFile } from "@web/lib/save-file.ts";

/** Saves an owner's showing as a file for their calendar, under the same uid as the files in our mail. */
export function saveShowing(showing: Showing): void {
  const { id, home, purpose, sequence, created_at, starts_at, ends_at } = showing;
  const entry = calendarEntry({
    booking_id: id,
    ...{ sequence, created_at, starts_at, ends_at, purpose },
    title: home.title,
    address: fullAddress(home),
    isConfirmed: true,
    url: new URL(paths.dashboard.showing(id), window.location.origin).href,
  });
  saveFile(new Blob([entry], { type: "text/calendar" }), `${purpose}.ics`);
}
