import { PARTY_ROLE_NAMES, PARTY_ROLES } from "@domain/sales/party-roles.ts";
import { expect, it } from "vitest";
import {
  composeInvitation,
  type DueInvitation,
} from "../../../supabase/functions/parties/message.ts";
import { HOSTILE_TEXTS } from "../../support/hostile-text.ts";

const SETTINGS = {
  from: "SelfNVest <hello@selfnvest.test>",
  siteUrl: "https://site.example",
  apiUrl: "https://api.example",
};
const TOKEN = "t0ken_of-this-mail".padEnd(43, "x");

const STOP = "st0p_of-this-mail".padEnd(43, "x");

const due: DueInvitation = {
  ...{ id: "0d0c2f5e-5e0f-4f0e-9a57-3c9f3c1f7a01", attempt: 1, kind: "invitation" },
  ...{ to_email: "ann@title.example", name: "Ann Lee", role: "title_officer" },
  ...{ invited_by: "owner", inviter: "Dana Owner", home: "Craftsman with a porch" },
  ...{ token: TOKEN, stop_token: STOP },
};

const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
const LINKS = [`https://site.example/party#${TOKEN}`, `https://site.example/party?not-me#${TOKEN}`];

it.each(PARTY_ROLE_NAMES)("invites a %s to their page, with one press to refuse", async (role) => {
  const mail = await composeInvitation({ ...due, role }, SETTINGS);
  expect(mail.to).toBe("ann@title.example");
  expect(linksOf(mail.html)).toEqual(LINKS);
  expect(mail.text).toContain(`Your part: ${PARTY_ROLES[role].label}`);
  expect(mail.text).toContain("Dana Owner, the seller, of “Craftsman with a porch”");
  expect(mail.headers?.["List-Unsubscribe"]).toContain(
    `https://api.example/functions/v1/parties/refuse?token=${STOP}`,
  );
  expect(JSON.stringify(mail.headers), "which opens nothing").not.toContain(TOKEN);
});

it("says nothing that its side's texts could smuggle in", async () => {
  for (const text of HOSTILE_TEXTS) {
    const mail = await composeInvitation(
      { ...due, name: text, inviter: text, home: text },
      SETTINGS,
    );
    expect(linksOf(mail.html)).toEqual(LINKS);
    expect(mail.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
    expect(mail.html).not.toMatch(/<(?:script|img|iframe|svg)/i);
  }
});

it("names a side without a name, and nobody's address", async () => {
  const mail = await composeInvitation({ ...due, inviter: null, invited_by: "buyer" }, SETTINGS);
  expect(mail.text).toContain("The buyer of");
  expect(mail.text.replace(due.to_email, "")).not.toContain("@");
});

it("carries no words of whoever typed the names but words", async () => {
  const typed = "Call 303-555-0100 now www.bad.example";
  const mail = await composeInvitation({ ...due, name: typed, inviter: typed }, SETTINGS);
  expect(mail.text).not.toMatch(/555|bad\.example/);
  const nameless = await composeInvitation({ ...due, name: "303-555-0100" }, SETTINGS);
  expect(nameless.text).toContain("Hello,");
});

it.each([
  ["purchase", "buyer", "buy-together", "Olive Lee made an offer for “Craftsman with a porch”"],
  ["ownership", "owner", "own-together", "Olive Lee is selling “Craftsman with a porch”"],
] as const)(
  "an invitation (%s) is a link, and its press to refuse opens nothing",
  async (kind, by, path, says) => {
    const invitation = { ...due, kind, role: null, invited_by: by, inviter: "Olive Lee" };
    const mail = await composeInvitation(invitation, SETTINGS);
    expect(linksOf(mail.html)).toEqual([
      `https://site.example/${path}#${TOKEN}`,
      `https://site.example/${path}?not-me#${TOKEN}`,
    ]);
    expect(mail.text).toContain(says);
    expect(mail.headers?.["List-Unsubscribe"]).toContain(`/parties/refuse?token=${STOP}`);
    expect(JSON.stringify(mail.headers), "which joins nothing").not.toContain(TOKEN);
    expect(mail.text.replace(due.to_email, "")).not.toMatch(/[@$]/);
  },
);

it("says nothing in an invitation to buy together that its buyer's texts could smuggle in", async () => {
  for (const text of HOSTILE_TEXTS) {
    const hostile = {
      name: text,
      inviter: text,
      home: text,
      role: null,
      kind: "purchase",
    } as const;
    const mail = await composeInvitation({ ...due, ...hostile }, SETTINGS);
    expect(linksOf(mail.html)).toHaveLength(2);
    expect(mail.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
    expect(mail.html).not.toMatch(/<(?:script|img|iframe|svg)/i);
  }
});
