import { NO_NEEDS, type VisitorNeeds } from "@domain/showings/visitor-needs.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import BookingCalendar from "@web/features/showings/booking/booking-calendar.tsx";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { findAlert, renderWeb } from "../../../support/render-web.tsx";
import { comesBack, comesSignedOut } from "../../../support/returning-person.ts";
import { enter, type User } from "../../../support/user.ts";
import { bodiesOf, DANA, functions, rest, startCloud } from "../../../support/web-cloud.ts";
import { details } from "../../homes/listings/homes.ts";
import { findLabeled as day, fieldOf } from "../labels.ts";

/** What an owner asks of everyone, on the home's page and in the form. */
const cloud = startCloud();
const HOME = details(1, { title: "Sunny craftsman" });
const LETTER = "33333333-3333-4333-8333-333333333333";
const DOCUMENT = {
  ...{ id: LETTER, name: "letter.pdf", type: "application/pdf", size: 9 },
  ...{ uploadDate: "2026-11-01T00:00:00Z", url: "/x" },
};
let sent: Record<string, unknown>[];
let answers: (() => Response)[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T15:00:00Z") });
  await comesSignedOut();
  answers = [];
  sent = bodiesOf(
    cloud,
    "post",
    rest("bookings"),
    () => answers.shift()?.() ?? new HttpResponse(null, { status: 201 }),
  ) as never;
  bodiesOf(cloud, "post", functions("send-booking-emails"));
  cloud.use(
    http.get(rest("availability"), () =>
      HttpResponse.json([{ date: "2026-11-28", time_slots: ["10:00:00"] }]),
    ),
    http.get(functions("documents"), () => HttpResponse.json([])),
  );
});

/** @param acknowledged the version that the person has confirmed; the second is the latest. */
const disclosure = (title: string, acknowledged: number | null) => ({
  ...{ id: title, title, kind: "other", access: "everybody", version: 2, is_current: true },
  ...{ type: "application/pdf", size: 9, sha256: "0".repeat(64), opened_at: null },
  published_at: "2026-11-01T00:00:00Z",
  acknowledged: acknowledged === null ? null : acknowledgment(acknowledged),
});
const acknowledgment = (version: number) => ({
  ...{ version, at: "2026-11-02T00:00:00Z", sha256: "0".repeat(64) },
});
const disclosuresPage = (disclosures: object[]) => ({
  is_owner: false,
  home: { id: HOME.id, title: HOME.title, city: "Boise", state: "ID", is_public: true },
  ...{ disclosures, beyond: { showings: 0, invited: 0 }, request: null },
});

function ask(needs: Partial<VisitorNeeds>) {
  const rules = { notice_hours: 2, horizon_days: 60, auto_confirm: false, ...NO_NEEDS, ...needs };
  cloud.use(http.get(rest("availability_rules"), () => HttpResponse.json([rules])));
}

async function fillIn(user: User) {
  await user.click(await day(/^Saturday, November 28, 2026/));
  await user.click(screen.getByRole("button", { name: "10:00 AM" }));
  for (const [name, text] of [
    ["Full Name", "Jamie Rivera"],
    ["Email", "jamie@example.com"],
  ] as const) {
    await user.clear(fieldOf(name));
    await enter(user, fieldOf(name), text);
  }
  await enter(user, fieldOf("Phone"), "208 555 0142");
}
const send = (user: User) => user.click(screen.getByText("Confirm Showing"));

describe("a need of the owner", () => {
  test("is said beside the calendar, and again in the form", async () => {
    ask({ most_people: 3, needs_disclosures: true });
    const { user } = renderWeb(<BookingCalendar listing={HOME} />);
    expect(await screen.findByText("Say how many people come: at most 3")).toBeVisible();
    await fillIn(user);
    const form = within(screen.getByRole("dialog"));
    expect(form.getByText("Read the home's disclosures")).toBeVisible();
    expect(await form.findByRole("link", { name: /Read the disclosures/ })).toHaveAttribute(
      "href",
      `/disclosures/${HOME.id}`,
    );
  });

  test("is not spoken of where the owner asks for nothing", async () => {
    ask({});
    const { user } = renderWeb(<BookingCalendar listing={HOME} />);
    await fillIn(user);
    expect(screen.queryByText("Before a visit, the owner asks everyone to")).toBeNull();
    expect(screen.queryByLabelText("How many people come?")).toBeNull();
  });

  test("is marked where it is lacking, all at the same time, and goes through once it is done", async () => {
    await comesBack();
    ask({ needs_people: true, needs_proof: true, needs_address: true });
    cloud.use(http.get(functions("documents"), () => HttpResponse.json([DOCUMENT])));
    const { user } = renderWeb(<BookingCalendar listing={HOME} />);
    await fillIn(user);
    await user.selectOptions(await screen.findByLabelText(/^How many people come/), "");
    await send(user);
    expect(await screen.findByText("3 things need your attention.")).toBeVisible();
    for (const text of [
      "Please choose how many people come.",
      "Please choose a document, or upload one first.",
      "Please use the address of your account.",
    ])
      expect(screen.getByText(text)).toBeVisible();
    expect(sent).toEqual([]);
    await user.clear(fieldOf("Email"));
    await enter(user, fieldOf("Email"), DANA.email);
    await user.selectOptions(screen.getByLabelText(/^How many people come/), "2");
    await user.selectOptions(
      screen.getByLabelText(/^Pre-approval or proof of funds/),
      "letter.pdf",
    );
    await send(user);
    await waitFor(() => expect(sent).toMatchObject([{ people: 2, proof_id: LETTER }]));
  });

  test("names the disclosures that are still to be read, before anything is sent, until they are", async () => {
    await comesBack();
    ask({ needs_disclosures: true });
    const roof = disclosure("Roof report", null);
    let published = [roof, disclosure("Lead paint", 1), disclosure("Survey", 2)];
    cloud.use(
      http.post(rest("rpc/disclosures_page"), () => HttpResponse.json(disclosuresPage(published))),
    );
    const { user } = renderWeb(<BookingCalendar listing={HOME} />);
    await fillIn(user);
    const missing = "You have not confirmed that you read: Roof report, Lead paint.";
    expect(await screen.findByText(missing, { exact: false })).toBeVisible();
    await send(user);
    await findAlert(missing);
    expect(sent).toEqual([]);
    published = published.map((each) => ({ ...each, acknowledged: acknowledgment(2) }));
    act(() => void window.dispatchEvent(new Event("visibilitychange")));
    expect(await screen.findByText("You have confirmed the home's disclosures.")).toBeVisible();
    await send(user);
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  test("that only the server knows is refused by name, and what was typed is kept", async () => {
    await comesBack();
    ask({ needs_disclosures: true });
    cloud.use(http.post(rest("rpc/disclosures_page"), () => HttpResponse.error()));
    answers = [
      () =>
        HttpResponse.json({ code: "PT409", message: "showing_needs_disclosures" }, { status: 409 }),
    ];
    const { user } = renderWeb(<BookingCalendar listing={HOME} />);
    await fillIn(user);
    await send(user);
    await findAlert(ERRORS.showing_needs_disclosures.text);
    expect(fieldOf("Full Name")).toHaveValue("Jamie Rivera");
  });

  test("leads a visitor without an account to sign in and back here", async () => {
    ask({ needs_address: true });
    const { user } = renderWeb(<BookingCalendar listing={HOME} />, { path: "/listings/x" });
    await fillIn(user);
    expect(await screen.findByRole("link", { name: "Sign in" })).toHaveAttribute(
      "href",
      "/login?next=%2Flistings%2Fx",
    );
  });

  test("takes one of the person's own documents as proof", async () => {
    await comesBack();
    ask({ needs_proof: true });
    cloud.use(http.get(functions("documents"), () => HttpResponse.json([DOCUMENT])));
    const { user } = renderWeb(<BookingCalendar listing={HOME} />);
    await fillIn(user);
    const proof = await screen.findByLabelText("Pre-approval or proof of funds");
    await user.selectOptions(proof, "letter.pdf");
    await send(user);
    await waitFor(() => expect(sent.map(({ proof_id }) => proof_id)).toEqual([LETTER]));
  });
});
