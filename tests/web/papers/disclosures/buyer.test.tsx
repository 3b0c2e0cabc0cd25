import type { DisclosuresPage } from "@domain/papers/disclosures.ts";
import { screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { findAlert } from "../../../support/render-web.tsx";
import { comesSignedOut, signIn } from "../../../support/returning-person.ts";
import { functions, rest, startCloud } from "../../../support/web-cloud.ts";
import { HASH, HOME_ID, open, page, published } from "./disclosures.tsx";

const cloud = startCloud();
let shown: DisclosuresPage | null;
let asked: string[];
let refusal: string | undefined;

beforeEach(async () => {
  await comesSignedOut();
  shown = page();
  asked = [];
  refusal = undefined;
  cloud.use(
    http.post(rest("rpc/disclosures_page"), () => HttpResponse.json(shown)),
    http.post(functions(`documents/disclosures/${published().id}/open`), async ({ request }) => {
      asked.push(`open ${((await request.json()) as { version: number }).version}`);
      for (const each of shown?.disclosures ?? []) each.opened_at = "2026-11-20T12:00:00Z";
      return HttpResponse.json({ url: "http://cloud.test/file.pdf", expires_at: "2050-01-01" });
    }),
    http.post(rest("rpc/acknowledge_disclosure"), async ({ request }) => {
      const { version } = (await request.json()) as { version: number };
      asked.push(`acknowledge ${version}`);
      if (refusal) return HttpResponse.json({ message: refusal, code: "PT409" }, { status: 409 });
      const stored = { ...acknowledged, version };
      shown = page({ disclosures: [published({ version, acknowledged: stored })] });
      return HttpResponse.json(stored);
    }),
    http.post(rest("rpc/ask_for_disclosures"), () => {
      asked.push("ask");
      shown = page({ ...shown, request: "open" });
      return HttpResponse.json("open");
    }),
  );
});

const acknowledged = { version: 1, at: "2026-11-20T12:00:00Z", sha256: HASH };

test("a buyer opens a document, and acknowledges the version they opened", async () => {
  await signIn();
  const { user } = open();
  expect(
    await screen.findByRole("heading", { name: "Documents about Sunny craftsman" }),
  ).toBeVisible();
  expect(screen.getByText("PDF · 200 KB · Nov 1, 2026")).toBeVisible();
  // A document that a person has not opened can't be acknowledged.
  expect(screen.queryByRole("button", { name: /received and read/ })).toBeNull();

  await user.click(screen.getByRole("button", { name: "Open Roof report" }));
  const preview = within(await screen.findByRole("dialog", { name: "Roof report" }));
  expect(await preview.findByRole("link", { name: /Open in a new tab/ })).toHaveAttribute(
    "href",
    "http://cloud.test/file.pdf",
  );
  await user.dblClick(preview.getByRole("button", { name: /received and read/ }));
  await screen.findByText("You have acknowledged “Roof report”.");
  expect(await screen.findByText(/You acknowledged version 1 on Nov 20, 2026/)).toHaveTextContent(
    `SHA-256 ${HASH.slice(0, 12)}…`,
  );
  expect(screen.getByText("Acknowledged")).toBeVisible();
  expect(asked).toEqual(["open 1", "acknowledge 1"]);
});

test("a new version asks again; one that was replaced meanwhile is not acknowledged, and the buyer is told", async () => {
  await signIn();
  shown = page({ disclosures: [published({ version: 2, acknowledged })] });
  const { user } = open();
  expect(await screen.findByText("New version")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Open Roof report" }));
  refusal = "disclosure_replaced";
  await user.click(await screen.findByRole("button", { name: /received and read/ }));
  await findAlert("There is a newer version. Please look at that one first.");
  expect(screen.queryByText("Acknowledged")).toBeNull();
  refusal = undefined;
  await user.click(screen.getByRole("button", { name: /received and read/ }));
  await screen.findByText("Acknowledged");
  expect(asked).toEqual(["open 2", "acknowledge 2", "acknowledge 2"]);
});

test("an older version that they acknowledged stays, and asks for nothing", async () => {
  await signIn();
  shown = page({
    disclosures: [published({ is_current: false, acknowledged, opened_at: acknowledged.at })],
  });
  open();
  expect(await screen.findByText("An older version")).toBeVisible();
  expect(screen.queryByRole("button", { name: /received and read/ })).toBeNull();
});

test("a visitor reads what is for everybody, and signs in for the rest", async () => {
  shown = page({ beyond: { showings: 2, invited: 1 } });
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Open Roof report" }));
  await screen.findByRole("link", { name: /Open in a new tab/ });
  expect(screen.queryByRole("button", { name: /received and read/ })).toBeNull();
  expect(
    screen.getByText(
      "There are more documents: 2 for people with a showing, 1 for people the owner invites.",
    ),
  ).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Ask to see them" })).toBeNull();
  expect(screen.getByRole("link", { name: "Sign in", hidden: true })).toHaveAttribute(
    "href",
    `/login?next=%2Fdisclosures%2F${HOME_ID}`,
  );
});

test("a buyer asks for the rest, once, and sees that they asked", async () => {
  await signIn();
  shown = page({ disclosures: [], beyond: { showings: 0, invited: 1 } });
  const { user } = open();
  await user.dblClick(await screen.findByRole("button", { name: "Ask to see them" }));
  expect(await screen.findByText(/You have asked the owner/)).toBeVisible();
  expect(asked).toEqual(["ask"]);
});

test("a declined buyer is told so", async () => {
  await signIn();
  shown = page({ beyond: { showings: 0, invited: 1 }, request: "declined" });
  open();
  expect(await screen.findByText("The owner has decided not to share these.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Ask to see them" })).toBeNull();
});

test("a home that isn't there says so", async () => {
  shown = null;
  open();
  expect(
    await screen.findByRole("heading", { name: "There are no documents for you here" }),
  ).toBeVisible();
});
