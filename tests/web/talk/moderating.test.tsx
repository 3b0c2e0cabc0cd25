import { ERRORS } from "@domain/site/errors/errors.ts";
import type { ModerationCase, QueuedCase } from "@domain/talk/moderating.ts";
import { MODERATING_TEXTS } from "@domain/talk/moderating.ts";
import { screen, waitFor, within } from "@testing-library/react";
import ModerationScreen from "@web/screens/moderation-screen.tsx";
import OperatorScreen from "@web/screens/operator-screen.tsx";
import { HttpResponse, http, type JsonBodyType } from "msw";
import { beforeEach, expect, test } from "vitest";
import { findAlert, renderWeb } from "../../support/render-web.tsx";
import { comesBack } from "../../support/returning-person.ts";
import { Route, Routes } from "../../support/routes.tsx";
import { enter } from "../../support/user.ts";
import { DANA, rest, startCloud } from "../../support/web-cloud.ts";

/** Reports at `/operator`, as a moderator sees and decides them. */
const cloud = startCloud();
const ID = "11111111-1111-4111-8111-111111111111";
const AT = "2026-11-20T12:00:00Z";
const PERSON = {
  name: "Olive",
  address: "o…@example.com",
  member_since: AT,
  suspended: false,
  homes: 2,
  homes_for_sale: 1,
  showings: 0,
  no_shows: 0,
  conversations: 3,
  reported: 4,
  measures: 1,
  reports: 0,
  reports_upheld: 0,
};
const QUEUED: QueuedCase = {
  id: ID,
  kind: "message",
  state: "open",
  opened_at: AT,
  decided_at: null,
  measure: null,
  title: "Cottage",
  reports: 2,
  reasons: ["fraud", "spam"],
  decision: null,
};
let about: ModerationCase;
let answers: Record<string, JsonBodyType>;
let decisions: Record<string, unknown>[];
let refusal: { status: number; code: string } | undefined;

beforeEach(async () => {
  await comesBack({ ...DANA, app_metadata: { role: "moderator" } });
  decisions = [];
  refusal = undefined;
  about = {
    id: ID,
    kind: "message",
    state: "open",
    decisions: 0,
    measure: null,
    measures: ["remove", "suspend"],
    subject_id: "m2",
    listing_id: "22222222-2222-4222-8222-222222222222",
    is_public: true,
    opened_at: AT,
    is_own: false,
    accused: { ...PERSON, is_gone: false },
    copies: [
      {
        at: AT,
        frozen: {
          title: "Cottage",
          owner: "Olive",
          buyer: "Nora",
          messages: [
            { id: "m1", n: 1, sender: "buyer", body: "Is it free?", created_at: AT },
            { id: "m2", n: 2, sender: "owner", body: "Wire the deposit first.", created_at: AT },
          ],
        },
      },
    ],
    reports: [
      { reason: "fraud", words: "They want money.", at: AT, reporter: null, by_staff: false },
    ],
    steps: [{ what: "reported", at: AT, decision: null, words: null, by: null }],
  };
  answers = {
    ownership_queue: { waits: false, total: 0, waiting: [] },
    moderation_queue: { total: 1, waiting: [QUEUED], next: null, decided: [] },
    moderation_weeks: [
      {
        week: "2026-11-16",
        reports: 12,
        cases: 5,
        decided: 4,
        acted: 3,
        answered: 2,
        lifted: 1,
        median_hours: 6.5,
      },
    ],
  };
  cloud.use(
    http.post(rest("rpc/decide_case"), async ({ request }) => {
      if (refusal) return HttpResponse.json({ message: refusal.code }, { status: refusal.status });
      decisions.push((await request.json()) as Record<string, unknown>);
      about = { ...about, state: "decided", decisions: 1, measure: "remove" };
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(rest("rpc/moderation_case"), () => HttpResponse.json(about as JsonBodyType)),
    http.post(rest("rpc/:name"), ({ params }) => HttpResponse.json(answers[String(params.name)])),
  );
});

const section = async (name: string) => within(await screen.findByRole("region", { name }));

function open(path = `/operator/reports/${ID}`) {
  return renderWeb(
    <Routes>
      <Route path="/operator" element={<OperatorScreen />} />
      <Route path="/operator/reports/:id" element={<ModerationScreen />} />
    </Routes>,
    { path },
  );
}

test("a moderator sees the waiting cases and the figures by week, and nothing about mail and clocks", async () => {
  const { user, where } = open("/operator");
  const reports = await section("Reports");
  const link = await reports.findByRole("link", { name: "Message: Cottage" });
  expect(reports.getByText(/2 reports since/)).toBeVisible();
  const weeks = await section("Figures by week");
  expect(weeks.getByRole("row", { name: /12 5 4 3 2 1 6.5/ })).toBeVisible();
  expect(screen.queryByRole("region", { name: "Mail" })).toBeNull();
  await user.click(link);
  expect(where()).toBe(`/operator/reports/${ID}`);
});

test("the queue says how many reports wait, and goes on to the next page", async () => {
  const next = { gravity: 1, opened_at: AT, id: ID };
  const more = { ...QUEUED, id: "33333333-3333-4333-8333-333333333333", title: "Barn" };
  const asked: unknown[] = [];
  cloud.use(
    http.post(rest("rpc/moderation_queue"), async ({ request }) => {
      const { after } = (await request.json()) as { after: unknown };
      asked.push(after);
      return HttpResponse.json({
        total: 51,
        waiting: [after ? more : QUEUED],
        next: after ? null : next,
        decided: [],
      });
    }),
  );
  const { user } = open("/operator");
  const reports = await section("Reports");
  expect(await reports.findByText("1 of 51 waiting reports")).toBeVisible();
  await user.click(reports.getByRole("button", { name: "Show more reports" }));
  expect(await reports.findByRole("link", { name: "Message: Barn" })).toBeVisible();
  expect(reports.getByRole("link", { name: "Message: Cottage" })).toBeVisible();
  expect(reports.queryByRole("button", { name: "Show more reports" })).toBeNull();
  expect(asked).toEqual([null, next]);
});

test("the copy shows which message was reported, the people by first name and what is known of them", async () => {
  open();
  const copy = await section("What was reported");
  const line = copy.getByText("Wire the deposit first.").closest("li") as HTMLElement;
  expect(within(line).getByText("reported")).toBeVisible();
  expect(copy.getByText("Is it free?")).toBeVisible();
  const reporters = await section("Who reported");
  expect(reporters.getByText("They want money.")).toBeVisible();
  expect(reporters.getByText("Without an account.")).toBeVisible();
  const accused = await section("Who it is about");
  expect(accused.getByText("o…@example.com")).toBeVisible();
  expect(accused.getByText(/reported 4 times, 1 measure/)).toBeVisible();
});

test("deciding takes a decision and a reason, and names what was seen; a faster moderator's is shown, and the reason kept", async () => {
  const { user } = open();
  const decision = await section("Decision");
  await user.click(decision.getByRole("button", { name: "Decide" }));
  expect(decision.getByText("Please choose a decision.")).toBeVisible();
  await user.click(decision.getByRole("radio", { name: /Remove it/ }));
  await enter(user, decision.getByRole("textbox", { name: "Reason" }), "It asks for money.");
  refusal = { status: 409, code: "case_changed" };
  await user.click(decision.getByRole("button", { name: "Decide" }));
  await findAlert(ERRORS.case_changed.text);
  expect(decision.getByRole("textbox", { name: "Reason" })).toHaveValue("It asks for money.");
  refusal = undefined;
  await user.click(decision.getByRole("button", { name: "Decide" }));
  await screen.findByText(/In force: removed/);
  expect(decisions).toEqual([
    { id: ID, seen: 0, decision: "remove", reason: "It asks for money." },
  ]);
  expect(
    (await section("Decision")).getAllByRole("radio").map((each) => each.getAttribute("value")),
  ).toEqual(["lifted"]);
});

test("a moderator who is part of it can't decide", async () => {
  about = { ...about, is_own: true };
  open();
  const decision = await section("Decision");
  expect(decision.getByText(MODERATING_TEXTS.own)).toBeVisible();
  expect(decision.queryByRole("radio")).toBeNull();
});

test("the same photographs stand side by side, the later home first", async () => {
  const home = (title: string) => ({
    id: title,
    title,
    address: "1 Main Street",
    city: "Boise",
    state: "ID",
    zip_code: "83702",
    price: 1,
    description: "",
    features: [],
    status: "active",
  });
  const image = (path: string) => ({
    path,
    alt: path,
    width: 3,
    height: 2,
    blur_hash: null,
    widths: [],
  });
  about = {
    ...about,
    kind: "photos",
    copies: [
      {
        at: AT,
        frozen: {
          homes: [
            { home: home("Copy"), images: [image("a/copy.webp")] },
            { home: home("Original"), images: [image("b/first.webp")] },
          ],
          same: [{ path: "a/copy.webp", other: "b/first.webp" }],
        },
      },
    ],
  };
  open();
  const copy = await section("What was reported");
  expect(copy.getAllByRole("img").map((each) => each.getAttribute("alt"))).toEqual([
    "a/copy.webp",
    "b/first.webp",
  ]);
  await waitFor(() => expect(copy.getByText("Shown later")).toBeVisible());
});

test("anyone else is told that the page is not for them", async () => {
  await comesBack();
  open();
  await findAlert("This page is for operators");
});
