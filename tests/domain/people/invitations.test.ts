import { invitedProblems } from "@domain/people/invitations.ts";
import { expect, it } from "vitest";

it.each([
  [{ name: "Bob Lee", email: "bob@example.com" }, {}],
  [{ name: " ", email: "bob@example.com" }, { name: "Please give a name." }],
  [{ name: "x".repeat(81), email: "bob@example.com" }, { name: "Please give a name." }],
  [
    { name: "Account 123456789012", email: "bob@example.com" },
    { name: "Please give a name without numbers." },
  ],
  [{ name: "Bob", email: "nobody" }, { email: "Please give an email address." }],
])("invitation problems of %o", (typed, problems) => {
  expect(invitedProblems(typed)).toEqual(problems);
});
