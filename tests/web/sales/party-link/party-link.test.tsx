import type { PartyPage } from "@domain/sales/parties.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { screens } from "@web/app/routes.tsx";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";
import { type Call, functions, notedIn, startCloud } from "../../../support/web-cloud.ts";

const cloud = startCloud();
const TOKEN = "t".repeat(43);
let asked: Call[];
let page: PartyPage | null;
let forms: Record<string, unknown>[];

beforeEach(() => {
  asked = [];
  forms = [];
  page = {
    ...{ role: "title_officer", name: "Ann Lee", invited_by: "owner", home: "Craftsman" },
    ...{ address: "1418 Maple St", sale_state: "open", link_until: "2050-01-01T00:00:00Z" },
    sides: [
      { side: "buyer", name: "Nora Buyer", email: null },
      { side: "owner", name: "Dana Owner", email: "dana@example.com" },
    ],
    steps: [
      {
        ...{ kind: "earnest_money", state: "open", due_on: "2050-12-04", settled_on: null },
        ...{ can: true, said_on: null },
      },
      {
        ...{ kind: "closing", state: "open", due_on: "2050-12-30", settled_on: null },
        ...{ can: false, said_on: null },
      },
    ],
    files: [],
    ...{ takes: null, appointment: null, phone: null, time_zone: "America/Boise" },
  };
  const rpc = notedIn(asked);
  cloud.use(
    rpc("party_by_token", () => page),
    rpc("party_says", () => {
      const [first, ...others] = page?.steps ?? [];
      if (page && first)
        page = {
          ...page,
          steps: [
            {
              ...first,
              state: "done",
              settled_on: "2050-12-01",
              said_on: "2050-12-01",
              can: false,
            },
            ...others,
          ],
        };
      return page;
    }),
    rpc("refuse_invitation", () => null),
    http.post(functions("documents/parties/files"), async ({ request }) => {
      const form = await request.formData();
      forms.push({ token: form.get("token"), kind: form.get("kind") });
      if (page)
        page = {
          ...page,
          files: [
            {
              ...{ id: "f1", kind: "closing", name: "Statement.pdf", type: "application/pdf" },
              ...{ size: 9, created_at: "2050-12-01T00:00:00Z", is_own: true },
            },
          ],
        };
      return HttpResponse.json(page, { status: 201 });
    }),
  );
});

const open = (search = "") => renderWeb(<screens.party />, { path: `/party${search}#${TOKEN}` });

test("shows the dates of the part, and one press says that it is done", async () => {
  const { user } = open();
  expect(await screen.findByRole("heading", { level: 1, name: "Craftsman" })).toBeVisible();
  expect(screen.getByText("Dana Owner, dana@example.com")).toBeVisible();
  expect(screen.getAllByRole("button", { name: /^We have|^The closing/ })).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "We have received the earnest money" }));
  expect(await screen.findByText(/^You said so on/)).toBeVisible();
  expect(asked.find(({ name }) => name === "party_says")?.body).toEqual({
    token: TOKEN,
    kind: "earnest_money",
  });
});

test("takes a file for a step, by the link alone", async () => {
  const { user } = open();
  await user.selectOptions(await screen.findByLabelText("It belongs to"), "closing");
  const picker = document.querySelector("input[type=file]") as HTMLElement;
  const file = new File(["%PDF-1.7"], "Statement.pdf", { type: "application/pdf" });
  fireEvent.change(picker, { target: { files: [file] } });
  expect(await screen.findByRole("button", { name: "Save Statement.pdf" })).toBeVisible();
  expect(forms).toEqual([{ token: TOKEN, kind: "closing" }]);
});

test("a press says that the mail isn't meant for the person, from the top of the page", async () => {
  const { user } = open("?not-me");
  const asks = within(await screen.findByRole("region", { name: "Not meant for you?" }));
  await user.click(asks.getByRole("button", { name: "This isn't meant for me" }));
  expect(await screen.findByText(/We tell the person who invited you/)).toBeVisible();
  await waitFor(() => expect(asked.map(({ name }) => name)).toContain("refuse_invitation"));
});

test("an ended link says so", async () => {
  page = null;
  open();
  expect(await screen.findByText("This link has ended")).toBeVisible();
  expect(screen.getByText(/ask the person who invited you/)).toBeVisible();
});
