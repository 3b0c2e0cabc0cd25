import { asMember } from "../site/transport/tables.ts";

/** An owner's open houses; the calendars read them with the other times. */

const saving = { fallback: "open_house_not_saved", repeats: true } as const;

/** The same id twice is one, so a retry after a lost response is harmless. */
export async function holdOpenHouse(house: {
  id: string;
  listing_id: string;
  user_id: string;
  date: string;
  time: string;
  minutes: number;
  places: number;
}): Promise<void> {
  await asMember(saving, (db) =>
    db.from("open_houses").upsert(house, { onConflict: "id", ignoreDuplicates: true }),
  );
}

/** Visitors who have booked keep their places; the server tells them the new time. */
export async function changeOpenHouse(
  id: string,
  house: { date: string; time: string; minutes: number; places: number },
): Promise<void> {
  await asMember(saving, (db) => db.from("open_houses").update(house).eq("id", id));
}

/** Cancels the showings of everyone who booked it; the server tells them. */
export async function callOffOpenHouse(id: string): Promise<void> {
  await asMember(saving, (db) => db.from("open_houses").delete().eq("id", id));
}
