import { STREET_IN_DOCUMENTS } from "@domain/homes/hidden-street.ts";
import type { OwnDisclosures } from "@domain/papers/disclosures.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { screen, within } from "@testing-library/react";
import { DisclosureNote } from "@web/features/papers/disclosures/own-homes-disclosures.tsx";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { findAlert, findReady, focusOn, renderWeb } from "../../../support/render-web.tsx";
import { comesBack } from "../../../support/returning-person.ts";
import { until } from "../../../support/until.ts";
import { enter } from "../../../support/user.ts";
import { DANA, functions, rest, startCloud } from "../../../support/web-cloud.ts";
import { HASH, HOME_ID, open, own, page, published } from "./disclosures.tsx";

const cloud = startCloud();
const DEED = "33333333-3333-4333-8333-333333333333";
const REPORT = "44444444-4444-4444-8444-444444444444";
const REQUEST = "55555555-5555-4555-8555-555555555555";
let data: OwnDisclosures;
let asked: [act: string, body: Record<string, unknown>][];
let refusal: string | undefined;
let documents: { id: string; name: string }[];

beforeEach(async () => {
  await comesBack();
  data = own();
  asked = [];
  refusal = undefined;
  documents = [
    { id: DEED, name: "Deed.pdf" },
    { id: REPORT, name: "Roof 2026.pdf" },
  ];
  cloud.use(
    http.post(rest("rpc/disclosures_page"), () => HttpResponse.json(page({ is_owner: true }))),
    http.post(rest("rpc/my_disclosures"), () => HttpResponse.json(data)),
    http.get(functions("documents"), () =>
      HttpResponse.json(
        documents.map((each) => ({
          ...each,
          type: "application/pdf",
          size: 9,
          uploadDate: "2026-11-01T12:00:00Z",
          url: "",
        })),
      ),
    ),
    ...[
      "publish_disclosure",
      "replace_disclosure",
      "set_disclosure_access",
      "withdraw_disclosure",
      "invite_to_disclosures",
      "remove_disclosure_guest",
      "answer_disclosure_request",
    ].map((act) =>
      http.post(rest(`rpc/${act}`), async ({ request }) => {
        asked.push([act, (await request.json()) as Record<string, unknown>]);
        return refusal
          ? HttpResponse.json({ message: refusal }, { status: 409 })
          : new HttpResponse(null, { status: 204 });
      }),
    ),
  );
});

test("a change whose answer was lost and that was changed since: the page shows what is stored, and asks", async () => {
  const { user } = open();
  await user.click(await findReady("Publish a document"));
  const dialog = within(await screen.findByRole("dialog", { name: "Publish a document" }));
  let calls = 0;
  cloud.use(
    http.post(rest("rpc/publish_disclosure"), async ({ request }) => {
      calls += 1;
      const { id, title, access } = (await request.json()) as ReturnType<typeof live>;
      const [known] = data.disclosures;
      if (!known) data = own({ disclosures: [{ ...live(), id, title, access }] });
      // The change is stored, and no one is told of it.
      if (calls <= 2) return HttpResponse.error();
      return known?.access === access && known.title === title
        ? new HttpResponse(null, { status: 204 })
        : HttpResponse.json({ code: "PT409", message: "already_stored" }, { status: 409 });
    }),
  );
  await user.click(dialog.getByRole("button", { name: "Publish" }));
  await findAlert(ERRORS.outcome_unknown.text);
  await user.click(dialog.getByRole("radio", { name: /People you invite/ }));
  await user.click(dialog.getByRole("button", { name: "Publish" }));
  expect(await dialog.findByText("We received your first try")).toBeVisible();
  expect(dialog.getByText(/is published\. Who may read it: Everyone/)).toBeVisible();
  expect(screen.queryByText(/” is published\.$/)).toBeNull();
  await user.click(dialog.getByRole("button", { name: /^Change it to: People you invite/ }));
  expect(await screen.findByText(/^Who may read “.*” now: People you invite/)).toBeVisible();
  expect(asked.at(-1)).toEqual([
    "set_disclosure_access",
    { id: data.disclosures[0]?.id, access: "invited" },
  ]);
});

const live = (): OwnDisclosures["disclosures"][number] => {
  const { is_current: _, opened_at: __, acknowledged: ___, ...rest } = published({ version: 2 });
  return {
    ...rest,
    withdrawn_at: null,
    document_id: DEED,
    document: "Deed.pdf",
    readers: [
      {
        name: "Nora",
        opened_at: "2026-11-20T12:00:00Z",
        times: 3,
        version: 2,
        acknowledged: { version: 2, at: "2026-11-21T12:00:00Z", sha256: HASH },
      },
      { name: null, opened_at: "2026-11-19T12:00:00Z", times: 1, version: 1, acknowledged: null },
    ],
    opened_by_visitors: 2,
    acknowledged_by_former: 1,
  };
};

test("an owner who hides the street is told before publishing that the document may name it", async () => {
  data = own({
    home: { ...own().home, address_hidden: true },
    disclosures: [live()],
  });
  const { user } = open();
  await user.click(await findReady("Publish a document"));
  const dialog = await screen.findByRole("dialog", { name: "Publish a document" });
  expect(within(dialog).getByText(STREET_IN_DOCUMENTS)).toBeVisible();
  await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
  await user.click(screen.getByRole("button", { name: "Replace Roof report" }));
  expect(await screen.findByText(STREET_IN_DOCUMENTS)).toBeVisible();
});

test("an owner publishes a document: the kind suggests the title, two presses publish once, and a refusal keeps the input", async () => {
  const { user } = open();
  await user.click(await findReady("Publish a document"));
  const dialog = within(await screen.findByRole("dialog", { name: "Publish a document" }));
  await user.selectOptions(dialog.getByLabelText("Document"), "Roof 2026.pdf");
  await user.selectOptions(dialog.getByLabelText("What it is"), "Inspection report");
  const title = dialog.getByLabelText("Title");
  expect(title).toHaveValue("Inspection report");
  await user.clear(title);
  await user.click(dialog.getByRole("button", { name: "Publish" }));
  expect(title).toHaveFocus();
  expect(asked).toEqual([]);
  await enter(user, title, "Our report");
  await user.selectOptions(dialog.getByLabelText("What it is"), "Survey");
  expect(title).toHaveValue("Our report");
  refusal = "too_many_disclosures";
  await user.click(dialog.getByRole("button", { name: "Publish" }));
  await findAlert("You can publish up to 40 documents for a home. Please withdraw one first.");
  expect(title).toHaveValue("Our report");
  refusal = undefined;
  asked.length = 0;
  expect(dialog.queryByText(STREET_IN_DOCUMENTS)).toBeNull();
  await user.click(dialog.getByLabelText(/People with a showing/));
  data = own({ disclosures: [live()] });
  await user.dblClick(dialog.getByRole("button", { name: "Publish" }));
  await screen.findByText("“Our report” is published.");
  await focusOn(screen.findByRole("heading", { name: "Published" }));
  expect(asked).toEqual([
    [
      "publish_disclosure",
      {
        id: expect.any(String),
        listing_id: HOME_ID,
        document_id: REPORT,
        kind: "survey",
        title: "Our report",
        access: "showings",
      },
    ],
  ]);
});

test("an owner without a document is led to where they upload one", async () => {
  documents = [];
  const { user } = open();
  await user.click(await findReady("Publish a document"));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByRole("link", { name: "Your documents" })).toHaveAttribute(
    "href",
    "/dashboard?panel=documents",
  );
});

test("readers and acknowledgments are listed by first name; access is changed, the file replaced, the document withdrawn", async () => {
  data = own({ disclosures: [live()] });
  const { user } = open();
  await user.click(await screen.findByText("Opened by 2 people, acknowledged by 1"));
  expect(screen.getByText("Nora").closest("li")).toHaveTextContent(
    `Nora, opened 3 times, last on Nov 20, 2026, acknowledged version 2 on Nov 21, 2026 (SHA-256 ${HASH.slice(0, 12)}…)`,
  );
  expect(screen.getByText("A buyer")).toBeVisible();
  expect(screen.getByText("People without an account opened it 2 times.")).toBeVisible();
  expect(screen.getByText(/1 acknowledgment of people whose account/)).toBeVisible();

  await user.selectOptions(screen.getByLabelText("Who may read Roof report"), "People you invite");
  await screen.findByText("“Roof report” is now for: People you invite.");

  await user.click(screen.getByRole("button", { name: "Replace Roof report" }));
  const dialog = within(await screen.findByRole("dialog"));
  // The file it has is no choice.
  expect(dialog.getAllByRole("option")).toHaveLength(1);
  await user.click(dialog.getByRole("button", { name: "Replace" }));
  await screen.findByText(/“Roof report” is replaced/);

  await user.click(screen.getByRole("button", { name: "Withdraw Roof report" }));
  await user.click(
    within(await screen.findByRole("dialog")).getByRole("button", { name: "Withdraw" }),
  );
  await screen.findByText("“Roof report” is withdrawn.");
  const { id } = published();
  expect(asked).toEqual([
    ["set_disclosure_access", { id, access: "invited" }],
    ["replace_disclosure", { id, version: 2, document_id: REPORT }],
    ["withdraw_disclosure", { id }],
  ]);
});

test("people are invited by email address and removed, a request is granted or declined; an invalid address is reported at once", async () => {
  data = own({
    requests: [{ id: REQUEST, state: "open", name: "Nora", created_at: "2026-11-01T12:00:00Z" }],
    guests: [{ id: REQUEST, email: "gina@example.com", name: null, created_at: "2026-11-01" }],
  });
  const { user } = open();
  const field = await screen.findByLabelText("Email address");
  await enter(user, field, "nobody");
  await user.click(screen.getByRole("button", { name: "Invite" }));
  expect(screen.getByText("Please enter a valid email address")).toBeVisible();
  await user.clear(field);
  await enter(user, field, "later@example.com");
  await user.click(screen.getByRole("button", { name: "Invite" }));
  await screen.findByText("later@example.com may now read your documents.");
  expect(field).toHaveValue("");
  await user.click(screen.getByRole("button", { name: "Remove gina@example.com" }));
  await until(() =>
    expect(asked).toEqual([
      ["invite_to_disclosures", { listing_id: HOME_ID, email: "later@example.com" }],
      ["remove_disclosure_guest", { id: REQUEST }],
    ]),
  );
  expect(screen.getByText(new RegExp(`/disclosures/${HOME_ID}`))).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Decline Nora" }));
  await screen.findByText("Nora's request was declined.");
  await user.click(screen.getByRole("button", { name: "Grant Nora" }));
  await screen.findByText("Nora may now read all your documents.");
  expect(asked.slice(2).map(([, body]) => body)).toEqual([
    { id: REQUEST, grants: false },
    { id: REQUEST, grants: true },
  ]);
});

test("the timeline says how many documents are published and how many requests are open", async () => {
  cloud.use(
    http.post(rest("rpc/my_disclosure_counts"), () =>
      HttpResponse.json([
        { listing_id: HOME_ID, title: "Sunny craftsman", published: 2, waiting: 1 },
      ]),
    ),
  );
  renderWeb(<DisclosureNote userId={DANA.id} />);
  const link = await screen.findByRole("link", { name: "Sunny craftsman" });
  expect(link).toHaveAttribute("href", `/disclosures/${HOME_ID}`);
  expect(link.closest("li")).toHaveTextContent("2 documents published, 1 request to answer");
});
