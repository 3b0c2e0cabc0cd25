import { createRequire } from "node:module";
import { type CountyAtlas, countyOf } from "@domain/homes/counties.ts";
import { bookings, offeredDays, openHouses } from "./calendar.ts";
import { photosOf } from "./home-photos.ts";
import { type Home, isDemo } from "./homes.ts";
import { HEIGHT, SMALLER_WIDTHS, WIDTH } from "./photographs.ts";
import { Random, uuidOf } from "./random.ts";
import { HOME_UNDER_CONTRACT } from "./sale.ts";
import { type Demo, hoursFrom, insert } from "./tools.ts";

/** The demo home whose street only confirmed visitors learn. */
export const HIDES_STREET = "home-3";

export async function insertListings(demo: Demo): Promise<void> {
  const { sql, homes, ownerIds, now } = demo;
  const rows = homes.map((home) => ({
    ...listingRow(home, ownerIds[home.owner], listedOn(home, now)),
    // The home's sale makes it pending (sale.ts).
    ...(home.key === HOME_UNDER_CONTRACT && { status: "active" }),
    ownership_shown_at: ownershipShownOn(home, now),
    sold_at:
      home.status === "sold" ? before(now, Math.floor(home.listedDaysAgo * 0.2), home.key) : null,
  }));
  const columns = Object.keys(rows[0] ?? {}).join(", ");
  const added = await sql.query<{ id: string }>(
    `insert into public.listings (${columns})
     select ${columns} from jsonb_populate_recordset(null::public.listings, $1::jsonb)
     on conflict (id) do nothing returning id`,
    [rows],
  );
  const hiding = homes.find(({ key }) => key === HIDES_STREET);
  if (added.some(({ id }) => id === hiding?.id))
    await sql.query("update public.listings set address_hidden = true where id = $1", [hiding?.id]);
  await insertPrices(demo);
  await sql.query(
    `update public.listings l set reduced_at = last.changed_at, reduced_from = last.was
     from (
       select distinct on (listing_id) listing_id, changed_at, price,
         lag(price) over (partition by listing_id order by changed_at, id) as was
       from public.price_history order by listing_id, changed_at desc, id desc
     ) as last
     where l.id = any ($1) and l.id = last.listing_id and last.price < last.was and l.reduced_at is null`,
    [added.map(({ id }) => id)],
  );
}

/** Returns the value of each column. */
export function listingRow(home: Home, owner: string | undefined, listedAt: string) {
  return {
    id: home.id,
    user_id: owner,
    title: home.title,
    address: home.address,
    // insertListings hides one later: SQL moves its street away.
    address_hidden: false,
    shared_with_portals: true,
    city: home.town.city,
    state: home.town.state,
    zip_code: home.zipCode,
    county: countyOf(atlas(), home.town.state, home),
    price: home.price,
    property_type: home.type,
    bedrooms: home.bedrooms,
    bathrooms: home.bathrooms,
    sqft: home.sqft,
    lot_size: home.lotSize,
    year_built: home.yearBuilt,
    description: home.description,
    features: home.features,
    ...home.further,
    status: home.status,
    lat: home.lat,
    lng: home.lng,
    geocoded_at: listedAt,
    time_zone: home.timeZone,
    published_at: home.status === "draft" ? null : listedAt,
    created_at: listedAt,
    updated_at: listedAt,
  };
}

/** Read as a file, because not every import of JSON that our tools write is one that Node takes. */
const atlas = (): CountyAtlas => require("us-atlas/counties-10m.json");
const require = createRequire(import.meta.url);

async function insertPrices({ sql, homes, now }: Demo): Promise<void> {
  const rows = homes
    .filter((home) => home.status !== "draft")
    .flatMap((home) => [
      ...home.earlierPrices.map(({ price, daysAgo }) => ({
        listing_id: home.id,
        price,
        changed_at: before(now, daysAgo, home.key),
      })),
      {
        listing_id: home.id,
        price: home.price,
        changed_at:
          home.earlierPrices.length > 0
            ? before(now, Math.ceil(home.listedDaysAgo * 0.4), home.key)
            : listedOn(home, now),
      },
    ]);
  // A price change has no key of its own: a home's history is written once.
  await sql.query(
    `insert into public.price_history (listing_id, price, changed_at)
     select row.listing_id, row.price, row.changed_at
     from jsonb_to_recordset($1::jsonb) as row (listing_id uuid, price integer, changed_at timestamptz)
     where not exists (select from public.price_history p where p.listing_id = row.listing_id)`,
    [rows],
  );
}

export async function insertPhotos(demo: Demo): Promise<void> {
  const rows = demo.homes.flatMap((home) =>
    photosOf(home).map(({ name, alt, blur_hash }, position) => ({
      id: uuidOf(`image-${home.key}-${position}`),
      listing_id: home.id,
      path: `demo/${name}.webp`,
      alt,
      blur_hash,
      width: WIDTH,
      height: HEIGHT,
      widths: SMALLER_WIDTHS,
      position,
    })),
  );
  await insert(demo, "public.listing_images", "id", rows);
}

export async function insertCalendar(demo: Demo): Promise<void> {
  const { homes, ownerIds, now } = demo;
  await insert(
    demo,
    "public.availability",
    "id",
    homes
      .flatMap((home) => offeredDays(home, now))
      .map(({ home, date, slots }) => ({
        id: uuidOf(`day-${home.key}-${date}`),
        listing_id: home.id,
        user_id: ownerIds[home.owner],
        date,
        time_slots: slots,
      })),
  );
  await insert(
    demo,
    "public.availability_rules",
    "listing_id",
    homes
      .filter((home) => home.status === "active" && new Random(`rules-${home.key}`).chance(0.3))
      .map((home) => ({
        listing_id: home.id,
        user_id: ownerIds[home.owner],
        notice_hours: new Random(`notice-${home.key}`).pick([4, 12, 24]),
        horizon_days: 42,
      })),
  );
  await insert(
    demo,
    "public.open_houses",
    "id",
    openHouses(homes, now).map(({ home, ...house }) => ({
      id: uuidOf(`open-${home.key}`),
      listing_id: home.id,
      user_id: ownerIds[home.owner],
      ...house,
    })),
  );
  await insert(
    demo,
    "public.bookings",
    "id",
    bookings(homes, now).map((booking) => {
      const asked = before(now, booking.askedDaysAgo, booking.id);
      return {
        id: booking.id,
        listing_id: booking.home.id,
        visitor_name: booking.visitor.name,
        visitor_email: booking.visitor.email,
        visitor_phone: booking.visitor.phone,
        date: booking.date,
        time: booking.time,
        agent_status: booking.agentStatus,
        contact_method: booking.contactMethod,
        special_requests: booking.request,
        preapproved: booking.preapproved,
        no_show: booking.noShow,
        sequence: { pending: 0, confirmed: 1, cancelled: 1, completed: 2 }[booking.status],
        cancelled_by: booking.status === "cancelled" ? "visitor" : null,
        status: booking.status,
        came_from: new Random(`came-from-${booking.id}`).weighted(CAME_FROM),
        created_at: asked,
        updated_at: asked,
      };
    }),
  );
}

/**
 * The hours after which the demo owners confirmed showings that took place or are agreed. From five answers on, a card
 * says how quickly its owner answers.
 */
export async function insertAnswerTimes({ sql, homes, now }: Demo): Promise<void> {
  const answered = bookings(homes, now)
    .filter(({ home, status }) => isDemo(home) && ["confirmed", "completed"].includes(status))
    .map(({ id }) => ({ id, minutes: new Random(`answered-${id}`).int(25, 310) }));
  await sql.query(
    `insert into private.showing_steps (booking_id, sequence, status, date, time, taken_at)
     select b.id, 1, 'confirmed', b.date, b.time, b.created_at + make_interval(mins => a.minutes)
     from jsonb_to_recordset($1::jsonb) as a (id uuid, minutes integer) join public.bookings b on b.id = a.id
     on conflict (booking_id, sequence) do update set taken_at = excluded.taken_at`,
    [answered],
  );
  await sql.query("select private.keep_answer_times(0, 1)");
}

/** The buyer's favorites, and who viewed what over the past two weeks. */
export async function insertInterest(demo: Demo): Promise<void> {
  const { homes, buyerId, now } = demo;
  const active = homes.filter((home) => home.status === "active");
  const viewed = active.slice(0, 120);
  await insert(
    demo,
    "public.favorites",
    "user_id, listing_id",
    new Random("favorites")
      .some(active, 6)
      .map((home) => ({ user_id: buyerId, listing_id: home.id })),
  );
  await insert(
    demo,
    "public.listing_views",
    "listing_id, day, visitor",
    viewed.flatMap((home) => {
      const random = new Random(`views-${home.key}`);
      return Array.from({ length: random.int(3, 24) }, (_, n) => ({
        listing_id: home.id,
        day: before(now, random.int(0, 13), home.key).slice(0, 10),
        visitor: uuidOf(`looker-${home.key}-${n}`),
        came_from: random.weighted(CAME_FROM),
      }));
    }),
  );
  await insertPastViews({ ...demo, homes: viewed });
}

/** The channels of the demo's visitors; most links don't name one. */
const CAME_FROM = [
  ["", 6],
  ["facebook", 2],
  ["sign", 2],
  ["flyer", 1],
  ["craigslist", 1],
  ["portal", 1],
] as const;

/** The days from the listing of a home to two weeks ago. */
async function insertPastViews({ sql, homes, now }: Demo): Promise<void> {
  const rows = homes.flatMap((home) => {
    const random = new Random(`past-views-${home.key}`);
    return Array.from({ length: Math.max(0, home.listedDaysAgo - 14) }, (_, n) => ({
      listing_id: home.id,
      day: before(now, 14 + n, home.key).slice(0, 10),
      came_from: random.weighted(CAME_FROM),
      views: random.int(1, 4),
    }));
  });
  await sql.query(
    `with added as (
       insert into private.listing_view_days (listing_id, day, came_from, views)
       select listing_id, day, came_from, views
       from jsonb_to_recordset($1::jsonb) as r (listing_id uuid, day date, came_from text, views integer)
       on conflict do nothing returning listing_id, views
     )
     insert into public.listing_view_counts as counts (listing_id, views)
     select listing_id, sum(views) from added group by listing_id
     on conflict (listing_id) do update set views = counts.views + excluded.views`,
    [rows],
  );
}

/**
 * The day before a home was listed, when we accepted its owner's document; null for an owner who hasn't sent one. Vacant
 * land is never public without it.
 */
export function ownershipShownOn(home: Home, now: Date): string | null {
  const isShown = home.type === "land" || new Random(`ownership-${home.key}`).chance(0.5);
  if (!isShown || home.status === "draft") return null;
  return before(now, home.listedDaysAgo + 1, home.key);
}

function listedOn(home: Home, now: Date): string {
  return before(now, home.listedDaysAgo, home.key);
}

/**
 * The moment that many days ago, at an hour that depends on the key, so that homes aren't all listed at the same time.
 */
function before(now: Date, days: number, key: string): string {
  const minutes = new Random(`minute-${key}`).int(1, 600);
  return hoursFrom(now, -24 * days - minutes / 60);
}
