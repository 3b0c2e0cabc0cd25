import { NOTIFICATION_KINDS, type NotificationData } from "@domain/people/notifications.ts";
import { isPushEndpoint, pushed, pushTopicOf } from "@domain/people/push.ts";
import { describe, expect, it } from "vitest";

const ID = "33333333-3333-4333-8333-333333333333";
const HOME = "11111111-1111-4111-8111-111111111111";
const told = (kind: string, data: NotificationData = {}) => ({
  id: ID,
  kind,
  listing_id: HOME,
  subject_id: ID,
  data,
  created_at: "2026-11-22T12:00:00Z",
});

/** Everything a kind could say. */
const ALL: NotificationData = {
  home: "Cottage",
  name: "Vera Visitor",
  from: "Vera",
  date: "2026-11-28",
  time: "09:00",
  price: 777_001,
  was: 777_002,
  until: "2026-11-29T00:00:00Z",
  zone: "America/Denver",
  n: 2,
  by: "owner",
  party: "inspector",
  room: ID,
};

describe("a lock screen's text", () => {
  const kinds = Object.keys(NOTIFICATION_KINDS).filter((kind) => pushTopicOf(kind));

  it.each(kinds)("%s has no name and no price, and opens a page of ours", (kind) => {
    for (const as of ["owner", "visitor", "buyer"] as const)
      for (const turn of ["owner", "buyer"] as const) {
        const shown = pushed(told(kind, { ...ALL, as, turn }));
        expect(JSON.stringify(shown)).not.toMatch(/Vera|777|\$/);
        expect(shown.title).toContain("Cottage");
        expect(shown.path).toMatch(/^\/[a-z]/);
        expect(shown.tag).toBe(ID);
      }
  });

  it("has the time, the deadline and the home", () => {
    const request = told("showing_requested", { ...ALL, as: "owner" });
    expect(pushed(request)).toEqual({
      title: "A visitor asks to see Cottage",
      body: "Sat, Nov 28 at 9:00 AM",
      path: `/dashboard?showings=${ID}`,
      tag: ID,
    });
    const due = told("offer_made", { ...ALL, as: "owner", turn: "owner", n: 1 });
    expect(pushed(due).body).toBe("Your answer is due by Sat, Nov 28 at 5:00 PM MST");
  });

  it("fits a lock screen", () => {
    const { title } = pushed(told("message", { home: "Cottage\n".repeat(60) }));
    expect(title.length).toBeLessThanOrEqual(120);
    expect(title).toMatch(/^Someone wrote to you about Cottage Cottage.*…$/);
  });
});

describe("an address that a browser names", () => {
  it.each([
    "https://fcm.googleapis.com/fcm/send/abc:DEF-_",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
    "https://wns2-by3p.notify.windows.com/w/?token=BQYAAA%3d",
    "https://web.push.apple.com/QOz",
  ])("%s is a push service's", (address) => expect(isPushEndpoint(address)).toBe(true));

  it.each([
    "http://fcm.googleapis.com/fcm/send/a",
    "https://fcm.googleapis.com.example.com/a",
    "https://evilfcm.googleapis.com/a",
    "https://user@fcm.googleapis.com/a",
    "https://fcm.googleapis.com:8080/a",
    "https://fcm.googleapis.com@169.254.169.254/a",
    "https://push.apple.com.example.com/a",
    "https://example.com/.push.apple.com/a",
    "https://example.com\\.push.apple.com/a",
    "https://169.254.169.254/latest/meta-data",
    "https://127.0.0.1/a",
    "https://fcm.googleapis.com",
    "https://fcm.googleapis.com/a b",
    `https://web.push.apple.com/${"a".repeat(1000)}`,
    "",
  ])("%s is none", (address) => expect(isPushEndpoint(address)).toBe(false));
});
