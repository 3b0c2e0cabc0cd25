import { expect, it } from "vitest";
import { ownDatabase } from "../support/database.ts";

/** What others see or answer, written by our functions alone. Browsers write homes, answers and bookings: see their lists. */
const WRITTEN_FOR_OTHERS = [
  "booking_proposals",
  "disclosure_guests",
  "disclosure_requests",
  "disclosure_versions",
  "disclosures",
  "messages",
  "offer_acts",
  "offer_rounds",
  "offer_versions",
  "viewing_feedback",
];

const database = ownDatabase();

it.each(WRITTEN_FOR_OTHERS)("whoever stores %s refuses suspended people first", async (table) => {
  const writers = await database.query<{ name: string; refuses: boolean }>(
    `select proname as name,
            position('private.refuse_suspended(' in prosrc) between 1 and strpos(prosrc, stored) as refuses
     from pg_proc, regexp_substr(prosrc, $1) as stored
     where pronamespace = 'private'::regnamespace and stored is not null`,
    [`insert into (public|private)\\.${table}\\M`],
  );
  expect(writers.length).toBeGreaterThan(0);
  expect(writers.filter(({ refuses }) => !refuses)).toEqual([]);
});
