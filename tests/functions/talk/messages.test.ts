import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { FALLBACK_TITLE } from "@domain/homes/listings.ts";
import { plainTitle } from "@domain/search/plain-words.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { oneLine } from "../../../supabase/functions/_shared/edge/letter.ts";
import {
  type DueEmail,
  mailsOf,
} from "../../../supabase/functions/send-booking-emails/due-email.ts";
import { composeEmail } from "../../../supabase/functions/send-booking-emails/messages.ts";
import { showingTime } from "../../../supabase/functions/send-booking-emails/showing-times.ts";
import { readCalendar } from "../../support/calendar.ts";
import { HOSTILE_TEXTS, hostileText } from "../../support/hostile-text.ts";
import { PROJECT_ROOT } from "../../support/imports.ts";

const CALENDAR_KINDS = ["requested", "confirmed", "moved", "cancelled"] as const;
const OWNER_KINDS = [...CALENDAR_KINDS, "proposal", "reminder_day", "reminder_hours"] as const;
const KINDS = [...OWNER_KINDS, "kept", "feedback", "message", "again"] as const;
const TOKEN = "t0ken_of-this-mail".padEnd(43, "x");
const SETTINGS = { from: "SelfNVest <hello@selfnvest.test>", siteUrl: "https://site.example" };

const due: DueEmail = {
  id: "0d0c2f5e-5e0f-4f0e-9a57-3c9f3c1f7a01",
  booking_id: "6f3f1f0e-6c0b-4a3e-9d53-3a4f1f0f2f11",
  purpose: "showing",
  kind: "requested",
  recipient: "visitor",
  sequence: 3,
  to_email: "maria@visitors.example",
  attempt: 1,
  token: TOKEN,
  listing_id: "b3d9c1de-2a55-4c4e-8d3f-0f6f0e1d2c3b",
  listing_title: "Craftsman with a porch",
  address: "1418 Maple St, Boise, ID 83702",
  street_hidden: false,
  date: "2026-11-28",
  time: "10:00:00",
  booked_at: "2026-11-20T09:30:00+00:00",
  starts_at: "2026-11-28T17:00:00+00:00",
  ends_at: "2026-11-28T18:00:00Z",
  is_open_house: false,
  holds_time: true,
  time_zone: "America/Boise",
  owner_name: "Dana Reyes",
  visitor_name: "María O’Neill",
  visitor_email: "maria@visitors.example",
  visitor_phone: "(208) 555-0142",
  contact_method: "text",
  agent_status: "non-agent",
  special_requests: "May I bring <my> dog?\nHe is small.",
  booking_status: "pending",
  booking_sequence: 3,
  cancelled_by: null,
  was_requested: true,
  notes_behind_link: null,
  entry_notes: "The key is with us.\nPlease ring twice.",
  proposals: [
    { date: "2026-11-29", time: "11:00:00", starts_at: "2026-11-29T18:00:00+00:00" },
    { date: "2026-11-30", time: "16:00:00", starts_at: "2026-11-30T23:00:00+00:00" },
  ],
  older_showing: null,
  lapses_at: null,
  safety: null,
};
/** The text as an attribute has it. */
const DIRECTIONS =
  "https://www.google.com/maps/dir/?api=1&amp;destination=1418+Maple+St%2C+Boise%2C+ID+83702";
const OWNERS_PAGE = `https://site.example/dashboard?showings=${due.booking_id}`;

const all = [
  ...KINDS.map((kind) => ({ kind, recipient: "visitor" as const })),
  ...OWNER_KINDS.map((kind) => ({ kind, recipient: "owner" as const })),
];
const inCalendars = all.filter(({ kind }) => CALENDAR_KINDS.some((each) => each === kind));
const write = (...told: Partial<DueEmail>[]) => {
  const [mail] = mailsOf(told.map((fields) => ({ ...due, ...fields })));
  if (!mail) throw new Error("There is nothing to write.");
  return composeEmail(mail, SETTINGS);
};

describe("the time of a showing", () => {
  it("is given in the property's zone, by name", () => {
    expect(showingTime(due)).toBe("Saturday, November 28 at 10:00 AM Mountain Time (MST)");
    const summer = { ...due, date: "2027-07-03", starts_at: "2027-07-03T16:00:00Z" };
    expect(showingTime(summer)).toBe("Saturday, July 3 at 10:00 AM Mountain Time (MDT)");
    const honolulu = { ...due, time_zone: "Pacific/Honolulu", starts_at: "2026-11-28T20:00:00Z" };
    expect(showingTime(honolulu)).toBe(
      "Saturday, November 28 at 10:00 AM Hawaii-Aleutian Standard Time (HST)",
    );
  });
});

describe("a visitor's first mail", () => {
  it("mentions an older showing of the same home, with its link", async () => {
    const older_showing = {
      date: "2026-11-27",
      time: "16:00:00",
      starts_at: "2026-11-27T23:00:00+00:00",
      token: "t0ken_of-the-older".padEnd(43, "x"),
    };
    const { html, text } = await write({ older_showing });
    for (const form of [html, text]) {
      expect(form).toContain(
        "You already have a showing of this home: Friday, November 27 at 4:00 PM",
      );
      expect(form).toContain(`/showing#${older_showing.token}`);
    }
    expect((await write({})).text).not.toContain("You already have a showing");
  });

  it("says when the request lapses unless the link is opened", async () => {
    const { html, text } = await write({ lapses_at: "2026-11-23T17:00:00+00:00" });
    for (const form of [html, text]) expect(form).toContain("open the link below within 24 hours");
    expect((await write({})).text).not.toContain("within 24 hours");
  });
});

const IVAN = {
  ...{ visitor_name: "Ivan", visitor_email: "ivan@homes.example", to_email: "ivan@homes.example" },
  ...{ special_requests: null, entry_notes: null },
};
const ofParties = [
  ...[...OWNER_KINDS, "kept" as const].map((kind) => ({ kind, recipient: "visitor" as const })),
  ...OWNER_KINDS.map((kind) => ({ kind, recipient: "owner" as const })),
].flatMap((mail) => [
  { ...mail, purpose: "inspection" as const, ends_at: "2026-11-28T20:00:00Z", lasts: "3 hours" },
  { ...mail, purpose: "appraisal" as const, ends_at: "2026-11-28T18:00:00Z", lasts: "1 hour" },
]);

describe.each(ofParties)("the mail about an $purpose $kind, to the $recipient", (mail) => {
  const { lasts, ...fields } = mail;

  it("says what the time is for, and nowhere that it is a showing", async () => {
    const { subject, text, html, attachments } = await write({ ...fields, ...IVAN });
    expect(subject).toContain(fields.purpose);
    for (const form of [html, text]) expect(form).toContain("Saturday, November 28 at 10:00 AM");
    if (fields.recipient === "visitor") expect(text).toContain(`Takes: ${lasts}`);
    const file = attachments?.map(({ content }) => String(content)).join("") ?? "";
    expect((subject + text + file).replace(/showings=|\/\/SelfNVest\/\/Showings/g, "")).not.toMatch(
      /showing|visitor/i,
    );
  });

  it("leads the party to its own page, and the owner to the dashboard", async () => {
    const { text } = await write(fields);
    expect(text).toContain(
      fields.recipient === "visitor" ? `https://site.example/party#${TOKEN}` : OWNERS_PAGE,
    );
    expect(text).not.toContain("/showing#");
  });
});

describe.each(all)("the mail about a showing $kind, to the $recipient", ({ kind, recipient }) => {
  it("has the same what, where and when in both formats", async () => {
    const { html, text, subject, from, to } = await write({ kind, recipient });
    for (const form of [html, text]) {
      expect(form).toContain("Craftsman with a porch");
      expect(form).toContain("1418 Maple St, Boise, ID 83702");
      expect(form).toContain("Saturday, November 28 at 10:00 AM Mountain Time (MST)");
    }
    const inSubject = kind === "reminder_hours" ? "10:00 AM" : "Saturday, November 28";
    const isReminded = recipient === "owner" && kind.startsWith("reminder");
    expect(subject).toContain(isReminded ? "Craftsman with a porch" : inSubject);
    expect({ from, to }).toEqual({ from: SETTINGS.from, to: due.to_email });
    const words = wordsOf(html);
    for (const line of text.split("\n").filter((each) => !/^[>-]|https?:|^$/.test(each)))
      for (const part of line.split(/: |:$/)) expect(words).toContain(part.trim());
  });

  it("leads to the page where its reader continues, and to the home while the showing is ahead", async () => {
    const isOver = kind === "cancelled" || kind === "again";
    const { html, text } = await write({
      ...{ kind, recipient },
      ...(isOver && { booking_status: "cancelled" }),
    });
    const homePage = `https://site.example/listings/${due.listing_id}`;
    const ownLink = `https://site.example/showing#${TOKEN}`;
    const visitorsPage = kind === "again" ? `https://site.example/book/${due.listing_id}` : ownLink;
    const page = recipient === "owner" ? OWNERS_PAGE : visitorsPage;
    expect(html).toContain(`href="${page}"`);
    expect(text).toContain(page);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    const ways =
      recipient === "owner"
        ? [page, "mailto:maria@visitors.example", "tel:2085550142"]
        : [page, homePage, ...(isOver || kind === "feedback" ? [] : [DIRECTIONS])];
    expect([...links].sort()).toEqual([...ways].sort());
  });

  it("is readable in dark mode and without images, and loads nothing", async () => {
    const { html } = await write({ kind, recipient });
    expect(html).toContain('name="color-scheme" content="light dark"');
    expect(html).toContain("prefers-color-scheme: dark");
    expect(html).not.toMatch(/<(img|script|link|iframe|table|form)\b|@import|url\(/i);
    expect(html.length).toBeLessThan(12_000);
  });

  it("is the same whenever it is made, so that the mail service recognizes it", async () => {
    expect(await write({ kind, recipient, attempt: 5 })).toEqual(await write({ kind, recipient }));
  });

  it("has a calendar file if the calendar changes, and only then", async () => {
    const { attachments } = await write({ kind, recipient });
    const changes = CALENDAR_KINDS.some((each) => each === kind);
    expect(attachments).toHaveLength(changes ? 1 : 0);
  });

  it("has a one-line subject of the same form, whatever the home is called", async () => {
    const names = fc.tuple(hostileText(), hostileText());
    const tags = tagsOf((await write({ kind, recipient })).html);
    // Nothing leads to an address without letters.
    const tagsOfNowhere = tagsOf((await write({ kind, recipient, address: "" })).html);
    const check = async ([listing_title, address]: readonly [string, string]) => {
      const mail = await write({ kind, recipient, listing_title, address });
      expect(mail.subject).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      expect([...mail.subject].length).toBeLessThan(160);
      // The subject doesn't end abruptly; but a home may be called ":".
      if (!listing_title.includes(":")) expect(mail.subject).not.toMatch(/:\s*$/);
      expect([tags, tagsOfNowhere]).toContainEqual(tagsOf(mail.html));
    };
    for (const text of HOSTILE_TEXTS) await check([text, text]);
    await fc.assert(fc.asyncProperty(names, check), { numRuns: 20 });
  });
});

describe.each(inCalendars)(
  "the calendar file about a showing $kind, to the $recipient",
  ({ kind, recipient }) => {
    it("is the showing at its instant, with the next sequence", async () => {
      const to_email = recipient === "owner" ? "dana@owners.example" : due.to_email;
      const { attachments = [] } = await write({ kind, recipient, to_email });
      const [file, ...others] = attachments;
      expect(others).toEqual([]);
      expect(file?.filename).toBe("showing.ics");
      const { calendar, event } = readCalendar(file?.content ?? "");
      expect(event.uid).toBe(`${due.booking_id}@selfnvest`);
      expect(event.sequence).toBe(3);
      expect(event.startDate.toJSDate()).toEqual(new Date("2026-11-28T17:00:00Z"));
      expect(event.endDate.toJSDate()).toEqual(new Date("2026-11-28T18:00:00Z"));
      expect(event.startDate.zone.tzid).toBe("UTC");
      const stamp = event.component.getFirstPropertyValue("dtstamp");
      expect(String(stamp)).toBe("2026-11-20T09:30:00Z");
      expect(event.location).toBe(due.address);
      expect(event.summary).toContain("Craftsman with a porch");
      const status =
        kind === "requested" ? "TENTATIVE" : kind === "cancelled" ? "CANCELLED" : "CONFIRMED";
      expect(event.component.getFirstPropertyValue("status")).toBe(status);
      const method = kind === "cancelled" ? "CANCEL" : "REQUEST";
      expect(calendar.getFirstPropertyValue("method")).toBe(method);
      expect(file?.contentType).toBe(`text/calendar; charset=utf-8; method=${method}`);
      expect(event.organizer).toBe("mailto:hello@selfnvest.test");
      // The only guest is the mail's recipient, who need not answer.
      expect(event.attendees.map((each) => String(each.getFirstValue()).toLowerCase())).toEqual([
        `mailto:${to_email}`,
      ]);
      expect(event.attendees[0]?.getParameter("partstat")).toBe("ACCEPTED");
      for (const secret of ["María", "555-0142", "dog", "Dana", TOKEN, "key is with us"])
        expect(file?.content).not.toContain(secret);
      if (recipient === "owner") expect(file?.content).not.toContain("maria@");
    });

    it.each([
      ["Pacific/Honolulu", "2026-11-28T20:00:00+00:00"],
      ["America/New_York", "2027-03-14T14:00:00+00:00"],
      ["Europe/Berlin", "2027-10-31T09:00:00+00:00"],
    ])("has the right instant for a home in %s", async (time_zone, starts_at) => {
      const ends_at = new Date(Date.parse(starts_at) + 45 * 60_000).toISOString();
      const { attachments = [] } = await write({ kind, recipient, time_zone, starts_at, ends_at });
      const [file] = attachments;
      const { event } = readCalendar(file?.content ?? "");
      expect(event.startDate.toJSDate()).toEqual(new Date(starts_at));
      expect(event.endDate.toJSDate()).toEqual(new Date(ends_at));
    });

    it("is readable, whatever the home is called", async () => {
      const check = async (text: string) => {
        const mail = await write({ kind, recipient, listing_title: text, address: text });
        const { calendar, event } = readCalendar(mail.attachments?.[0]?.content ?? "");
        expect(calendar.getAllSubcomponents()).toHaveLength(1);
        expect(event.uid).toBe(`${due.booking_id}@selfnvest`);
        expect(event.attendees).toHaveLength(1);
      };
      for (const text of HOSTILE_TEXTS) await check(text);
      await fc.assert(fc.asyncProperty(hostileText(), check), { numRuns: 20 });
    });
  },
);

describe("open houses and requests for other times", () => {
  it.each(["visitor", "owner"] as const)(
    "an open house says to the %s until when",
    async (recipient) => {
      const { text } = await write({ kind: "confirmed", recipient, is_open_house: true });
      expect(text).toContain("an open house until 11:00 AM");
    },
  );

  it.each(["visitor", "owner"] as const)(
    "a request for other times lists them to the %s, with no time and no calendar entry",
    async (recipient) => {
      const times = [{ date: "2026-11-29", time: "18:30", starts_at: "2026-11-30T01:30:00+00:00" }];
      const mail = await write({
        kind: "requested",
        recipient,
        holds_time: false,
        proposals: times,
      });
      expect(mail.text).toContain("Sunday, November 29 at 6:30 PM Mountain Time");
      expect(mail.text).toContain("No time yet");
      expect(mail.text).toMatch(/no time is held/i);
      expect(mail.attachments).toEqual([]);
    },
  );
});

describe("the letter", () => {
  it("uses the site's colors", async () => {
    const tokens = await readFile(`${PROJECT_ROOT}web/styles/tokens.css`, "utf8");
    const { html } = await write({ recipient: "owner" });
    const colors = new Set(html.match(/#[\da-f]{6}\b/g));
    expect(colors.size).toBeGreaterThan(10);
    expect([...colors].filter((color) => !tokens.includes(color))).toEqual([]);
  });
});

describe("the visitor's mail", () => {
  it.each(KINDS)(
    "the mail about a showing %s contains nothing written by a visitor",
    async (kind) => {
      const written = fc.record({
        visitor_name: hostileText(),
        special_requests: hostileText(),
        visitor_phone: hostileText(),
        visitor_email: hostileText(),
        owner_name: hostileText(),
      });
      const plain = await write({ kind });
      await fc.assert(
        fc.asyncProperty(written, async (fields) => {
          expect(await write({ kind, ...fields })).toEqual(plain);
        }),
        { numRuns: 40 },
      );
      expect(plain.text).toContain("Hello,\n");
      expect(plain.text).not.toContain("Dana");
    },
  );

  it.each(KINDS)(
    "the mail about a showing %s has no links or contact details of the owner's under our name",
    async (kind) => {
      const listing_title = "Account locked: https://evil.example/login call 1-800-555-0100";
      const address = "www.evil.example, 1418 Maple St, Boise, ID 83702-1234, help@evil.example";
      const entry_notes = "Log in at evil.example\nor call 1-800-555-0100\nThe code is 4711";
      const bait = { kind, listing_title, address, entry_notes };
      const mail = await write(bait);
      expect(mail.subject).toBe((await write({ kind })).subject);
      const [file] = mail.attachments ?? [];
      if (file) {
        const { event } = readCalendar(file.content);
        expect(event.summary).toMatch(/^Showing( \(not yet confirmed\))?: Account locked: call$/);
        expect(event.location).toBe("1418 Maple St, Boise, ID 83702-1234");
      }
      for (const form of [mail.html, mail.text, ...(file ? [file.content] : [])]) {
        expect(form).toContain("Account locked: call");
        for (const way of ["evil", "login", "555-0", "help"]) expect(form).not.toContain(way);
      }
      // The owner's mail shows the text unchanged.
      if (!OWNER_KINDS.some((each) => each === kind)) return;
      const own = await write({ ...bait, recipient: "owner" });
      expect(own.text).toContain(listing_title);
    },
  );

  it("treats a title of links only like a missing one", async () => {
    const mail = await write({ listing_title: "https://evil.example/1 (800) 555-0100" });
    expect(mail.text).toContain(`Home: ${FALLBACK_TITLE}`);
  });

  it("has its links above the small print", async () => {
    const older_showing = {
      date: "2026-11-27",
      time: "09:00:00",
      starts_at: "2026-11-27T16:00:00Z",
      token: TOKEN,
    };
    const { html, text } = await write({ older_showing });
    const [letter = "", smallPrint = ""] = text.split("-- \n");
    for (const label of ["Directions", "See or change your other showing", "See the home again"]) {
      expect(letter).toContain(`${label}: http`);
      expect(html.indexOf(`>${label}</a>`)).toBeLessThan(html.indexOf("someone probably mistyped"));
    }
    expect(smallPrint).not.toContain("http");
  });
});

describe("the email to a visitor", () => {
  it("the way to get in is in the emails about a confirmed showing, and in no others", async () => {
    for (const kind of ["confirmed", "moved", "reminder_day", "reminder_hours"] as const)
      expect((await write({ kind })).text).toContain("> The key is with us.\n> Please ring twice.");
    for (const kind of [
      "requested",
      "cancelled",
      "proposal",
      "kept",
      "feedback",
      "message",
      "again",
    ] as const)
      expect((await write({ kind })).text).not.toContain("key");
    expect((await write({ kind: "confirmed", entry_notes: null })).text).not.toContain(
      "Getting in",
    );
  });

  it("an email about proposed times has each of them, in the property's zone", async () => {
    for (const recipient of ["visitor", "owner"] as const) {
      const { text } = await write({ kind: "proposal", recipient });
      expect(text).toContain("Proposal 1: Sunday, November 29 at 11:00 AM Mountain Time (MST)");
      expect(text).toContain("Proposal 2: Monday, November 30 at 4:00 PM Mountain Time (MST)");
    }
  });

  it("an email without a link of its own links to the home's page", async () => {
    const { html } = await write({
      ...{ kind: "cancelled", booking_status: "cancelled", token: null },
    });
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      `https://site.example/listings/${due.listing_id}`,
    ]);
  });

  it("depends on who cancelled, and on whether the showing was requested", async () => {
    const own = await write({ kind: "cancelled", cancelled_by: "visitor" });
    expect(own.text).toContain("as you asked");
    expect((await write({ kind: "cancelled", cancelled_by: "owner" })).text).toContain(
      "We are sorry",
    );
    const told = await write({ kind: "cancelled", cancelled_by: "visitor", recipient: "owner" });
    expect(told.text).toContain("The visitor has cancelled");
    const atOnce = await write({ kind: "confirmed", was_requested: false, recipient: "owner" });
    expect(atOnce.subject).toBe("New showing: Saturday, November 28, 10:00 AM, María O’Neill");
  });

  it("tells an owner of no act as theirs, because they get no mail about their own", async () => {
    for (const kind of ["confirmed", "moved", "cancelled"] as const)
      for (const purpose of ["showing", "inspection"] as const) {
        const mail = await write({ kind, purpose, recipient: "owner" });
        expect(mail.subject + mail.text).not.toMatch(/\bYou (have|and|confirmed)\b/);
      }
  });
});

describe("a plain title", () => {
  it.each([
    ["call 1-800-555-0100", "call"],
    ["call (800) 555 0100 now", "call now"],
    ["call +1.800.555.0100", "call"],
    ["ring ٠١٢٣٤٥٦٧٨", "ring"],
    ["see HTTPS://evil.example", "see"],
    ["see evil.example/login?x=1", "see"],
    ["see www.evil。example", "see"],
    ["see 192.0.2.7/login", "see"],
    ["write mailto:me", "write"],
    ["write me＠evil.example", "write"],
    ["see evil\u2024example", "see"],
    ["see evil・example/login", "see"],
    ["see ｅｖｉｌ．ｅｘａｍｐｌｅ", "see"],
  ])("the title of %j is %j", (title, plain) => {
    expect(plainTitle(title)).toBe(plain);
  });

  it.each([
    "Craftsman with a porch",
    "3 bed, 2.5 bath – 1,840 sq ft",
    "Built 1921, renewed 2019",
    "1418 Maple St, Boise, ID 83702-1234",
    "Unit 1204, 77 5th Ave, New York, NY 10003",
    "St. Mary's Row",
    "田中さんの家",
  ])("leaves %j unchanged", (title) => {
    expect(plainTitle(title)).toBe(title);
  });

  it("has no link or contact details, whatever the input", () => {
    const part = fc.oneof(
      hostileText(),
      fc.constantFrom("https://a.example", "a@b.example", "b.example/x", "800 555", "-0100", "."),
    );
    const text = fc.array(part, { maxLength: 5 }).map((parts) => parts.join(" ").slice(0, 300));
    fc.assert(
      fc.property(text, (title) => {
        const plain = plainTitle(title);
        expect(plain).not.toMatch(/@|:\/\/|[a-z]\.example|800 555 -0100/);
      }),
      { numRuns: 200 },
    );
  });
});

describe("the owner's mail", () => {
  it("says who is coming, how to reach them and what they ask", async () => {
    const { html, text } = await write({ recipient: "owner", to_email: "dana@owners.example" });
    for (const form of [html, text]) {
      expect(form).toContain("Hello Dana Reyes,");
      expect(form).toContain("María O’Neill");
      expect(form).toContain("by text message");
      expect(form).toContain("a buyer, without an agent");
    }
    expect(html).toContain("May I bring &lt;my&gt; dog?\nHe is small.");
    expect(text).toContain("> May I bring <my> dog?\n> He is small.");
    const agent = await write({
      recipient: "owner",
      agent_status: "agent",
      special_requests: null,
    });
    expect(agent.text).toContain("a real estate agent");
    expect(agent.text).not.toContain("The visitor wrote");
  });

  it("greets an owner without a name", async () => {
    expect((await write({ recipient: "owner", owner_name: " " })).text).toContain("Hello,\n");
    expect((await write({ recipient: "owner", owner_name: null })).text).toContain("Hello,\n");
  });

  it.each(OWNER_KINDS)(
    "the mail about a showing %s shows a visitor's words as plain text",
    async (kind) => {
      const recipient = "owner";
      const usual = await write({ kind, recipient });
      const check = async (text: string) => {
        const words = { visitor_name: text, special_requests: `.${text}`, visitor_phone: text };
        const mail = await write({
          kind,
          recipient,
          ...words,
          visitor_email: text,
          owner_name: text,
        });
        expect(tagsOf(mail.html)).toEqual(tagsOf(usual.html));
        // The visitor's name ends the subject: one line, without links or contact details.
        const [before = ""] = usual.subject.split("María O’Neill");
        expect(mail.subject.startsWith(before)).toBe(true);
        const name = mail.subject.slice(before.length);
        expect(plainTitle(oneLine(name, 40))).toBe(name);
        for (const [, href] of mail.html.matchAll(/href="([^"]*)"/g))
          expect(href).toMatch(
            /^(https:\/\/site\.example\/dashboard\?showings=[\da-f-]{36}$|mailto:|tel:[\d+,]*$)/,
          );
        // No line of the note can pass for ours.
        const [, note = ""] = mail.text.split("The visitor wrote:\n");
        if (!["cancelled", "proposal"].includes(kind)) expect(note).toMatch(/^> /);
      };
      for (const text of HOSTILE_TEXTS) await check(text);
      await fc.assert(fc.asyncProperty(hostileText(), check), { numRuns: 30 });
    },
  );
});

/** The page's elements with their attribute names, without text. */
function tagsOf(html: string): string[] {
  return (html.match(/<[^>]*>/g) ?? []).map((tag) => tag.replace(/="[^"]*"/g, ""));
}

/** The page's visible text. */
function wordsOf(html: string): string {
  return html
    .replace(/<style>[\s\S]*?<\/style>/g, "")
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}

describe("an owner's mail about several showings", () => {
  const several = (fields: Partial<DueEmail> = {}) =>
    write(
      { ...fields, recipient: "owner", kind: "requested", booking_id: randomUUID() },
      { ...fields, recipient: "owner", kind: "cancelled", booking_id: randomUUID() },
    );

  it("has of each what a mail of its own would have, with its own link", async () => {
    const [asked, called] = [randomUUID(), randomUUID()];
    const {
      subject,
      text,
      attachments = [],
    } = await write(
      { recipient: "owner", kind: "requested", booking_id: asked },
      { recipient: "owner", kind: "cancelled", booking_id: called },
    );
    expect(subject).toBe("A request and a cancellation for Saturday, November 28");
    for (const id of [asked, called])
      expect(text).toContain(`https://site.example/dashboard?showings=${id}`);
    const single = await write({ recipient: "owner", kind: "requested", booking_id: asked });
    expect(text).toContain(`1 of 2: ${single.subject}`);
    for (const line of single.text.match(/^(Home|Where|When|Visitor|Email|Phone): .*$/gm) ?? [])
      expect(text).toContain(line);
    expect(
      attachments.map(({ content }) =>
        readCalendar(content).calendar.getFirstPropertyValue("method"),
      ),
    ).toEqual(["REQUEST", "CANCEL"]);
    expect(new Set(attachments.map(({ filename }) => filename)).size).toBe(2);
  });

  it("is the same whenever it is written", async () => {
    const told = [
      { recipient: "owner" as const },
      { recipient: "owner" as const, kind: "moved" as const },
    ];
    expect(await write(...told)).toEqual(await write(...told));
  });

  it.each(HOSTILE_TEXTS)("has no tags of a visitor who writes %j", async (hostile) => {
    const hostiles = { visitor_name: hostile, special_requests: hostile, visitor_phone: hostile };
    const { html, subject } = await several(hostiles);
    const known = new Set(tagsOf((await several()).html));
    expect(tagsOf(html).filter((tag) => !known.has(tag))).toEqual([]);
    expect(subject).toBe("A request and a cancellation for Saturday, November 28");
  });
});
