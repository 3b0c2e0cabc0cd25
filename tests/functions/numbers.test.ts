import { NUMBER_FIELDS, NUMBER_FILTERS } from "@domain/listing-fields.ts";
import fc from "fast-check";
import { afterAll, beforeEach, expect, it } from "vitest";
import { bearer } from "../support/edge-requests.ts";
import { insertListing, LISTING_BODY, signUp } from "../support/edge-world.ts";
import { holdsForDrawn } from "../support/fuzz.ts";
import { HOSTILE_NUMBERS, hostileNumber, pathsIn, withNumber } from "../support/hostile-numbers.ts";
import { payForKit } from "../support/paid-kit.ts";
import { startTestCloud } from "../support/test-cloud.ts";

/**
 * Any number anywhere in any request, as JSON writes it, is accepted or refused but never a 500.
 * Calls all functions through the gateway, like a browser.
 */
const cloud = await startTestCloud();
afterAll(cloud.stop);
const dana = await signUp(cloud, "Dana");
const home = await insertListing(cloud, dana);
await payForKit(cloud, dana);
const NOBODY = "6f3f1f0e-6c0b-4a3e-9d53-3a4f1f0f2f11";
beforeEach(forget);

/** The caps and the geocoder have their own tests. */
async function forget(): Promise<void> {
  await cloud.sql.query("delete from public.listings where id <> $1", [home]);
  await cloud.sql.exec(`
    delete from private.rate_buckets;
    update private.geocoder_turns set paused_until = 'infinity'`);
}

type Route = { method: string; path: string; body?: unknown; answers: number };

/** Includes every other number that a body can hold. */
const HOME = {
  ...LISTING_BODY,
  square_feet: 1_840,
  location: { lat: 43.61, lng: -116.2 },
  status: "draft",
  id: NOBODY,
};

/**
 * Each route's expected answer to this request shows that the numbers get as far as a caller can.
 */
const ROUTES: Route[] = [
  { method: "POST", path: "listings", body: HOME, answers: 201 },
  {
    method: "PUT",
    path: "listings/:home",
    body: { ...HOME, status: "active", id: undefined, location: undefined },
    answers: 200,
  },
  { method: "POST", path: "listings/:home/duplicate", body: { id: NOBODY }, answers: 201 },
  {
    method: "PATCH",
    path: "listings/:home/images",
    body: { image_urls: [], images: [{ url: "x", alt: "y", blur_hash: null }] },
    answers: 200,
  },
  {
    method: "POST",
    path: "listings/analyze-images",
    body: { image_urls: ["https://x.example/a.webp"], listing_id: NOBODY },
    answers: 422,
  },
  {
    method: "PUT",
    path: "dashboard/profile",
    body: { name: "Dana", phone: "303-555-0100", propertyAddress: "x", propertyType: "house" },
    answers: 200,
  },
  {
    method: "PUT",
    path: "dashboard/timeline/list-property",
    body: { completed: true, date: "2026-01-01" },
    answers: 200,
  },
  {
    method: "PUT",
    path: "dashboard/timeline/property-assessment/tasks/walk-through",
    body: { done: true },
    answers: 200,
  },
  {
    method: "POST",
    path: "chatbot/chat",
    body: { message: "Hello", thread_id: NOBODY, images: ["x"], id: NOBODY },
    answers: 422,
  },
  {
    method: "POST",
    path: "documents",
    body: { path: `${NOBODY}/${NOBODY}.pdf`, name: "Deed.pdf" },
    answers: 404,
  },
  { method: "PATCH", path: `documents/${NOBODY}`, body: { name: "Deed.pdf" }, answers: 404 },
  {
    method: "POST",
    path: "stripe/create-checkout",
    body: { user_id: NOBODY, plan: "basic" },
    answers: 403,
  },
  { method: "POST", path: "send-booking-emails", body: { booking_id: NOBODY }, answers: 404 },
  {
    method: "POST",
    path: "news",
    body: { email: "nell@visitors.example", place: "Boise" },
    answers: 202,
  },
  {
    method: "POST",
    path: "news/times",
    body: { email: "nell@visitors.example", home: NOBODY },
    answers: 409,
  },
  {
    method: "POST",
    path: "listings/:home/ask",
    body: { question: "How old is the roof?" },
    answers: 200,
  },
  {
    method: "POST",
    path: "listings/read-advertisement",
    body: { text: "Two bedrooms, $400,000" },
    answers: 200,
  },
  {
    method: "POST",
    path: `documents/disclosures/${NOBODY}/open`,
    body: { version: 1 },
    answers: 404,
  },
  {
    method: "POST",
    path: "documents/kit/no-such-paper",
    body: { listing_id: NOBODY, answers: { name: "Dana" } },
    answers: 404,
  },
  {
    method: "POST",
    path: "send-booking-emails/calendar",
    body: { token: "x".repeat(43) },
    answers: 404,
  },
];

/** Numbers in URLs. */
const ADDRESSES = [
  ...[...NUMBER_FILTERS.map(({ name }) => name), "bbox", "limit", "page_size"].map(
    (name) => `listings?${name}=:n`,
  ),
  ...["search_term", "property_type", "sort", "cursor"].map((name) => `listings?${name}=:n`),
  "listings?bbox=:n,:n,:n,:n",
  "listings/:n",
  "listings/user/:n",
  "dashboard/timeline/:n",
  "chatbot/history?thread_id=:n&before=:n&limit=:n",
  "documents/:n/link",
  "documents/kit/:n?listing_id=:n",
  "stripe/session/:n",
  "user/subscription/:n",
  "send-booking-emails/feed/:n",
  "listings/reso?$top=:n",
  "documents/offers/:n/paper",
  "documents/offers/homes/:n/paper?sort=:n",
  "documents/kit/:n/parts?listing_id=:n",
  "news/leave?token=:n",
];

function ask({ method, path }: { method: string; path: string }, body?: string): Promise<Response> {
  return fetch(`${cloud.apiUrl}/functions/v1/${path.replace(":home", home)}`, {
    method,
    headers: { "content-type": "application/json", ...bearer(dana.token).headers },
    ...(body === undefined ? {} : { body }),
  });
}

it.each(ROUTES)("$method $path answers $answers without them", async (route) => {
  const answer = await ask(route, JSON.stringify(route.body));
  expect(answer.status, await answer.text()).toBe(route.answers);
});

it("in every field of every body", async () => {
  const places = ROUTES.flatMap((route) => pathsIn(route.body).map((path) => ({ route, path })));
  expect(places.length).toBeGreaterThan(50);
  const drawn = fc.record({ place: fc.constantFrom(...places), number: hostileNumber() });
  await holdsForDrawn(drawn, 48, async ({ place: { route, path }, number }) => {
    await forget();
    const body = withNumber(route.body, path, number);
    const { status } = await ask(route, body);
    expect(status, `${route.method} ${route.path} ${body}`).toBeLessThan(500);
  });
});

it("in each number of a home", async () => {
  const drawn = fc.record({
    field: fc.constantFrom(...NUMBER_FIELDS.map(({ name }) => name)),
    number: fc.constantFrom(...HOSTILE_NUMBERS),
  });
  await holdsForDrawn(drawn, 48, async ({ field, number }) => {
    const answer = await ask({ method: "PUT", path: "listings/:home" }, `{"${field}":${number}}`);
    expect([200, 422], `${field} ${number}`).toContain(answer.status);
  });
});

it("in every URL", async () => {
  const drawn = fc.record({ address: fc.constantFrom(...ADDRESSES), number: hostileNumber() });
  await holdsForDrawn(drawn, 24, async ({ address, number }) => {
    const path = address.replaceAll(":n", encodeURIComponent(number));
    expect((await ask({ method: "GET", path })).status, path).toBeLessThan(500);
  });
});
