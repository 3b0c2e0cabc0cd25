import {
  type OfferInShort,
  offerLine,
  ownerLines,
  questionLine,
  showingLine,
} from "@domain/people/standing.ts";
import type { OwnShowing } from "@domain/showings/showings.ts";
import { describe, expect, test } from "vitest";
import { linkedShowing } from "../../web/showings/showing-link/showings.ts";

const OFFER: OfferInShort = {
  id: "offer",
  listing_id: "home",
  title: "Cottage",
  state: "open",
  expires_at: "2026-11-28T00:00:00Z",
  has_sale_ahead: false,
  backup_place: null,
  price: 245_000,
  made_by: "buyer",
  is_sealed: false,
  deadline: null,
  is_ending: false,
  time_zone: "America/Denver",
};

describe("an offer says whose move it is", () => {
  const countered = { state: "countered", made_by: "owner", price: 260_000 } as const;
  const deadline = "2026-11-29T19:00:00Z";
  test.each<[Partial<OfferInShort>, string, string, boolean]>([
    [{}, "Your offer $245,000", "Waiting for the owner", false],
    [countered, "The owner proposes $260,000", "Answer by Fri, Nov 27, 5:00 PM", true],
    [
      { state: "asked" },
      "Your offer $245,000",
      "Stay as a backup? Answer by Fri, Nov 27, 5:00 PM",
      true,
    ],
    [
      { state: "backup", has_sale_ahead: true, backup_place: 2 },
      "Your offer $245,000",
      "Number 2 in line",
      false,
    ],
    // Once nothing is before it, a backup is answered like any other offer.
    [{ state: "backup", backup_place: 1 }, "Your offer $245,000", "Waiting for the owner", false],
    [
      { ...countered, state: "backup" },
      "The owner proposes $260,000",
      "Answer by Fri, Nov 27, 5:00 PM",
      true,
    ],
    [{ deadline }, "Your offer $245,000", "Best and final offer by Sun, Nov 29, 12:00 PM", true],
    [
      { deadline, is_sealed: true },
      "Your offer $245,000",
      "Sealed until Sun, Nov 29, 12:00 PM",
      false,
    ],
    [{ state: "accepted" }, "Your offer $245,000", "Accepted", false],
    [{ state: "accepted", is_ending: true }, "Your offer $245,000", "The sale is ending", false],
  ])("%j", (facts, title, detail, isMyMove) => {
    expect(offerLine({ ...OFFER, ...facts })).toEqual({
      title,
      detail,
      isMyMove,
      path: "/offers/offer",
    });
  });
});

describe("a showing says when and how it stands", () => {
  const proposal = { expires_at: "", times: [] };
  test.each<[Partial<OwnShowing>, string, string, boolean]>([
    [{}, "Your showing Sat, Nov 28, 10:00 AM", "Waiting for the owner", false],
    [
      { status: "confirmed" },
      "Your showing Sat, Nov 28, 10:00 AM",
      "Confirmed. See or change it",
      false,
    ],
    [{ holds_time: false }, "Your showing has no time yet", "Waiting for the owner", false],
    [
      { proposal: { ...proposal, made_by: "owner" } },
      "Your showing Sat, Nov 28, 10:00 AM",
      "The owner proposes another time",
      true,
    ],
    [
      { proposal: { ...proposal, made_by: "visitor" } },
      "Your showing Sat, Nov 28, 10:00 AM",
      "Waiting for the owner",
      false,
    ],
    [
      { is_proven: false },
      "Your showing Sat, Nov 28, 10:00 AM",
      "Requested with your email address. Was it you?",
      false,
    ],
  ])("%j", (facts, title, detail, isMyMove) => {
    const path = `/showing?booking=${linkedShowing().booking_id}`;
    expect(showingLine({ ...linkedShowing(), is_proven: true, ...facts })).toEqual({
      title,
      detail,
      isMyMove,
      path,
    });
  });
});

test("a question says whether it is answered", () => {
  const asked = { conversation_id: "talk", listing_id: "home", title: "Cottage", asked_at: "" };
  const line = (answer: string | null) =>
    questionLine({ ...asked, question: "Is the roof new?", answer });
  expect(line(null)).toMatchObject({
    title: "You asked: Is the roof new?",
    detail: "Waiting for the owner",
    path: "/messages/talk",
  });
  expect(line("From 2021.").detail).toBe("Answered: From 2021.");
});

const NO_TIMES = { requests: 0, inspections: 0, appraisals: 0 };

test("an inspector's or an appraiser's time to answer is named as what it is", () => {
  const none = { listing_id: "home", offers: 0, questions: 0, next_showing: null, ...NO_TIMES };
  const titles = (waits: object) => ownerLines({ ...none, ...waits }).map(({ title }) => title);
  expect(titles({ inspections: 1 })).toEqual(["1 inspection request to answer"]);
  expect(titles({ inspections: 2, appraisals: 1, requests: 1 })).toEqual([
    "2 inspection requests to answer",
    "1 appraisal request to answer",
    "1 showing request to answer",
  ]);
  expect(ownerLines({ ...none, appraisals: 1 })[0]?.path).toBe(
    "/dashboard?showings=all&status=pending",
  );
});

test("an owner reads what waits, offers first, and nothing where nothing does", () => {
  const none = { listing_id: "home", offers: 0, questions: 0, next_showing: null, ...NO_TIMES };
  expect(ownerLines(none)).toEqual([]);
  const next_showing = { id: "b", purpose: "showing", date: "2026-11-28", time: "13:00" } as const;
  const lines = ownerLines({ ...none, offers: 1, requests: 2, questions: 1, next_showing });
  expect(lines.map(({ title, path }) => `${title} ${path}`)).toEqual([
    "1 offer to answer /my-listings/home/offers",
    "2 showing requests to answer /dashboard?showings=all&status=pending",
    "1 question to answer /dashboard?panel=questions",
    "Showing Sat, Nov 28, 1:00 PM /dashboard?showings=b",
  ]);
});
