import { NUMBER_FIELDS, NUMBER_FILTERS } from "@domain/homes/listing-fields.ts";
import fc from "fast-check";
import { afterAll, beforeEach, expect, it } from "vitest";
import { bearer } from "../../support/edge-requests.ts";
import { insertListing, LISTING_BODY, signUp } from "../../support/edge-world.ts";
import { holdsForDrawn } from "../../support/fuzz.ts";
import {
  HOSTILE_NUMBERS,
  hostileNumber,
  pathsIn,
  withNumber,
} from "../../support/hostile-numbers.ts";
import { payForKit } from "../../support/paid-kit.ts";
import { startTestCloud } from "../../support/test-cloud.ts";

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

type Route = [call: string, status: number, body: unknown];

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
  ["POST listings", 201, HOME],
  ["PUT listings/:home", 200, { ...HOME, status: "active", id: undefined, location: undefined }],
  ["POST listings/:home/duplicate", 201, { id: NOBODY }],
  [
    "PATCH listings/:home/images",
    200,
    { image_urls: [], images: [{ url: "x", alt: "y", blur_hash: null }] },
  ],
  [
    "POST listings/analyze-images",
    422,
    { image_urls: ["https://x.example/a.webp"], listing_id: NOBODY },
  ],
  [
    "PUT dashboard/profile",
    200,
    { name: "Dana", phone: "303-555-0100", propertyAddress: "x", propertyType: "house" },
  ],
  ["PUT dashboard/timeline/list-property", 200, { completed: true, date: "2026-01-01" }],
  ["PUT dashboard/timeline/property-assessment/tasks/walk-through", 200, { done: true }],
  ["POST chatbot/chat", 422, { message: "Hello", thread_id: NOBODY, images: ["x"], id: NOBODY }],
  ["POST documents", 404, { path: `${NOBODY}/${NOBODY}.pdf`, name: "Deed.pdf" }],
  [`PATCH documents/${NOBODY}`, 404, { name: "Deed.pdf" }],
  ["POST stripe/create-checkout", 403, { user_id: NOBODY, plan: "basic" }],
  ["POST send-booking-emails", 404, { booking_id: NOBODY }],
  ["POST news", 202, { email: "nell@visitors.example", place: "Boise" }],
  ["POST news/times", 409, { email: "nell@visitors.example", home: NOBODY }],
  ["POST listings/:home/ask", 200, { question: "How old is the roof?" }],
  ["POST listings/read-advertisement", 200, { text: "Two bedrooms, $400,000" }],
  [`POST documents/disclosures/${NOBODY}/open`, 404, { version: 1 }],
  ["POST documents/kit/no-such-paper", 404, { listing_id: NOBODY, answers: { name: "Dana" } }],
  ["POST send-booking-emails/calendar", 404, { token: "x".repeat(43) }],
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

function ask(call: string, body?: string): Promise<Response> {
  const [method = "", path = ""] = call.split(" ");
  return fetch(`${cloud.apiUrl}/functions/v1/${path.replace(":home", home)}`, {
    method,
    headers: { "content-type": "application/json", ...bearer(dana.token).headers },
    ...(body === undefined ? {} : { body }),
  });
}

it.each(ROUTES)("%s answers %i without them", async (call, status, body) => {
  const answer = await ask(call, JSON.stringify(body));
  expect(answer.status, await answer.text()).toBe(status);
});

it("a hostile number in any field of any body fails no function", async () => {
  const places = ROUTES.flatMap(([call, , body]) =>
    pathsIn(body).map((path) => ({ call, body, path })),
  );
  expect(places.length).toBeGreaterThan(50);
  const drawn = fc.record({ place: fc.constantFrom(...places), number: hostileNumber() });
  await holdsForDrawn(drawn, 48, async ({ place: { call, body, path }, number }) => {
    await forget();
    const sent = withNumber(body, path, number);
    expect((await ask(call, sent)).status, `${call} ${sent}`).toBeLessThan(500);
  });
});

it("a hostile number of a home is stored or refused", async () => {
  const drawn = fc.record({
    field: fc.constantFrom(...NUMBER_FIELDS.map(({ name }) => name)),
    number: fc.constantFrom(...HOSTILE_NUMBERS),
  });
  await holdsForDrawn(drawn, 48, async ({ field, number }) => {
    const answer = await ask("PUT listings/:home", `{"${field}":${number}}`);
    expect([200, 422], `${field} ${number}`).toContain(answer.status);
  });
});

it("a hostile number in any URL fails no function", async () => {
  const drawn = fc.record({ address: fc.constantFrom(...ADDRESSES), number: hostileNumber() });
  await holdsForDrawn(drawn, 24, async ({ address, number }) => {
    const call = `GET ${address.replaceAll(":n", encodeURIComponent(number))}`;
    expect((await ask(call)).status, call).toBeLessThan(500);
  });
});
