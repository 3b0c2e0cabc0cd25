import { listingProblems } from "@domain/homes/listing-input.ts";
import { signUpProblems } from "@domain/people/authentication.ts";
import { profileProblems, tidyProfile } from "@domain/people/profile-input.ts";
import { parseNewsRequest } from "@domain/search/news.ts";
import { listNameProblem, personNameProblem } from "@domain/search/shared-lists.ts";
import { bookingSchema } from "@domain/showings/booking-request.ts";
import {
  cleanEmail,
  cleanPhone,
  dialable,
  isReachable,
  isVisible,
} from "@domain/site/text/contact-details.ts";
import { contactProblems } from "@domain/talk/contact.ts";
import { isSendableMessage } from "@domain/talk/messages.ts";
import { describe, expect, it } from "vitest";

describe("a telephone number", () => {
  it.each([
    ["303-555-0100 ext. 89", "303-555-0100 x89"],
    ["303-555-0100 x 5", "303-555-0100 x5"],
    ["303-555-0100 #5", "303-555-0100 x5"],
    ["303-555-0100, ext 89", "303-555-0100 x89"],
    ["303-555-0100,,89", "303-555-0100 x89"],
    ["303-555-0100 Extension: 7", "303-555-0100 x7"],
    ["(303) 555-0100 p89", "(303) 555-0100 x89"],
    ["\u202a(303) 555-0100\u202c", "(303) 555-0100"],
    ["\u2068+1 303 555 0100\u2069", "+1 303 555 0100"],
    ["303–555–0100", "303-555-0100"],
    ["303\u2011555\u22120100", "303-555-0100"],
    ["303\u00a0555\u202f0100", "303 555 0100"],
    ["３０３－５５５－０１００", "303-555-0100"],
    ["303·555·0100", "303.555.0100"],
    ["303/555/0100", "303-555-0100"],
    ["303 - 555 - 0100", "303-555-0100"],
    ["(303)-555-0100", "(303) 555-0100"],
    ["tel:+13035550100", "+13035550100"],
    ["tel:+1-303-555-0100;ext=89", "+1-303-555-0100 x89"],
    ["Cell: 303 555 0100", "303 555 0100"],
    ["cell 303 555 0100", "303 555 0100"],
    ["303 555 0100 (mobile)", "303 555 0100"],
    ["(+1) 303 555 0100", "+1 303 555 0100"],
    ["+44 (0)20 7946 0018", "+44 20 7946 0018"],
    ["+49 89 / 1234-567", "+49 89-1234-567"],
    ["+86 138 0013 8000", "+86 138 0013 8000"],
    ["555-0100", "555-0100"],
  ])("%j is stored as %j", (typed, stored) => {
    expect(cleanPhone(typed)).toBe(stored);
    expect(cleanPhone(stored)).toBe(stored);
  });

  it.each([
    "",
    "12345",
    "call me",
    "303-555-0100 or 0101",
    "1".repeat(16),
    "1 ".repeat(900),
    "+",
    "x89",
  ])("%j is none", (typed) => expect(cleanPhone(typed)).toBeUndefined());

  it("is dialed with its extension after a pause", () => {
    expect(dialable("+1 303-555-0100 x89")).toBe("+13035550100,89");
  });

  it("is cleaned in a booking and a profile", () => {
    const phone = "\u202a(303) 555–0100, ext. 89\u202c";
    expect(bookingSchema.shape.visitor_phone.parse(phone)).toBe("(303) 555-0100 x89");
    const profile = { name: "Ana Lee", phone, propertyAddress: "", propertyType: "" } as const;
    expect(profileProblems(profile)).toEqual({});
    expect(tidyProfile(profile).phone).toBe("(303) 555-0100 x89");
  });
});

describe("an email address", () => {
  it.each([
    "an\u200ba@example.com",
    "ana@exam\u00adple.com\u200b",
    "\u202aana@example.com\u202c",
    "mailto:ana@example.com",
    " ana@example.com.\u00a0",
    "ana＠example。com",
  ])("%j is cleaned to one that mail reaches", (typed) => {
    expect(cleanEmail(typed)).toBe("ana@example.com");
    expect(bookingSchema.shape.visitor_email.parse(typed)).toBe("ana@example.com");
    expect(parseNewsRequest({ email: typed }).email).toBe("ana@example.com");
    expect(signUpProblems({ email: typed, password: "password-1", fullName: "" })).toEqual({});
  });

  it.each([
    "o’brien@example.com",
    "ana+a.b@sub.example.co.uk",
    "ana@münchen.de",
    "a@xn--bcher-kva.example",
  ])("%j is reached", (typed) => expect(isReachable(cleanEmail(typed))).toBe(true));

  it.each([
    ...["ana@example", "ana@@example.com", "ana..b@example.com", ".ana@example.com", "ana@-x.com"],
    ...[
      "ana@example.c",
      "ana@ex ample.com",
      "ana@example..com",
      "ana@example.123",
      "ana@ex\u2800.com",
    ],
    ...["ana@ex_ample.com", `${"a".repeat(65)}@example.com`, "an\u200ba@", "", "\u200b"],
  ])("%j is refused", (typed) => {
    expect(isReachable(cleanEmail(typed))).toBe(false);
    expect(() => parseNewsRequest({ email: typed })).toThrow("news_email_invalid");
    expect(bookingSchema.shape.visitor_email.safeParse(typed).success).toBe(false);
    expect(signUpProblems({ email: typed, password: "password-1", fullName: "" })).toHaveProperty(
      "email",
    );
  });
});

describe.each(["\u200b", "\u2800", "\u3000\u00a0", "\u3164", "\u00ad", "\u202e \u2066", "\ufe0f"])(
  "a name of nothing visible (%j)",
  (blank) => {
    it("is no name", () => {
      expect(isVisible(blank)).toBe(false);
      expect(bookingSchema.shape.visitor_name.safeParse(blank).success).toBe(false);
      expect(listNameProblem(blank)).toBeDefined();
      expect(personNameProblem(blank)).toBeDefined();
      expect(isSendableMessage(blank)).toBe(false);
      expect(
        tidyProfile({ name: blank, phone: "", propertyAddress: "", propertyType: "" }).name,
      ).toBe("");
      const contact = { to: "a@b.co", senderEmail: "a@b.co", subject: blank, message: blank };
      expect(Object.keys(contactProblems({ ...contact, senderName: blank })).sort()).toEqual([
        ...["message", "senderName", "subject"],
      ]);
      const missing = listingProblems(
        { title: blank, city: blank, address: blank },
        { publishing: true },
      );
      expect(missing.map(({ field }) => field)).toEqual(
        expect.arrayContaining(["title", "city", "address"]),
      );
    });
  },
);

it.each(["Ana", "李", "علی‌رضا", "Ø", "🙂"])("the name %j is visible", (name) => {
  expect(isVisible(name)).toBe(true);
  expect(bookingSchema.shape.visitor_name.parse(name)).toBe(name);
});
