import { randomUUID } from "node:crypto";
import type { Row, Sql } from "../../local/database.ts";
import { idOf } from "./actors.ts";

/** People, homes and calendars for database tests, written as the superuser. */

/** A whole day of standard slots. */
export const ALL_SLOTS = Array.from(
  { length: 11 },
  (_, hour) => `${String(hour + 9).padStart(2, "0")}:00`,
);

/** The mailbox of a person is at a large provider, as most people's are: its domain is no origin of the pots. */
export async function makeUser(sql: Sql, person: string): Promise<string> {
  await sql.query(
    "insert into private.mail_providers (domain) values ('example.com') on conflict do nothing",
  );
  await sql.query(
    `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
     values ($1, $2, now(), jsonb_build_object('full_name', $3::text))`,
    [idOf(person), `${person}@example.com`, person],
  );
  return idOf(person);
}

export async function makeListing(
  sql: Sql,
  name: string,
  owner: string,
  fields: Row = {},
): Promise<string> {
  await insertListings(sql, [{ id: idOf(name), user_id: idOf(owner), title: name, ...fields }]);
  return idOf(name);
}

const HOME = {
  address: "1 Main Street",
  city: "Denver",
  state: "CO",
  zip_code: "80202",
  price: 500_000,
  bedrooms: 3,
  bathrooms: 2,
  status: "active",
  time_zone: "America/Denver",
};

/** Homes in any state in one list, the same columns in each; {@link HOME} says what they leave out. */
export async function insertListings(sql: Sql, rows: Row[]): Promise<void> {
  const whole = rows.map((row) => ({
    published_at: row.status === "draft" ? null : new Date(),
    ...HOME,
    ...row,
  }));
  const columns = Object.keys(whole[0] ?? HOME).join(", ");
  await seeding(
    sql,
    `insert into public.listings (${columns})
     select ${columns} from jsonb_populate_recordset(null::public.listings, $1)`,
    [whole],
  );
}

/** Runs a statement as the seed does: dates and states are stored as given. */
export function seeding(sql: Sql, statement: string, values: unknown[] = []): Promise<void> {
  return sql.transaction(async (tx) => {
    await tx.exec("set local app.seeding = 'on'");
    await tx.query(statement, values);
  });
}

/** The date this many days from today where the homes are. */
export async function dayAhead(sql: Sql, days: number): Promise<string> {
  const [row] = await sql.query<{ day: string }>(
    "select (now() at time zone 'America/Denver')::date + $1::integer as day",
    [days],
  );
  return row?.day ?? "";
}

export async function offerDay(sql: Sql, listing: string, date: string, slots = ALL_SLOTS) {
  await sql.query(
    `insert into public.availability (listing_id, user_id, date, time_slots)
     select id, user_id, $2, $3::time[] from public.listings where id = $1`,
    [idOf(listing), date, slots],
  );
}

/** Confirms the address, as if a link in an email to it had been followed. */
export async function prove(sql: Sql, email: string) {
  await sql.query(
    "insert into private.proven_mailboxes (mailbox_hash) values (private.mailbox_hash($1))",
    [email],
  );
}

export interface Request {
  id?: string;
  listing: string;
  date: string;
  time: string;
  email: string;
  name?: string;
  phone?: string;
  note?: string;
}

/** The insert that a visitor's browser makes; `tail` follows the values. */
export async function book(sql: Sql, request: Request, tail = ""): Promise<string> {
  const id = request.id ?? randomUUID();
  await sql.query(
    `insert into public.bookings (id, listing_id, visitor_name, visitor_email, visitor_phone, date, time,
                                  special_requests)
     values ($1, $2, $3, $4, $5, $6, $7, $8) ${tail}`,
    [
      id,
      idOf(request.listing),
      request.name ?? "Vera Visitor",
      request.email,
      request.phone ?? "303-555-0100",
      request.date,
      request.time,
      request.note ?? null,
    ],
  );
  return id;
}

/** A link to a showing, as an email would carry it. */
export async function linkTo(sql: Sql, bookingId: string): Promise<string> {
  const [row] = await sql.query<{ token: string }>(
    "select token from private.make_link('showing', $1)",
    [bookingId],
  );
  return row?.token ?? "";
}
