import { MEASURE_TEXTS, type MyCase } from "@domain/talk/decisions.ts";
import { screen } from "@testing-library/react";
import { screens } from "@web/app/routes.tsx";
import { HttpResponse, http, type JsonBodyType } from "msw";
import { beforeEach, expect, test } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";
import { comesBack } from "../../../support/returning-person.ts";
import { enter } from "../../../support/user.ts";
import { bodiesOf, rest, startCloud } from "../../../support/web-cloud.ts";

/** `/reports/:id`: the decision, for the person it is about and for the person who reported. */
const cloud = startCloud();
const ID = "11111111-1111-4111-8111-111111111111";
const AT = "2026-11-20T12:00:00Z";
const HIDDEN: MyCase = {
  id: ID,
  as: "accused",
  about: "home",
  decision: "hide_home",
  measure: "hide_home",
  reason: "The photographs are not yours.",
  decided_at: AT,
  title: "Cottage",
  words: null,
  can_answer: true,
  answer: null,
  is_waiting: false,
};
let known: MyCase | null;
let written: unknown[];

beforeEach(async () => {
  await comesBack();
  known = HIDDEN;
  cloud.use(http.post(rest("rpc/my_case"), () => HttpResponse.json(known as JsonBodyType)));
  written = bodiesOf(cloud, "post", rest("rpc/answer_decision"), () => {
    known = { ...HIDDEN, can_answer: false, answer: "They are mine.", is_waiting: true };
    return new HttpResponse(null, { status: 204 });
  });
});

const open = () => renderWeb(<screens.report />, { route: "/reports/:id", path: `/reports/${ID}` });

test("the person concerned reads what was decided and why, and answers once", async () => {
  const { user } = open();
  await screen.findByRole("heading", { name: "Our moderators have hidden Cottage", level: 1 });
  expect(screen.getByText("The photographs are not yours.")).toBeVisible();
  expect(screen.getByText(MEASURE_TEXTS.hide_home)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Send answer" }));
  expect(written).toEqual([]);
  await enter(user, screen.getByRole("textbox", { name: "Your answer" }), "They are mine.");
  await user.click(screen.getByRole("button", { name: "Send answer" }));
  expect(await screen.findByText(/will look at your answer/)).toBeVisible();
  expect(screen.getByText("They are mine.")).toBeVisible();
  expect(written).toEqual([{ id: ID, words: "They are mine." }]);
  expect(screen.queryByRole("button", { name: "Send answer" })).toBeNull();
});

test("a reporter sees whether something was done, and not what", async () => {
  known = {
    id: ID,
    as: "reporter",
    about: "home",
    reason: "fraud",
    words: "They want money.",
    reported_at: AT,
    title: "Cottage",
    decision: "acted",
  };
  open();
  await screen.findByRole("heading", { name: "Your report about Cottage" });
  expect(screen.getByText("We have done something about it.")).toBeVisible();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("anybody else finds nothing", async () => {
  known = null;
  open();
  await screen.findByRole("heading", { name: "There is nothing to see here" });
});
