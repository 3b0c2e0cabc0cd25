import { ERRORS } from "@domain/site/errors/errors.ts";
import { REPORT_TEXTS } from "@domain/talk/reports.ts";
import { screen, within } from "@testing-library/react";
import { ReportHost } from "@web/app/report-host.tsx";
import { ReportButton } from "@web/components/report-button.tsx";
import { endReport } from "@web/lib/ask-to-report.ts";
import { resumeSession } from "@web/session/session.ts";
import { HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { findAlert, renderWeb } from "../../../support/render-web.tsx";
import { enter } from "../../../support/user.ts";
import { bodiesOf, rest, startCloud, storeSession } from "../../../support/web-cloud.ts";

/** Reporting something, with an account and without one. */
const cloud = startCloud();
let sent: Record<string, unknown>[];
let refusals: { status: number; code: string }[];

beforeEach(async () => {
  await resumeSession();
  endReport();
  refusals = [];
  sent = bodiesOf(cloud, "post", rest("rpc/report"), () => {
    const refusal = refusals.shift();
    return refusal
      ? HttpResponse.json({ message: refusal.code }, { status: refusal.status })
      : HttpResponse.json(true);
  });
});

function open(reported: Parameters<typeof ReportButton>[0]["reported"]) {
  return renderWeb(
    <>
      <ReportButton reported={reported} />
      <ReportHost />
    </>,
  );
}

test("a visitor reports a home: why, in a few words, and what happens then", async () => {
  const { user } = open({ kind: "home", subject: "home-1", name: "Cottage" });
  await user.click(screen.getByRole("button", { name: "Report this home" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Report this home" }));
  expect(dialog.getByText("Cottage")).toBeVisible();
  expect(dialog.getByText(REPORT_TEXTS.lead)).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Send report" }));
  expect(dialog.getByText(REPORT_TEXTS.noReason)).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole("radio", { name: /don’t own the home/ }));
  await enter(user, dialog.getByRole("textbox", { name: /In your words/ }), " It is my aunt's. ");
  await user.click(dialog.getByRole("button", { name: "Send report" }));
  expect(await dialog.findByText(REPORT_TEXTS.sent)).toBeVisible();
  expect(sent).toEqual([
    {
      id: expect.any(String),
      kind: "home",
      subject: "home-1",
      reason: "not_theirs",
      words: "It is my aunt's.",
      token: null,
    },
  ]);
  await user.click(dialog.getByRole("button", { name: "Done" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a refusal keeps what was typed, and trying again is the same report", async () => {
  refusals = [{ status: 429, code: "too_many_reports" }];
  const { user } = open({ kind: "message", subject: "m1", token: "link" });
  await user.click(screen.getByRole("button", { name: "Report this message" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("radio", { name: "Something else" }));
  await user.click(dialog.getByRole("button", { name: "Send report" }));
  expect(dialog.getByText(REPORT_TEXTS.otherNeedsWords)).toBeVisible();
  await enter(user, dialog.getByRole("textbox", { name: /In your words/ }), "Rude.");
  await user.click(dialog.getByRole("button", { name: "Send report" }));
  await findAlert(ERRORS.too_many_reports.text);
  expect(dialog.getByRole("textbox", { name: /In your words/ })).toHaveValue("Rude.");
  await user.click(dialog.getByRole("button", { name: "Send report" }));
  await dialog.findByText(REPORT_TEXTS.sent);
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(sent[1]);
  expect(sent[0]).toMatchObject({ token: "link" });
});

test("a report that was changed after its answer was lost says which one has arrived", async () => {
  const { user } = open({ kind: "home", subject: "home-1", name: "Cottage" });
  await user.click(screen.getByRole("button", { name: "Report this home" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("radio", { name: /don’t own the home/ }));
  refusals = [
    { status: 502, code: "" },
    { status: 502, code: "" },
    { status: 409, code: "already_stored" },
  ];
  await user.click(dialog.getByRole("button", { name: "Send report" }));
  await findAlert(ERRORS.outcome_unknown.text);
  await enter(user, dialog.getByRole("textbox", { name: /In your words/ }), "It is ours.");
  await user.click(dialog.getByRole("button", { name: "Send report" }));
  expect(await dialog.findByText(/It arrived|received your report the first time/)).toBeVisible();
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
});

test("a message of a conversation can be chosen instead of the person", async () => {
  const { user } = open({
    kind: "person",
    subject: "conversation:1",
    name: "Nora",
    messages: [{ subject: "m7", name: "“Pay me by Zelle”" }],
  });
  await user.click(screen.getByRole("button", { name: /^Report this person/ }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.selectOptions(
    dialog.getByRole("combobox", { name: "What do you report?" }),
    "The message “Pay me by Zelle”",
  );
  await user.click(dialog.getByRole("radio", { name: /Fraud/ }));
  await user.click(dialog.getByRole("button", { name: "Send report" }));
  await dialog.findByText(REPORT_TEXTS.sent);
  expect(sent).toMatchObject([{ kind: "message", subject: "m7", reason: "fraud" }]);
});

test("a member hears what comes of it", async () => {
  storeSession();
  await resumeSession();
  const { user } = open({ kind: "person", subject: "conversation:1", name: "Nora" });
  await user.click(screen.getByRole("button", { name: /^Report this person/ }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("radio", { name: /Threats/ }));
  await user.click(dialog.getByRole("button", { name: "Send report" }));
  await dialog.findByText(REPORT_TEXTS.sentWithAccount);
});
