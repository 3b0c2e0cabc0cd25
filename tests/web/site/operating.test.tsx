import { OPERATING_TEXTS } from "@domain/site/operating/operating.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { dayAndClock } from "@web/lib/clock.ts";
import OperatorScreen from "@web/screens/operator-screen.tsx";
import { HttpResponse, http, type JsonBodyType } from "msw";
import { beforeEach, expect, test } from "vitest";
import { findAlert, renderWeb } from "../../support/render-web.tsx";
import { comesBack } from "../../support/returning-person.ts";
import { newUser } from "../../support/user.ts";
import { bodiesOf, DANA, functions, rest, startCloud } from "../../support/web-cloud.ts";

/** `/operator`, as an operator and as anyone else sees it. */
const cloud = startCloud();
type Row = Record<string, unknown>;
let answers: Record<string, JsonBodyType>;
let retries: Row[];

const NOW = new Date().toISOString();
const DUTY = { state: "ok", looked_at: NOW, last_success: NOW, last_error: null };
const MAIL = {
  id: "11111111-1111-4111-8111-111111111111",
  topic: "showings",
  kind: "reminder_day",
  recipient: "visitor",
  address: "v…@example.com",
  attempts: 20,
  reason: "mail 422 validation_error",
  dropped_at: NOW,
  next_attempt_at: null,
  is_current: true,
};

beforeEach(async () => {
  await comesBack({ ...DANA, app_metadata: { role: "operator" } });
  answers = {
    operator_counts: {
      homes_published: 1234,
      homes_in_draft: 2,
      people: 3,
      people_this_week: 4,
      showings_ahead: 5,
      showings_this_week: 6,
      unfinished_refunds: [] as string[],
    },
    operator_duties: [
      { duty: "send news", ...DUTY },
      { duty: "storage", ...DUTY, last_success: null },
    ],
    operator_mail: [
      {
        topic: "showings",
        kind: "requested",
        waiting: 0,
        late: 0,
        over_limit: 0,
        failing: 0,
        sent_today: 7,
        sent_this_week: 8,
        dropped_this_week: 0,
      },
    ],
    operator_mail_limits: [{ share: "first", used: 7, cap: 1000 }],
    operator_failed_mails: [],
    operator_webhooks: [],
    operator_third_parties: [],
    operator_weeks: [
      {
        ...{ week: "2026-11-23", signed_up: 41, published: 12, hours: 9, showing: 7, offer: 3 },
        ...{ sale: 2, closed: 1, paid: 5 },
      },
    ],
    operator_vesty: [{ day: "2026-11-29", people: 3, answers: 20, failed: 1, cost: 1_234_567 }],
    ownership_queue: { waits: false, total: 0, waiting: [] },
    moderation_queue: { total: 0, waiting: [], next: null, decided: [] },
    moderation_weeks: [],
  };
  cloud.use(
    http.post(rest("rpc/:name"), ({ params }) => HttpResponse.json(answers[String(params.name)])),
    http.get(functions("send-booking-emails/status"), () => HttpResponse.json({ is_set_up: true })),
    http.get(functions("stripe/status"), () => HttpResponse.json({ is_set_up: false })),
    http.get(functions("documents/signings/status"), () => HttpResponse.json({ is_set_up: false })),
    http.get(functions("notifications/push-key"), () => HttpResponse.json({ key: null })),
    http.get(functions("chatbot/ping"), () => HttpResponse.json({ pong: true, is_set_up: true })),
  );
  retries = bodiesOf(cloud, "post", rest("rpc/retry_mail"), () =>
    HttpResponse.json(answers.retry_mail),
  );
});

const section = async (name: string) => within(await screen.findByRole("region", { name }));

test("a person without the role is told so, and nothing is asked for", async () => {
  await comesBack();
  renderWeb(<OperatorScreen />);
  await findAlert(OPERATING_TEXTS.notAllowed);
});

test("a role taken away meanwhile is told the same", async () => {
  cloud.use(
    http.post(rest("rpc/:name"), () =>
      HttpResponse.json({ message: "forbidden" }, { status: 403 }),
    ),
  );
  renderWeb(<OperatorScreen />);
  await findAlert(OPERATING_TEXTS.notAllowed);
});

test("a healthy site: numbers, mail and clock, and what is optional", async () => {
  renderWeb(<OperatorScreen />);
  await screen.findByText(OPERATING_TEXTS.allWell);
  expect((await section("In numbers")).getByText("1,234")).toBeVisible();
  const mail = await section("Mail");
  expect(mail.getByText(/7 sent today · 8 in 7 days/)).not.toBeVisible();
  expect(mail.getByText("7 of 1,000")).toBeVisible();
  // What is well is one line, which opens.
  expect(mail.getByText("1 kind of mail that is well: 7 sent today, 8 in 7 days")).toBeVisible();
  const weeks = await section("From account to keys");
  expect(weeks.getByRole("row", { name: "Mon, Nov 23 41 12 9 7 3 2 1 5" })).toBeVisible();
  const vesty = await section("Vesty");
  expect(vesty.getByRole("row", { name: "Sun, Nov 29 3 20 1 $1.23" })).toBeVisible();
  const failed = await section("Mail that failed");
  expect(failed.getByText("None.")).toBeVisible();
  expect(failed.getByText(OPERATING_TEXTS.failedMail)).toBeVisible();
  const clock = await section("The clock");
  expect(clock.getByText(/The clock is running/)).toBeVisible();
  await newUser().click(clock.getByText("2 duties that are well"));
  expect(clock.getByText("Last success:")).toBeVisible();
  expect(clock.getByText("Nothing to do so far")).toBeVisible();
  const optional = await section("Optional parts");
  expect(await optional.findByText(/STRIPE_SECRET_KEY/)).toBeVisible();
  expect(optional.getByText("Vesty and words from photos are set up.")).toBeVisible();
  expect(optional.getByText(/^Signing online is not set up: DOCUMENSO_API_KEY/)).toBeVisible();
  expect(optional.getByText(/^Notifications on devices are not set up: VAPID_KEYS/)).toBeVisible();
});

test("everything that is wrong is named first, with what to do", async () => {
  Object.assign(answers, {
    operator_duties: [
      { duty: "secret scheduler_key", ...DUTY, state: "missing", looked_at: null },
      {
        duty: "send news",
        state: "failing",
        looked_at: null,
        last_success: null,
        last_error: "403 forbidden",
      },
    ],
    operator_failed_mails: [MAIL, { ...MAIL, id: "other", is_current: false }],
    operator_mail_limits: [{ share: "first", used: 1000, cap: 1000 }],
    operator_third_parties: [
      {
        name: "model",
        problem: "quota",
        status: 429,
        failing_since: "2026-11-20T17:04:00Z",
        failures: 12,
        last_failure: NOW,
        last_success: null,
      },
      {
        name: "account_mail",
        problem: "down",
        status: null,
        failing_since: NOW,
        failures: 1,
        last_failure: NOW,
        last_success: null,
      },
    ],
    operator_webhooks: [
      {
        event_id: "signature",
        type: "unknown",
        reason: "event_refused",
        tries: 3,
        first_failed_at: NOW,
        last_failed_at: NOW,
      },
    ],
  });
  cloud.use(
    http.get(functions("send-booking-emails/status"), () =>
      HttpResponse.json({ missing: ["MAIL_FROM"] }, { status: 503 }),
    ),
  );
  renderWeb(<OperatorScreen />);
  await screen.findByText(/Missing: MAIL_FROM/);
  const notice = within(
    screen.getByText("Needs your attention").closest("[role=status]") as HTMLElement,
  );
  expect(notice.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    OPERATING_TEXTS.clock.never,
    "Missing: secret scheduler_key. Put scheduler_key into the vault: select vault.create_secret('…', 'scheduler_key').",
    "Mail can't be sent. Missing: MAIL_FROM.",
    `Vesty's model has no quota left (429) since ${dayAndClock("2026-11-20T17:04:00Z")}, 12 times noted. Vesty, texts from photos and questions to homes work without it, or say why not. Add credit or raise the limit in the provider's billing settings.`,
    expect.stringMatching(
      /^Auth's mail for sign-up and passwords is failing since .* run npm run deploy -- --only auth\.$/,
    ),
    "The duty “send news” is failing.",
    `Stripe's events could not be processed since ${dayAndClock(NOW)}: see Payments.`,
    "Some mail that still matters couldn't be delivered.",
    "Today's limit is reached: First mail about a request. Other mail waits until tomorrow (UTC). Change the limits with npm run operator -- mail.",
  ]);
  const clock = await section("The clock");
  expect(clock.getByText("403 forbidden")).toBeVisible();
  expect(clock.getByText("Last success: never")).toBeVisible();
  expect((await section("Payments")).getByText(OPERATING_TEXTS.signature)).toBeVisible();
  const failed = await section("Mail that failed");
  expect(failed.getByText("no longer accurate")).toBeVisible();
  expect(failed.getAllByRole("button")).toHaveLength(1);
});

test("a failure disappears once the service works again", async () => {
  const failing = { status: null, failing_since: NOW, failures: 1, last_failure: NOW };
  answers.operator_third_parties = [
    { name: "geocoder", problem: "no_answer", last_success: null, ...failing },
  ];
  renderWeb(<OperatorScreen />);
  await screen.findByText(/The geocoder does not answer since/);
  answers.operator_third_parties = [];
  window.dispatchEvent(new Event("visibilitychange"));
  await screen.findByText(OPERATING_TEXTS.allWell);
});

test("a failed mail is put back once, however often Retry is pressed", async () => {
  const search = { topic: "searches", kind: "finds", recipient: "subscriber" };
  answers.operator_failed_mails = [{ ...MAIL, ...search }];
  answers.retry_mail = true;
  const { user } = renderWeb(<OperatorScreen />);
  const retry = await screen.findByRole("button", {
    name: "Retry Saved searches: finds, to the subscriber",
  });
  answers.operator_failed_mails = [];
  await user.dblClick(retry);
  await screen.findByText(OPERATING_TEXTS.retried);
  await waitFor(() => expect(screen.queryByRole("button", { name: /Retry/ })).toBeNull());
  expect(retries).toEqual([{ p_id: MAIL.id, p_attempts: 20 }]);
});

test("mail that was retried since then says so", async () => {
  answers.operator_failed_mails = [{ ...MAIL, dropped_at: null, next_attempt_at: NOW }];
  answers.retry_mail = false;
  const { user } = renderWeb(<OperatorScreen />);
  expect(await screen.findByText(/Attempt 21/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: /Retry/ }));
  await screen.findByText(OPERATING_TEXTS.notRetried);
});

test("an unreachable site shows an error, and asks again", async () => {
  let isDown = true;
  cloud.use(
    http.post(rest("rpc/:name"), ({ params }) =>
      isDown
        ? new HttpResponse(null, { status: 503 })
        : HttpResponse.json(answers[String(params.name)]),
    ),
  );
  const { user } = renderWeb(<OperatorScreen />);
  await findAlert(/could not load the state of the site/);
  isDown = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText(OPERATING_TEXTS.allWell);
});

test("an operator finds a person and opens a case about them", async () => {
  const user = newUser();
  answers.operator_find = [
    {
      ...{ kind: "person", id: MAIL.id, name: "Liam", detail: "l…@example.com" },
      ...{ happened_at: NOW, is_suspended: false },
    },
  ];
  const opened = bodiesOf(cloud, "post", rest("rpc/open_case"), () =>
    HttpResponse.json("22222222-2222-4222-8222-222222222222"),
  );
  renderWeb(<OperatorScreen />);
  const find = await section("Find");
  await user.type(find.getByLabelText("Name, address, title, town or id"), "liam");
  await user.click(find.getByRole("button", { name: "Find" }));
  await user.click(await find.findByRole("button", { name: "Open a case: Liam" }));
  await user.click(find.getByRole("button", { name: "Open the case" }));
  expect(opened).toEqual([]);
  await user.click(find.getByRole("radio", { name: /^Fraud/ }));
  await user.type(find.getByLabelText(/^What happened/), "They ask for money.");
  await user.click(find.getByRole("button", { name: "Open the case" }));
  await waitFor(() =>
    expect(opened).toEqual([
      expect.objectContaining({ person: MAIL.id, reason: "fraud", words: "They ask for money." }),
    ]),
  );
});
