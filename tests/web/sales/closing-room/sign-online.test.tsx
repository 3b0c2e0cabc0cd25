import type { Sale } from "@domain/offers/offers.ts";
import { PLAIN_RULE } from "@domain/sales/counting-days.ts";
import type { SaleAct } from "@domain/sales/deadlines.ts";
import type { SaleFile } from "@domain/sales/sale-files.ts";
import type { SaleSignings, Signing } from "@domain/sales/signings.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { browser } from "@web/lib/leave-for.ts";
import SaleScreen from "@web/screens/sale-screen.tsx";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";
import { comesBack } from "../../../support/returning-person.ts";
import { Route, Routes } from "../../../support/routes.tsx";
import {
  type Call,
  CLOUD,
  functions,
  notedIn,
  rest,
  startCloud,
} from "../../../support/web-cloud.ts";
import { amendment, inDays, inHours, offer, SALE } from "../../offers/offers/offers.ts";
import { openStep } from "./steps.ts";

/** Signing the papers of a sale online, as the buyer sees it: sending, waiting, and every end. */
const cloud = startCloud();
let sale: Sale;
let isSetUp: boolean;
let stored: SaleFile[];
let shown: SaleSignings;
let asked: Call[];
let sent: unknown[];
let answerToSend: () => Response;

const PDF: SaleFile = {
  id: "11111111-1111-4111-8111-111111111111",
  kind: "contract",
  made_by: "buyer",
  seen_by: "side",
  name: "Filled contract.pdf",
  type: "application/pdf",
  size: 900_000,
  created_at: inHours(-1),
};

function signing(changes: Partial<Signing> = {}): Signing {
  return {
    id: "22222222-2222-4222-8222-222222222222",
    what: "contract",
    amendment: null,
    made_by: "buyer",
    file_id: PDF.id,
    file_name: PDF.name,
    state: "sent",
    problem: null,
    late: null,
    is_current: true,
    created_at: inHours(-1),
    ended_at: null,
    signed_on: null,
    signers: [
      { name: "Dana Whitfield", side: "owner", state: "opened", reason: "", is_me: false },
      { name: "Nora Lindqvist", side: "buyer", state: "waiting", reason: "", is_me: true },
    ],
    files: {},
    ...changes,
  };
}

beforeEach(async () => {
  await comesBack();
  sale = SALE;
  isSetUp = true;
  stored = [PDF];
  asked = [];
  sent = [];
  answerToSend = () => HttpResponse.json({}, { status: 201 });
  shown = {
    may_release: false,
    people: [
      { name: "Dana Whitfield", side: "owner", is_me: false },
      { name: "Nora Lindqvist", side: "buyer", is_me: true },
    ],
    signings: [],
  };
  const rpc = notedIn(asked);
  cloud.use(
    rpc("my_sale", () =>
      offer({
        ...{ state: sale.state === "fell_through" ? "fell_through" : "accepted", side: "buyer" },
        sale,
      }),
    ),
    rpc("parties_of_sale", () => []),
    rpc("contract_form", () => null),
    rpc("agreed_sale", () => null),
    rpc("signings_of_sale", () => shown),
    rpc("withdraw_signing", () => {
      shown = { ...shown, signings: [signing({ state: "withdrawn", ended_at: inHours(0) })] };
      return shown;
    }),
    http.get(rest("sale_files"), () => HttpResponse.json(stored)),
    http.get(functions("documents/signings/status"), () =>
      HttpResponse.json({ is_set_up: isSetUp }),
    ),
    http.post(functions("documents/sales/:sale/signings"), async ({ request }) => {
      sent.push(await request.json());
      return answerToSend();
    }),
    http.post(functions("documents/signings/:id/link"), ({ params }) =>
      HttpResponse.json({ url: `https://sign.example/${params.id}` }),
    ),
    http.post(functions("documents/sales/files/:id/link"), ({ params }) =>
      HttpResponse.json({ url: `${CLOUD}/signed/${params.id}`, expires_at: "2026-11-28" }),
    ),
  );
});

function openRoom() {
  return renderWeb(
    <Routes>
      <Route path="/sales/:id" element={<SaleScreen />} />
    </Routes>,
    { path: `/sales/${SALE.id}` },
  );
}

/** The part of a paper, in the open row of its step. */
async function openContract() {
  const page = openRoom();
  await openStep(page.user, "Contract signed");
  const part = await screen.findByRole("region", { name: "Sign the contract online" });
  return { ...page, part: within(part) };
}

test("the PDF is chosen, everyone who signs is named, and one press sends it", async () => {
  stored.push({ ...PDF, id: "33333333-3333-4333-8333-333333333333", name: "Newer.pdf" });
  stored.push({ ...PDF, id: "x", name: "Photo.png", type: "image/png" });
  stored.push({ ...PDF, id: "y", name: "Loan.pdf", kind: "loan" });
  const { user, part } = await openContract();
  const chosen = await part.findByLabelText("The PDF to sign");
  expect(
    within(chosen)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["Newer.pdf", "Filled contract.pdf"]);
  expect(part.getByText("Dana Whitfield, owner")).toBeVisible();
  expect(part.getByText("Nora Lindqvist, you")).toBeVisible();
  expect(part.getByText(/We add a page with a line for each person/)).toBeVisible();
  await user.selectOptions(chosen, "Filled contract.pdf");
  await user.click(part.getByRole("button", { name: "Send it to be signed" }));
  await waitFor(() => expect(sent).toMatchObject([{ what: "contract", file_id: PDF.id }]));
  expect(await screen.findByText(/Everyone gets an email with their link/)).toBeVisible();
});

test("a contract that both say was signed by hand can still be sent, folded away", async () => {
  const act: SaleAct = {
    ...{ n: 1, kind: "contract", act: "proposed", made_by: "buyer", day: inDays(0), said: "" },
    rule: PLAIN_RULE,
    ...{ at: inHours(-1), made_on: inDays(0) },
  };
  sale = { ...SALE, acts: [act, { ...act, n: 2, act: "agreed", made_by: "owner" }] };
  const { user, part } = await openContract();
  expect(part.getByLabelText("The PDF to sign")).not.toBeVisible();
  await user.click(part.getByText("Send a document"));
  expect(part.getByLabelText("The PDF to sign")).toBeVisible();
});

test("a press whose answer was lost is sent again under its id, and a refusal says why", async () => {
  answerToSend = () => HttpResponse.json({}, { status: 504 });
  const { user, part } = await openContract();
  const send = await part.findByRole("button", { name: "Send it to be signed" });
  await user.click(send);
  expect(await part.findByText(ERRORS.signing_unavailable.text)).toBeVisible();
  answerToSend = () => HttpResponse.json({ code: "signing_is_open" }, { status: 409 });
  await user.click(send);
  expect(await part.findByText(ERRORS.signing_is_open.text)).toBeVisible();
  const ids = sent.map((each) => (each as { id: string }).id);
  expect(new Set(ids).size).toBe(1);
});

test("a person without a name can't be asked to sign", async () => {
  shown.people[0] = { name: "", side: "owner", is_me: false };
  const { part } = await openContract();
  expect(await part.findByText(ERRORS.signer_unnamed.text)).toBeVisible();
  expect(part.getByRole("button", { name: "Send it to be signed" })).toBeDisabled();
});

test("a sale without a PDF says where to upload one", async () => {
  stored = [];
  const { part } = await openContract();
  expect(await part.findByText(/Upload it under Files first/)).toBeVisible();
  expect(part.getByRole("button", { name: "Send it to be signed" })).toBeDisabled();
});

test("a site without the service says how to sign instead", async () => {
  isSetUp = false;
  const { part } = await openContract();
  expect(part.getByText(ERRORS.signing_not_set_up.text)).toBeVisible();
  expect(part.queryByRole("button")).not.toBeInTheDocument();
});

test("both sides see who has signed, and the reader's own link opens", async () => {
  const leaveFor = vi.spyOn(browser, "leaveFor").mockReturnValue();
  shown.signings = [signing()];
  const { user, part } = await openContract();
  expect(part.getByText("2 of 2 people still have to sign.")).toBeVisible();
  expect(part.getByText("has opened it")).toBeVisible();
  // The next one waits until this one has ended.
  expect(part.queryByLabelText("The PDF to sign")).not.toBeInTheDocument();
  await user.click(part.getByRole("button", { name: "Read and sign now" }));
  await waitFor(() =>
    expect(leaveFor).toHaveBeenCalledWith(`https://sign.example/${signing().id}`),
  );
});

test("a signature that waits for the reader is at the top of the room, until they have signed", async () => {
  const leaveFor = vi.spyOn(browser, "leaveFor").mockReturnValue();
  shown.signings = [signing()];
  const first = openRoom();
  expect(await screen.findByText("The contract waits for your signature")).toBeVisible();
  await first.user.click(screen.getByRole("button", { name: "Read and sign Filled contract.pdf" }));
  await waitFor(() =>
    expect(leaveFor).toHaveBeenCalledWith(`https://sign.example/${signing().id}`),
  );
  first.unmount();
  const [owner, buyer] = signing().signers;
  if (!owner || !buyer) throw new Error("Somebody is missing.");
  shown.signings = [signing({ signers: [owner, { ...buyer, state: "signed" }] })];
  await openContract();
  expect(screen.queryByText(/waits for your signature/)).not.toBeInTheDocument();
});

test("only the side that sent it takes it back, after a question", async () => {
  shown.signings = [signing({ made_by: "owner" })];
  const first = await openContract();
  expect(first.part.queryByRole("button", { name: "Take it back" })).not.toBeInTheDocument();
  first.unmount();
  shown.signings = [signing({ made_by: "owner", state: "sending", problem: "down" })];
  const unsent = await openContract();
  expect(unsent.part.getByText(/We try again by ourselves/)).toBeVisible();
  expect(unsent.part.queryByRole("button")).not.toBeInTheDocument();
  unsent.unmount();
  shown.signings = [signing()];
  const { user, part } = await openContract();
  await user.click(await part.findByRole("button", { name: "Take it back" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Take it back" }));
  expect(await part.findByText(/It was called off/)).toBeVisible();
  // The next one can be sent.
  expect(await part.findByRole("button", { name: "Send it to be signed" })).toBeEnabled();
});

test("a PDF that the service did not take is tried again by a press", async () => {
  shown.signings = [signing({ state: "sending", problem: "down" })];
  const { user, part } = await openContract();
  expect(part.getByText(/We try again by ourselves/)).toBeVisible();
  await user.click(part.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(sent).toMatchObject([{ id: signing().id, file_id: PDF.id }]));
});

test.each([
  [
    "declined",
    { state: "declined" as const, ended_at: inHours(0) },
    "It was not signed, because someone declined.",
  ],
  [
    "expired",
    { state: "expired" as const, ended_at: inHours(0) },
    "The time to sign is over, and not everyone signed.",
  ],
  [
    "signed too late",
    { state: "withdrawn" as const, ended_at: inHours(0), late: "signed" as const },
    /All signatures arrived after that/,
  ],
  ["out of date", { is_current: false }, /You both agreed on other terms since you sent this/],
  [
    "refused by the service",
    { state: "sending" as const, problem: "refused" as const },
    /The signing service refused this PDF/,
  ],
])("a signing that is %s says so", async (_, changes, text) => {
  shown.signings = [signing(changes)];
  const { part } = await openContract();
  expect(part.getByText(text)).toBeVisible();
});

test("a contract of other terms is the business of the side that sent it, and an amendment is of its own terms", async () => {
  shown.signings = [signing({ made_by: "owner", is_current: false })];
  const first = await openContract();
  expect(first.part.getByText(/Ask the other side to send the contract/)).toBeVisible();
  first.unmount();
  sale = { ...SALE, amendments: [amendment({ state: "agreed" })] };
  shown.signings = [signing({ what: "amendment", amendment: 1, is_current: false })];
  openRoom();
  const part = within(await screen.findByRole("region", { name: "Sign the amendment online" }));
  expect(await part.findByText("2 of 2 people still have to sign.")).toBeVisible();
  expect(part.queryByText(/agreed on other terms/)).not.toBeInTheDocument();
});

test("earlier signings are folded below the latest, and none that ended can be signed", async () => {
  const ended = { state: "declined" as const, ended_at: inHours(0) };
  shown.signings = [
    signing(ended),
    signing({ ...ended, id: "44444444-4444-4444-8444-444444444444", file_name: "Older.pdf" }),
  ];
  const { user, part } = await openContract();
  expect(part.queryByRole("button", { name: "Read and sign now" })).not.toBeInTheDocument();
  await user.click(part.getByText("Earlier: 1"));
  expect(part.getByText("Older.pdf")).toBeVisible();
});

test("a release that can't be signed isn't offered", async () => {
  sale = {
    ...SALE,
    state: "fell_through",
    reason: "title",
    ended_by: "owner",
    ended_at: inHours(-1),
  };
  openRoom();
  await waitFor(() => expect(asked.map(({ name }) => name)).toContain("signings_of_sale"));
  await screen.findByRole("region", { name: /earnest money/i });
  expect(screen.queryByRole("region", { name: "Sign the release online" })).not.toBeInTheDocument();
});

test("a person who declined is quoted", async () => {
  const [owner, buyer] = signing().signers;
  if (!owner || !buyer) throw new Error("Somebody is missing.");
  const signers = [{ ...owner, state: "declined" as const, reason: "The price is wrong." }, buyer];
  shown.signings = [signing({ state: "declined", ended_at: inHours(0), signers })];
  const { part } = await openContract();
  expect(part.getByText("The price is wrong.")).toBeVisible();
  expect(part.getByText("declined")).toBeVisible();
});

test("a signed contract is saved with its signatures and its certificate, and isn't offered to be sent", async () => {
  const leaveFor = vi.spyOn(browser, "leaveFor").mockReturnValue();
  const files = { paper: "p", signatures: "s", certificate: "c" };
  stored.push({ ...PDF, id: "p", name: "Filled contract (signed).pdf" });
  shown.signings = [
    signing({ state: "signed", ended_at: inHours(0), signed_on: "2026-11-28", files }),
  ];
  const { user, part } = await openContract();
  for (const [label, id] of [
    ["Save the signed copy", "p"],
    ["Save the signatures", "s"],
    ["Save the certificate", "c"],
  ]) {
    await user.click(part.getByRole("button", { name: label }));
    await waitFor(() => expect(leaveFor).toHaveBeenLastCalledWith(`${CLOUD}/signed/${id}`));
  }
  await user.click(part.getByText("Send another document"));
  const options = within(part.getByLabelText("The PDF to sign")).getAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual(["Filled contract.pdf"]);
});

test("an amendment is signed once the change was agreed on, with a PDF uploaded beside it", async () => {
  sale = { ...SALE, amendments: [amendment({ state: "agreed" })] };
  openRoom();
  const part = within(await screen.findByRole("region", { name: "Sign the amendment online" }));
  expect(part.getByRole("button", { name: "Upload a PDF" })).toBeVisible();
  fireEvent.click(await part.findByRole("button", { name: "Send it to be signed" }));
  await waitFor(() => expect(sent).toMatchObject([{ what: "amendment" }]));
});

test("a release is signed after a sale fell through, and by nothing else", async () => {
  sale = {
    ...SALE,
    state: "fell_through",
    reason: "title",
    ended_by: "owner",
    ended_at: inHours(-1),
  };
  shown.may_release = true;
  openRoom();
  const part = within(await screen.findByRole("region", { name: "Sign the release online" }));
  fireEvent.click(await part.findByRole("button", { name: "Send it to be signed" }));
  await waitFor(() => expect(sent).toMatchObject([{ what: "release" }]));
});

test("signatures that can't be loaded say so, with a retry", async () => {
  cloud.use(http.post(rest("rpc/signings_of_sale"), () => HttpResponse.json({}, { status: 503 })));
  const { user } = openRoom();
  await openStep(user, "Contract signed");
  expect(await screen.findByText(ERRORS.signing_unavailable.text)).toBeVisible();
});
