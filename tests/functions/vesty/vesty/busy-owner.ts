import { randomUUID } from "node:crypto";
import type { Cloud } from "../../../../local/cloud.ts";
import { rpc } from "../../../support/api.ts";
import { book } from "../../../support/edge-bookings.ts";
import { insertListing, type Person, signUpAll } from "../../../support/edge-world.ts";
import { seeding } from "../../../support/props.ts";

/** An owner with as much as Vesty reads: five homes, nine showings to come, three offers, documents and a timeline. */
export async function busyOwner(cloud: Cloud): Promise<Person> {
  const [owner, ...buyers] = await signUpAll(cloud, "Bea", "Uma", "Vic", "Wes");
  await cloud.sql.exec("update auth.users set email_confirmed_at = now()");
  const published = (days: number) => new Date(Date.now() - days * DAY_MS - 60_000).toISOString();
  const description = "A quiet street near the river, with room for tools and a garden. ".repeat(9);
  const home = (title: string, fields: Record<string, unknown>) =>
    insertListing(cloud, owner, { title, description, ...fields });
  const bungalow = await home("Bungalow on Fir Street", {
    ...{ price: 412_000, bedrooms: 3, bathrooms: 2, sqft: 1_540, year_built: 1951 },
    ...{ features: ["Garage", "Porch"], published_at: published(20), address: "12 Fir St" },
  });
  const ranch = await home("Ranch near the lake", {
    ...{ price: 655_000, bedrooms: 4, bathrooms: 3, sqft: 2_310, year_built: 1988 },
    ...{ published_at: published(5), address: "90 Lake Rd" },
  });
  await home("Loft downtown", {
    ...{ price: 298_000, bedrooms: 1, bathrooms: 1, sqft: 800, year_built: 2004 },
    ...{ status: "pending", published_at: published(60), address: "5 Main St" },
  });
  await home("Duplex on Oak", {
    ...{ price: 520_000, bedrooms: 4, bathrooms: 2, sqft: 2_000, year_built: 1978 },
    ...{ published_at: published(9), address: "77 Oak Ave" },
  });
  await home("Cabin lot", {
    ...{ property_type: "land", status: "draft", price: null, published_at: null },
    ...{ bedrooms: null, bathrooms: null, sqft: null, year_built: null, address: "1 Hill Rd" },
  });
  await cloud.sql.query(
    `insert into public.listing_views (listing_id, day, visitor)
     select $1, (now() at time zone 'utc')::date, 'visitor-' || n from generate_series(1, 7) n`,
    [bungalow],
  );
  await papers(cloud, owner);
  await offers(cloud, bungalow, buyers);
  await showings(cloud, owner, [bungalow, ranch]);
  return owner;
}

/** A buyer offers for one of the owner's homes, and the owner accepts. @param mortgage what is left of the owner's loan. */
export async function sellTo(
  cloud: Cloud,
  { owner, buyer }: { owner: Person; buyer: Person },
  title: string,
  { price, mortgage = 0 }: { price: number; mortgage?: number },
): Promise<void> {
  const [home] = await cloud.sql.query<{ id: string }>(
    "select id from public.listings where title = $1",
    [title],
  );
  const id = await offer(cloud, buyer, home?.id, price);
  if (mortgage > 0)
    await cloud.sql.query(
      "insert into public.sale_figures (listing_id, mortgage_payoff) values ($1, $2)",
      [home?.id, mortgage],
    );
  await call(cloud, owner, "accept_offer", { id, n: 1 });
}

const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

async function papers(cloud: Cloud, { id }: Person): Promise<void> {
  for (const name of ["Survey 2021.pdf", "Deed.pdf", "Tax bill.pdf"])
    await cloud.sql.query(
      `insert into public.documents (user_id, name, type, size, path, sha256)
       values ($1, $2, 'application/pdf', 1000, $3, repeat('0', 64))`,
      [id, name, `${id}/${randomUUID()}.pdf`],
    );
  await cloud.sql.query(
    `insert into public.timeline_steps (user_id, step, status, completed_on) values
     ($1, 'property-assessment', 'completed', '2026-10-01'),
     ($1, 'documentation-preparation', 'completed', '2026-10-10'),
     ($1, 'photography-marketing', 'completed', '2026-10-20'),
     ($1, 'list-property', 'current', null),
     ($1, 'show-property', 'upcoming', null),
     ($1, 'negotiate-close', 'upcoming', null)`,
    [id],
  );
}

async function offers(cloud: Cloud, home: string, buyers: readonly Person[]): Promise<void> {
  for (const [index, buyer] of buyers.entries())
    await offer(cloud, buyer, home, [401_000, 410_000, 418_000][index]);
}

/** @returns the offer's id. */
async function offer(
  cloud: Cloud,
  buyer: Person,
  listing_id: string | undefined,
  price: number | undefined,
): Promise<string> {
  const id = randomUUID();
  const terms = {
    ...{ price, financing: "cash", closing_on: dayIn(42) },
    ...{ included: "", excluded: "", note: "" },
  };
  const valid_until = new Date(Date.now() + 3 * DAY_MS).toISOString();
  await call(cloud, buyer, "make_offer", { id, listing_id, terms, valid_until });
  return id;
}

/** Six are confirmed, the last three ask; one visitor has been there. */
async function showings(cloud: Cloud, owner: Person, homes: readonly string[]): Promise<void> {
  for (const listing of homes)
    await call(cloud, owner, "set_availability", {
      listing,
      dates: [5, 6, 7, 8, 9].map(dayIn),
      slots: ["10:00", "11:00", "14:00"],
    });
  const names = ["Nina", "Omar", "Pia", "Till", "Ugo", "Vera", "Quinn", "Rosa", "Sven"];
  for (const [index, name] of names.entries()) {
    const visit = await book(cloud, homes[index % homes.length] ?? "", {
      visitor_name: `${name} Example`,
      date: dayIn(5 + (index >> 1)),
      time: "10:00",
      special_requests: "Is the basement dry, and may we bring our builder with us?",
    });
    if (index < 6)
      await cloud.sql.query("update public.bookings set status = 'confirmed' where id = $1", [
        visit.id,
      ]);
  }
  const id = randomUUID();
  await seeding(
    cloud.sql,
    `insert into public.bookings (id, listing_id, owner_id, visitor_name, visitor_email,
       visitor_phone, date, "time", starts_at, status)
     values ($1, $2, $3, 'Ann Ford', 'ann@visitors.example', '(208) 555-0142', $4, '10:00', $5, 'completed')`,
    [id, homes[0], owner.id, dayIn(-6), new Date(Date.now() - 6 * DAY_MS).toISOString()],
  );
  await seeding(
    cloud.sql,
    `insert into public.showing_feedback (booking_id, listing_id, owner_id, impression, price, offer, note)
     values ($1, $2, $3, 4, 'high', 'maybe', 'Nice')`,
    [id, homes[0], owner.id],
  );
}

async function call(cloud: Cloud, person: Person, name: string, args: object): Promise<void> {
  const response = await rpc(cloud, person, name, args);
  if (!response.ok) throw new Error(`${name}: ${await response.text()}`);
}
