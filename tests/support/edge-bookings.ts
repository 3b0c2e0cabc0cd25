import { randomUUID } from "node:crypto";
import { request as httpRequest } from "node:http";
import type { Cloud } from "../../local/cloud.ts";
import { rest } from "./api.ts";
import type { Person } from "./edge-world.ts";
import { mailTo } from "./mailbox.ts";
import { seeding } from "./props.ts";

export type Visit = { id: string; email: string };

/** Words that give the tests' visitors away; no answer and no log may ever have them. */
export const CANARIES = ["Zebedee", "visitors.example", "555-0142", "piranha", "owners.example"];

/** Visitors may not read what they have inserted. */
const MINIMAL = { prefer: "return=minimal" };

const SLOTS = 11;
let taken = 0;

/** Every slot of the coming weeks. */
export async function openCalendar(cloud: Cloud, owner: Person, listingId: string): Promise<void> {
  await cloud.sql.query(
    `insert into public.availability (listing_id, user_id, date, time_slots)
     select $1, $2, current_date + n, array(select make_time(h, 0, 0) from generate_series(9, 19) h)
     from generate_series(3, 40) n`,
    [listingId, owner.id],
  );
}

/** The request of a visitor's browser for the next free slot. */
export function request(listingId: string, fields: Record<string, unknown> = {}) {
  const number = taken++;
  const day = new Date(Date.now() + (4 + Math.floor(number / SLOTS)) * 86_400_000);
  return {
    id: randomUUID(),
    listing_id: listingId,
    visitor_name: "Zebedee Quill",
    visitor_email: `zebedee-${number}@visitors.example`,
    visitor_phone: "(208) 555-0142",
    special_requests: "My piranha comes along.",
    date: day.toISOString().slice(0, 10),
    time: `${String(9 + (number % SLOTS)).padStart(2, "0")}:00`,
    ...fields,
  };
}

/** Books the next free slot as a visitor does: without an account, through the API. */
export async function book(
  cloud: Cloud,
  listingId: string,
  fields: Record<string, unknown> = {},
): Promise<Visit> {
  const booking = request(listingId, fields);
  // The caps on bookings have their own tests. Counters that another booking has locked are skipped:
  // waiting for several could deadlock.
  await cloud.sql.query(
    `delete from private.rate_buckets where (key, window_start) in (
       select key, window_start from private.rate_buckets where key similar to '(booking|showings):%|mail:%@%' for update skip locked)`,
  );
  const response = await rest(cloud, undefined, "POST", "bookings", booking, MINIMAL);
  if (response.status !== 201) throw new Error(`not booked: ${await response.text()}`);
  return { id: booking.id, email: booking.visitor_email };
}

/** The status of a visitor's request from this address of our own machine. */
export function postFrom(
  cloud: Cloud,
  localAddress: string,
  path: string,
  body: unknown,
): Promise<number> {
  const headers = {
    apikey: cloud.publishableKey,
    "content-type": "application/json",
    ...MINIMAL,
    "x-forwarded-for": localAddress,
  };
  return new Promise((resolve, reject) => {
    const options = { method: "POST", localAddress, headers };
    const sent = httpRequest(new URL(path, cloud.apiUrl), options, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
    });
    sent.on("error", reject).end(JSON.stringify(body));
  });
}

/** The owner answers, through the API. */
export async function setStatus(
  cloud: Cloud,
  owner: Person,
  visit: Visit,
  status: string,
): Promise<void> {
  const response = await rest(cloud, owner, "PATCH", `bookings?id=eq.${visit.id}`, { status });
  if (!response.ok) throw new Error(`not ${status}: ${await response.text()}`);
}

/** Makes a booking look this old. */
export async function age(cloud: Cloud, visit: Visit, minutes: number): Promise<void> {
  await seeding(
    cloud.sql,
    `update public.bookings set created_at = now() - make_interval(mins => $2::int) where id = $1`,
    [visit.id, minutes],
  );
}

type Outgoing = {
  kind: string;
  recipient: string;
  attempts: number;
  last_error: string | null;
  is_sent: boolean;
  is_dropped: boolean;
  /** Seconds until the next attempt. */
  waits: number;
};

export async function outboxOf(cloud: Cloud, visit: Visit): Promise<Outgoing[]> {
  return cloud.sql.query<Outgoing>(
    `select kind, recipient, attempts, last_error, sent_at is not null as is_sent, dropped_at is not null as is_dropped,
            extract(epoch from next_attempt_at - now())::int as waits
     from private.email_outbox where booking_id = $1 order by kind, recipient desc`,
    [visit.id],
  );
}

/** As if every lease and the wait for every next attempt had run out; reminders keep waiting. */
export async function passTime(cloud: Cloud): Promise<void> {
  await cloud.sql.query(
    `update private.email_outbox set next_attempt_at = now(), leased_until = null
     where kind not like 'reminder%'`,
  );
}

/**
 * As if everything that was mailed had been mailed hours ago, so that the next email to an owner about a showing leaves
 * right away: what comes within the hour after one is gathered (docs/decisions/0225).
 */
export async function mailedHoursAgo(cloud: Cloud): Promise<void> {
  await cloud.sql.query(
    "update private.email_outbox set sent_at = now() - interval '2 hours' where sent_at is not null",
  );
}

/** The subjects of the emails to an address, sorted. */
export async function subjectsTo(cloud: Cloud, address: string): Promise<string[]> {
  const messages = await mailTo(cloud.standinsUrl, address);
  return messages.map(({ subject }) => subject).sort();
}
