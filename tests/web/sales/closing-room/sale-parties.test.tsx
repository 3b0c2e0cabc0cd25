import type { Appointment } from "@domain/sales/appointments.ts";
import type { SaleAct } from "@domain/sales/deadlines.ts";
import type { Party } from "@domain/sales/parties.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { screen, waitFor, within } from "@testing-library/react";
import SaleScreen from "@web/screens/sale-screen.tsx";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";
import { comesBack } from "../../../support/returning-person.ts";
import { Route, Routes } from "../../../support/routes.tsx";
import { enter } from "../../../support/user.ts";
import { type Call, notedIn, rest, startCloud } from "../../../support/web-cloud.ts";
import { inDays, inHours, offer, SALE } from "../../offers/offers/offers.ts";

const cloud = startCloud();
let asked: Call[];
let parties: Party[];

function party(more: Partial<Party>): Party {
  return {
    ...{ id: "p1", role: "title_officer", name: "Ann Lee", invited_by: "owner", email: null },
    ...{ phone: null, shares: false, invited_at: "2026-11-20T00:00:00Z", opened_at: null },
    ...{ ended_at: null, why: null, link_until: "infinity", said: [] },
    appointment: null,
    ...more,
  };
}

function visit(more: Partial<Appointment>): Appointment {
  return {
    ...{ id: "b1", purpose: "inspection", status: "pending", cancelled_by: null },
    ...{ date: "2050-12-06", time: "10:00", minutes: 180 },
    ...{ starts_at: "2050-12-06T17:00:00Z", ends_at: "2050-12-06T20:00:00Z" },
    ...more,
  };
}

beforeEach(async () => {
  await comesBack();
  asked = [];
  parties = [party({ said: [{ kind: "earnest_money", at: "", made_on: "2026-11-27" }] })];
  const rpc = notedIn(asked);
  cloud.use(
    rpc("my_sale", () => offer({ state: "accepted", side: "buyer", sale: SALE })),
    rpc("parties_of_sale", () => parties),
    rpc("share_contact", ({ shares }) => {
      parties = parties.map((each) => ({ ...each, shares: shares === true }));
      return parties;
    }),
    rpc("invite_member", ({ id, role, name, email }) => {
      parties = [
        ...parties,
        party({
          ...{ id: String(id), role: role as Party["role"], name: String(name) },
          ...{ email: String(email), invited_by: "buyer", link_until: null },
        }),
      ];
      return null;
    }),
    rpc("renew_invitation", ({ id }) => {
      parties = parties.map((each) =>
        each.id === id ? { ...each, link_until: "2051-02-03T00:00:00Z" } : each,
      );
      return null;
    }),
    rpc("end_membership", ({ id }) => {
      parties = parties.map((each) =>
        each.id === id ? { ...each, ended_at: "2026-11-28T00:00:00Z", why: "revoked" } : each,
      );
      return null;
    }),
  );
});

/** @param who is folded into one line below the steps, if there is someone. */
async function open(who = /^(Title or escrow officer|Lender|Inspector)/) {
  const shown = renderWeb(
    <Routes>
      <Route path="/sales/:id" element={<SaleScreen />} />
    </Routes>,
    { path: `/sales/${SALE.id}` },
  );
  const part = within(await screen.findByRole("region", { name: "Who works on this sale" }));
  await shown.user.click(await part.findByText(who, { selector: "summary" }));
  return { ...shown, part };
}

test("shows whom the other side invited, what they said and which time they take, and shares an address by choice", async () => {
  const appointment = visit({ status: "pending" });
  parties.push(party({ id: "p2", role: "inspector", name: "Ivan", appointment }));
  const { user, part } = await open();
  expect(await part.findByText("Title or escrow officer Ann Lee")).toBeVisible();
  expect(part.getAllByText(/^Invited by the owner · Not opened yet/)).toHaveLength(2);
  expect(part.getByText(/has received the earnest money$/)).toBeVisible();
  expect(part.queryByRole("button", { name: /^End the link/ })).not.toBeInTheDocument();
  // The owner finds it among the showings.
  const time = "Inspection: Tue, Dec 6 at 10:00 AM, 3 hours, waits for the owner";
  expect(part.getByText(time)).toBeVisible();
  expect(part.queryByRole("link", { name: time })).not.toBeInTheDocument();
  await user.click(part.getByRole("button", { name: /^Show my email and phone.*Ann Lee/ }));
  await user.click(await part.findByRole("button", { name: /^Hide my email and phone.*Ann Lee/ }));
  expect(
    await part.findByRole("button", { name: /^Show my email and phone.*Ann Lee/ }),
  ).toBeVisible();
  expect(part.queryByRole("button", { name: /^Send a new link/ })).not.toBeInTheDocument();
});

test("the owner's line about an inspection that waits says whose answer it waits for", async () => {
  cloud.use(
    notedIn(asked)("my_sale", () => offer({ state: "accepted", side: "owner", sale: SALE })),
  );
  const appointment = visit({ status: "pending" });
  parties = [party({ role: "inspector", name: "Ivan", invited_by: "buyer", appointment })];
  const { part } = await open();
  const line = await part.findByRole("link", { name: /^Inspection: .*, waits for your answer$/ });
  expect(line).toHaveAttribute("href", "/dashboard?showings=b1");
});

test("the owner's line about an inspection leads to its showing", async () => {
  cloud.use(
    notedIn(asked)("my_sale", () => offer({ state: "accepted", side: "owner", sale: SALE })),
  );
  const appointment = visit({ status: "confirmed" });
  parties = [party({ role: "inspector", name: "Ivan", invited_by: "buyer", appointment })];
  const { part } = await open();
  expect(await part.findByRole("link", { name: /^Inspection: .*confirmed$/ })).toHaveAttribute(
    "href",
    "/dashboard?showings=b1",
  );
});

test("invites somebody after a check of what was typed, and ends the link again", async () => {
  const { user, part } = await open();
  await user.click(part.getByText("Invite someone"));
  await user.selectOptions(part.getByLabelText("Their part"), "lender");
  await user.click(part.getByRole("button", { name: "Invite" }));
  expect(part.getByText("Please give a name.")).toBeVisible();
  await enter(user, part.getByLabelText("Name"), "Lena Lend");
  await enter(user, part.getByLabelText("Email"), "lena@bank.example");
  await enter(user, part.getByLabelText(/^Phone number/), "303-555-0142");
  await user.click(
    part.getByRole("checkbox", { name: "Show them my email address and phone number" }),
  );
  await user.click(part.getByRole("button", { name: "Invite" }));
  expect(await part.findByText("Lender Lena Lend")).toBeVisible();
  expect(asked.find(({ name }) => name === "invite_member")?.body).toMatchObject({
    ...{ kind: "sale", place_id: SALE.id, role: "lender", name: "Lena Lend" },
    ...{ email: "lena@bank.example", phone: "303-555-0142", shares: true },
  });
  expect(
    part.getByText(/^Invited by you · lena@bank\.example · The email is on its way$/),
  ).toBeVisible();
  // The next one is another.
  expect(part.getByLabelText("Name")).toHaveValue("");
  await user.click(part.getByRole("button", { name: "Send a new link: Lender Lena Lend" }));
  expect(await part.findByText(/Link until Feb [23], 2051$/)).toBeVisible();
  await user.click(part.getByRole("button", { name: "End the link: Lender Lena Lend" }));
  await waitFor(() => expect(part.getByText(/The link was ended$/)).toBeVisible());
  expect(part.queryByRole("button", { name: /Lena Lend$/ })).toBeNull();
});

test("the next step proposes to invite who has to say something about it, and opens the form with their part", async () => {
  const signed: SaleAct = {
    ...{ n: 1, kind: "contract", act: "agreed", made_by: "owner", day: inDays(0), said: "" },
    ...{ rule: { counts: "calendar", moves: false, until_hour: 24, otherwise: [] } },
    ...{ at: inHours(0), made_on: inDays(0) },
  };
  const sale = { ...SALE, acts: [signed] };
  cloud.use(notedIn(asked)("my_sale", () => offer({ state: "accepted", side: "buyer", sale })));
  parties = [party({ role: "lender", name: "Lena Lend" })];
  const { user, part } = await open();
  await user.click(
    await screen.findByRole("button", { name: "Invite the title or escrow officer" }),
  );
  expect(part.getByText("Invite someone").closest("summary")).toHaveFocus();
  expect(part.getByLabelText("Their part")).toHaveValue("title_officer");
  await user.selectOptions(part.getByLabelText("Their part"), "inspector");
  await user.click(screen.getByRole("button", { name: "Invite the title or escrow officer" }));
  expect(part.getByLabelText("Their part")).toHaveValue("title_officer");
  await enter(user, part.getByLabelText("Name"), "Ann Lee");
  await enter(user, part.getByLabelText("Email"), "ann@title.example");
  await user.click(part.getByRole("button", { name: "Invite" }));
  await part.findByText("Title or escrow officer Ann Lee");
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: /^Invite the title/ })).not.toBeInTheDocument(),
  );
});

test("an invitation whose answer was lost is sent again under its id, and a changed one under another", async () => {
  const ids: unknown[] = [];
  cloud.use(
    http.post(rest("rpc/invite_member"), async ({ request }) => {
      ids.push(((await request.json()) as { id: string }).id);
      return HttpResponse.json({ code: "PT429", message: "too_many_requests" }, { status: 429 });
    }),
  );
  const { user, part } = await open();
  await user.click(part.getByText("Invite someone"));
  await enter(user, part.getByLabelText("Name"), "Lena Lend");
  await enter(user, part.getByLabelText("Email"), "lena@bank.example");
  const invite = part.getByRole("button", { name: "Invite" });
  await user.click(invite);
  expect(await part.findByText(ERRORS.too_many_requests.text)).toBeVisible();
  expect(part.getByLabelText("Name")).toHaveValue("Lena Lend");
  await user.click(invite);
  await waitFor(() => expect(ids).toHaveLength(2));
  await user.type(part.getByLabelText("Name"), "er");
  await user.click(invite);
  await waitFor(() => expect(ids).toHaveLength(3));
  expect(ids[0]).toBe(ids[1]);
  expect(ids[2]).not.toBe(ids[0]);
});

test("nobody is invited to a sale that fell through", async () => {
  cloud.use(
    notedIn(asked)("my_sale", () =>
      offer({
        ...{ state: "fell_through", side: "buyer" },
        sale: { ...SALE, state: "fell_through", ended_at: "2026-11-28T00:00:00Z" },
      }),
    ),
  );
  const { part } = await open();
  expect(await part.findByText("Title or escrow officer Ann Lee")).toBeVisible();
  expect(part.queryByText("Invite someone")).toBeNull();
});
