import { readFileSync } from "node:fs";
import { ACCOUNT_MAIL_PER_HOUR } from "@domain/site/errors/limits.ts";
import { thirdPartySentence } from "@domain/site/operating/third-parties.ts";
import { parse } from "smol-toml";
import { expect, test } from "vitest";

test("operators read that half of an hour's account mail is used, what comes after it, and what helps", () => {
  const half = {
    name: "account_mail",
    problem: "half_used",
    status: null,
    failing_since: "2026-11-30T10:00:00Z",
    failures: 15,
    last_failure: "2026-11-30T10:40:00Z",
    last_success: "2026-11-30T10:40:00Z",
  } as const;
  expect(thirdPartySentence(half, () => "10:00 AM")).toBe(
    "Auth's mail for sign-up and passwords has sent half of what it may in an hour: 15 emails since 10:00 AM. " +
      "After the other half, people can't sign up or choose a new password for a while. " +
      "Raise auth.rate_limit.email_sent in supabase/config.toml, then npm run deploy -- --only auth.",
  );
});

test("the account mail that we ship is what config.toml allows", () => {
  const config = parse(readFileSync("supabase/config.toml", "utf8")) as {
    auth: { rate_limit: { email_sent: number } };
  };
  expect(config.auth.rate_limit.email_sent).toBe(ACCOUNT_MAIL_PER_HOUR);
});
