import { isPublicPhoto, keptAs, type Sources } from "@web/service-worker/public-requests.ts";
import { expect, test } from "vitest";

const PROJECT = "https://project.supabase.co";
const REPLICA = "https://replica.supabase.co";
const SOURCES: Sources = { project: PROJECT, replica: REPLICA, origin: "https://homes.example" };

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
])("a public read is kept under its address at the project (%s): %s", (path, isKept) => {
  for (const base of [PROJECT, REPLICA, `${SOURCES.origin}/api/public`])
    expect(keptAs(new Request(base + path), SOURCES)).toBe(isKept ? PROJECT + path : undefined);
});

test("requests with a session, other servers' answers and writes are not kept", () => {
  const home = `${PROJECT}/rest/v1/listings?id=eq.1`;
  const headers = { Authorization: "Bearer token" };
  expect(keptAs(new Request(home, { headers }), SOURCES)).toBeUndefined();
  expect(keptAs(new Request(home, { method: "POST" }), SOURCES)).toBeUndefined();
  const other = { ...SOURCES, project: "https://other.supabase.co", replica: "" };
  expect(keptAs(new Request(home), other)).toBeUndefined();
  expect(keptAs(new Request(home), { ...other, project: "" })).toBeUndefined();
});

test("listing photos are the only files that are kept", () => {
  const file = (bucket: string) =>
    new Request(`${PROJECT}/storage/v1/object/${bucket}/home/photo.webp`);
  expect(isPublicPhoto(file("public/property-images"), PROJECT)).toBe(true);
  expect(isPublicPhoto(file("sign/documents"), PROJECT)).toBe(false);
  expect(isPublicPhoto(file("authenticated/chat-images"), PROJECT)).toBe(false);
});
