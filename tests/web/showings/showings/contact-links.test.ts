import { phoneHref } from "@domain/site/text/contact-details.ts";
import { mailHref, preferredHref } from "@web/features/showings/showings/contact-links.ts";
import { expect, test } from "vitest";
import { showing } from "../../../support/showings.ts";

test.each([
  ["(208) 555-0142", "tel:2085550142"],
  ["+1 208.555.0142", "tel:+12085550142"],
  ["208-555-0142 x12", "tel:2085550142,12"],
])("%s is dialled as %s", (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});

test("an email says which showing it is about", () => {
  expect(mailHref(showing(7))).toBe(
    "mailto:visitor7@example.com?subject=Showing%20of%20Sunny%20craftsman%20on%20Saturday%2C%20November%2028%2C%2010%3A00%20AM",
  );
});

test("an address can't inject anything into the mail", () => {
  const href = mailHref(showing(1, { visitor_email: "a?bcc=all&body=x@example.com" }));
  expect(href).toMatch(/^mailto:a%3Fbcc%3Dall%26body%3Dx@example\.com\?subject=/);
});

test("Contact Visitor uses the visitor's preferred way", () => {
  expect(preferredHref(showing(1, { contact_method: "phone" }))).toMatch(/^tel:/);
  expect(preferredHref(showing(1, { contact_method: "text" }))).toMatch(/^sms:/);
  expect(preferredHref(showing(1, { contact_method: "email" }))).toMatch(/^mailto:/);
});
