import {
  described,
  NOTIFICATION_KINDS,
  type Notification,
  type NotificationData,
  optionalKinds,
} from "@domain/notifications.ts";
import { describe, expect, it } from "vitest";

const HOME = "0a0a0a0a-0000-4000-8000-000000000001";
const SUBJECT = "0a0a0a0a-0000-4000-8000-000000000002";

describe("a notification", () => {
  it.each<[string, NotificationData, string, string | undefined, string]>([
    [
      "viewing_requested",
      { home: "Cottage", as: "owner", name: "Vera", date: "2026-11-28", time: "09:00" },
      "Vera asks to see Cottage",
      "Sat, Nov 28 at 9:00 AM",
      `/dashboard?showings=${SUBJECT}`,
    ],
    [
      "report_decided",
      {
        home: "Cottage",
        told: "accused",
        about: "home",
        decision: "hide_home",
        measure: "hide_home",
      },
      "Our moderators have hidden Cottage",
      "Read why, and answer if we are wrong.",
      `/reports/${SUBJECT}`,
    ],
    [
      "report_decided",
      { told: "accused", about: "person", decision: "lifted", measure: "suspend" },
      "Your account is no longer suspended",
      undefined,
      `/reports/${SUBJECT}`,
    ],
    [
      "report_decided",
      { home: "Cottage", told: "reporter", about: "message", decision: "nothing" },
      "We looked at your report about Cottage",
      "We found nothing that breaks our rules.",
      `/reports/${SUBJECT}`,
    ],
    [
      "viewing_requested",
      { home: "Cottage", as: "owner", name: "Vera", confirmed: true },
      "Vera will see Cottage",
      undefined,
      `/dashboard?showings=${SUBJECT}`,
    ],
    [
      "viewing_moved",
      { home: "Cottage", as: "visitor", date: "2026-11-28", time: "13:00" },
      "Your viewing of Cottage has a new time",
      "Sat, Nov 28 at 1:00 PM",
      `/viewing?booking=${SUBJECT}`,
    ],
    [
      "viewing_cancelled",
      { home: "Cottage", as: "owner", name: "Vera", date: "2026-11-28", time: "13:00" },
      "The viewing of Cottage with Vera was canceled",
      "Sat, Nov 28 at 1:00 PM",
      `/dashboard?showings=${SUBJECT}`,
    ],
    [
      "favorite_price",
      { home: "Cottage", price: 480_000, was: 500_000 },
      "Cottage now costs $480,000",
      "It was $500,000",
      `/listings/${HOME}`,
    ],
    [
      "favorite_price",
      { home: "Cottage", price: 500_000, was: 500_000 },
      "Cottage now costs $500,000",
      undefined,
      `/listings/${HOME}`,
    ],
    [
      "favorite_price",
      { home: "Cottage", was: 500_000 },
      "Cottage now has a price on request",
      "It was $500,000",
      `/listings/${HOME}`,
    ],
    [
      "favorite_status",
      { home: "Cottage", status: "sold" },
      "Cottage is sold",
      "One of your favorites",
      `/listings/${HOME}`,
    ],
    [
      "search_match",
      { home: "Cottage", search: "Condos", change: "new", price: 5000 },
      "New in “Condos”: Cottage",
      "$5,000",
      `/listings/${HOME}`,
    ],
    [
      "search_match",
      { home: "Cottage", search: "Condos", more: true, filters: { property_type: "condo" } },
      "New in “Condos”: Cottage and more",
      "Price on request",
      "/listings?property_type=condo",
    ],
    [
      "message",
      { home: "Cottage", from: "Nora", asks: true },
      "Nora asked you a question about Cottage",
      "",
      "/dashboard?panel=questions",
    ],
    [
      "message",
      { home: "Cottage", answers: true },
      "Somebody answered your question about Cottage",
      "",
      `/messages/${SUBJECT}`,
    ],
    [
      "disclosure",
      { home: "Cottage", document: "Roof report", version: 1 },
      "The owner of Cottage has published “Roof report”",
      undefined,
      `/disclosures/${HOME}`,
    ],
    [
      "disclosure",
      { home: "Cottage", document: "Roof report", version: 2 },
      "“Roof report” for Cottage has a new version to read and acknowledge",
      undefined,
      `/disclosures/${HOME}`,
    ],
    [
      "disclosure_access",
      { home: "Cottage", access: "granted" },
      "You may now read all documents of Cottage",
      undefined,
      `/disclosures/${HOME}`,
    ],
    [
      "disclosure_request",
      { home: "Cottage", from: "Nora" },
      "Nora asks to see your documents about Cottage",
      undefined,
      `/disclosures/${HOME}`,
    ],
    [
      "disclosure_acknowledged",
      { home: "Cottage", document: "Roof report", count: 2 },
      "“Roof report” for Cottage was acknowledged by 2 people",
      undefined,
      `/disclosures/${HOME}`,
    ],
  ])("%s %j says “%s”", (kind, data, title, detail, href) => {
    expect(described(told(kind, data))).toMatchObject({ title, href, ...(detail && { detail }) });
  });

  it.each(Object.keys(NOTIFICATION_KINDS))(
    "%s has words and a way, whatever is missing",
    (kind) => {
      const { title, href } = described({ ...told(kind, {}), listing_id: null });
      expect(title).not.toMatch(/undefined|null/);
      expect(href).toMatch(/^\/[a-z]/);
    },
  );

  it("of a kind that came later leads to the page that will know it", () => {
    expect(described(told("constructor", {}))).toMatchObject({ href: "/notifications" });
  });
});

it("only what is optional can be preferred", () => {
  const kinds = optionalKinds().map(({ kind }) => kind);
  expect(kinds).toContain("favorite_price");
  expect(kinds).not.toContain("viewing_moved");
});

function told(kind: string, data: NotificationData): Notification {
  return {
    id: SUBJECT,
    kind,
    listing_id: HOME,
    subject_id: SUBJECT,
    data,
    created_at: "2026-11-22T12:00:00Z",
  };
}
