import { mailboxBehind } from "@domain/people/mailbox.ts";
import { expect, it } from "vitest";

it.each([
  ["Jamie@Example.com", "jamie@example.com"],
  [" jamie@example.com ", "jamie@example.com"],
  ["jamie+homes@example.com", "jamie@example.com"],
  ["jamie+a+b@example.com", "jamie@example.com"],
  ["ja.mie@example.com", "ja.mie@example.com"],
  ["Ja.Mie+x@gmail.com", "jamie@gmail.com"],
  ["jamie@googlemail.com", "jamie@gmail.com"],
  // Without a name before it, the plus is part of the name.
  ["+tag@example.com", "+tag@example.com"],
])("the mailbox behind %s is %s", (email, mailbox) => {
  expect(mailboxBehind(email)).toBe(mailbox);
});
