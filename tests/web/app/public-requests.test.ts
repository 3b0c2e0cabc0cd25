import { isPublicPhoto, isPublicRead } from "@web/service-worker/public-requests.ts";
import { expect, test } from "vitest";

const PROJECT = "https://project.supabase.co";

test.each([
  ["/rest/v1/listings?id=eq.1", true],
  ["/rest/v1/rpc/search_listings?page_size=24", true],
  ["/rest/v1/rpc/map_listings?zoom=4", true],
  // Yesterday's free times would be a promise.
  ["/rest/v1/availability?listing_id=eq.1", false],
  ["/rest/v1/rpc/search_listings_of_mine", false],
  ["/rest/v1/profiles", false],
  ["/auth/v1/user", false],
  ["/functions/v1/chatbot/history", false],
])("a public read is kept (%s): %s", (path, isKept) => {
  expect(isPublicRead(new Request(PROJECT + path), PROJECT)).toBe(isKept);
});

test("requests with a session, other servers' answers and writes are not kept", () => {
  const home = `${PROJECT}/rest/v1/listings?id=eq.1`;
  const headers = { Authorization: "Bearer token" };
  expect(isPublicRead(new Request(home, { headers }), PROJECT)).toBe(false);
  expect(isPublicRead(new Request(home, { method: "POST" }), PROJECT)).toBe(false);
  expect(isPublicRead(new Request(home), "https://other.supabase.co")).toBe(false);
  expect(isPublicRead(new Request(home), "")).toBe(false);
});

test("listing photos are the only files that are kept", () => {
  const file = (bucket: string) =>
    new Request(`${PROJECT}/storage/v1/object/${bucket}/home/photo.webp`);
  expect(isPublicPhoto(file("public/property-images"), PROJECT)).toBe(true);
  expect(isPublicPhoto(file("sign/documents"), PROJECT)).toBe(false);
  expect(isPublicPhoto(file("authenticated/chat-images"), PROJECT)).toBe(false);
});
