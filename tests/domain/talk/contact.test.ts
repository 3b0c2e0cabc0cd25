import {
  CONTACT_LIMITS,
  CONTACT_TEXTS,
  type ContactMessage,
  contactProblems,
  LONGEST_MAILTO,
  mailtoHref,
  notOpenedText,
} from "@domain/talk/contact.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";
import { hostileText } from "../../support/hostile-text.ts";

const GOOD: ContactMessage = {
  to: "support@selfnvest.com",
  senderName: "Ana Ruiz",
  senderEmail: "ana@example.com",
  subject: "A question",
  message: "Hello,\nhow do I add a second home?",
};

describe("contactProblems", () => {
  it("accepts a complete message", () => {
    expect(contactProblems(GOOD)).toEqual({});
  });

  it("requires all four fields, with the sign-in texts for the email", () => {
    const blank = { to: GOOD.to, senderName: " ", senderEmail: "", subject: "\t", message: "\n" };
    expect(contactProblems(blank)).toEqual({
      senderName: "Name is required",
      senderEmail: "Email is required",
      subject: "Subject is required",
      message: "Message is required",
    });
    expect(contactProblems({ ...GOOD, senderEmail: "ana@" })).toEqual({
      senderEmail: "Please enter a valid email address",
    });
  });

  it.each(["senderName", "subject", "message"] as const)("limits %s", (name) => {
    const full = "x".repeat(CONTACT_LIMITS[name]);
    expect(contactProblems({ ...GOOD, [name]: full })).toEqual({});
    expect(contactProblems({ ...GOOD, [name]: `${full}x` })[name]).toMatch(/at most [\d,]+/);
  });

  it("rejects a message that no mail program would receive whole", () => {
    expect(contactProblems({ ...GOOD, message: "🏡".repeat(400) })).toEqual({
      message: CONTACT_TEXTS.tooLong,
    });
  });
});

describe("mailtoHref", () => {
  it("addresses us with subject, message and sender", () => {
    const url = new URL(mailtoHref(GOOD));
    expect(url.pathname).toBe("support@selfnvest.com");
    expect(url.searchParams.get("subject")).toBe("A question");
    expect(url.searchParams.get("body")).toBe(
      "Hello,\r\nhow do I add a second home?\r\n\r\nFrom: Ana Ruiz (ana@example.com)",
    );
  });

  it("never lets input become a recipient, a header or another line of one", () => {
    const text = hostileText();
    forAll(text, text, text, (senderName, subject, message) => {
      const href = mailtoHref({ ...GOOD, senderName, subject, message });
      const [address, query, ...rest] = href.split("?");
      expect([address, rest]).toEqual(["mailto:support@selfnvest.com", []]);
      expect(query?.split("&").map((part) => part.split("=")[0])).toEqual(["subject", "body"]);
      expect(decodeURIComponent(query?.split("&")[0] ?? "")).not.toMatch(/[\r\n]/);
    });
  });

  it("stays short enough whenever there are no problems", () => {
    forAll(fc.string({ maxLength: 2000, unit: "grapheme" }), (message) => {
      const all = { ...GOOD, message };
      fc.pre(Object.keys(contactProblems(all)).length === 0);
      expect(mailtoHref(all).length).toBeLessThanOrEqual(LONGEST_MAILTO);
    });
  });
});

it("says whom to write to if no mail program opens, to the letter", () => {
  expect(notOpenedText("help@example.com")).toBe(
    "Unable to open email client. Please contact us directly at help@example.com",
  );
});
