import type { HomeAnswer, PublicAnswer } from "@domain/talk/questions.ts";
import { screen, within } from "@testing-library/react";
import { HomeQuestions } from "@web/features/talk/questions/home-questions.tsx";
import { useReporting } from "@web/lib/ask-to-report.ts";
import { HttpResponse } from "msw";
import { expect, test } from "vitest";
import { findAlert, renderWeb } from "../../../support/render-web.tsx";
import { bodiesOf, functions, startCloud } from "../../../support/web-cloud.ts";

const cloud = startCloud();
const HOME = "00000000-0000-4000-8000-000000000001";
const PAIRS: PublicAnswer[] = [
  { id: "1", question: "How old is the roof?", answer: "It was replaced in 2019." },
  { id: "2", question: "Is the yard fenced?", answer: "All around." },
];

function answers(answer: HomeAnswer | number) {
  return bodiesOf(cloud, "post", functions(`listings/${HOME}/ask`), () =>
    typeof answer === "number"
      ? HttpResponse.json({ code: "too_many_questions" }, { status: answer })
      : HttpResponse.json(answer),
  );
}

function open(options: { pairs?: PublicAnswer[]; isOwn?: boolean; hasDraft?: boolean } = {}) {
  const { pairs = PAIRS, isOwn = false, hasDraft = false } = options;
  return renderWeb(
    <HomeQuestions
      listing={{ id: HOME, answers: pairs }}
      isOwn={isOwn}
      hasDraft={hasDraft}
      renderWrite={(question) => <p>Writing: “{question}”</p>}
    />,
  );
}

const field = () => screen.getByRole("textbox", { name: "Ask about this home" });
const published = () =>
  within(screen.getByRole("list", { name: "Answered by the owner" }))
    .getAllByRole("heading")
    .map((heading) => heading.textContent);

test("a question is answered with quotes that name their source", async () => {
  const asked = answers({
    quotes: [
      { kind: "answer", id: "1", label: "How old is the roof?", text: "It was replaced in 2019." },
      { kind: "fact", id: "year_built", label: null, text: "Built in 1926" },
      { kind: "disclosure", id: "3", label: "Seller's disclosure", text: "Roof: ten years left" },
    ],
    isWhole: true,
    isOfSubject: true,
  });
  const { user } = open({ pairs: [] });
  await user.type(field(), "  How old is it?{Enter}");
  const answer = within(await screen.findByRole("status", { name: "Answer" }));
  expect(await answer.findByText("It was replaced in 2019.")).toBeVisible();
  expect(answer.getByText("Source: Answered by the owner")).toBeVisible();
  expect(answer.getByText("Source: Facts of this home")).toBeVisible();
  expect(answer.getByText("Source: Disclosure, Seller's disclosure")).toBeVisible();
  expect(asked).toEqual([{ question: "How old is it?" }]);
  await user.click(screen.getByRole("button", { name: "Write to the owner" }));
  expect(screen.getByText("Writing: “How old is it?”")).toBeVisible();
});

test("a quote of the same subject is not followed by a denial", async () => {
  answers({
    quotes: [
      { kind: "description", id: "description", label: null, text: "New counters in 2019." },
    ],
    isWhole: false,
    isOfSubject: true,
  });
  const { user } = open();
  await user.type(field(), "When were the counters replaced?{Enter}");
  expect(await screen.findByText("New counters in 2019.")).toBeVisible();
  expect(screen.getByText(/This is what the owner has published about it/)).toBeVisible();
  expect(screen.queryByText(/has not published/)).toBeNull();
});

test("the page says what is not published, which becomes a question to the owner", async () => {
  answers({ quotes: [], isWhole: false, isOfSubject: false });
  const { user } = open();
  await user.type(field(), "Is there a pool?");
  await user.click(screen.getByRole("button", { name: "Ask" }));
  expect(await screen.findByText(/has not published anything about this/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Send it to the owner" }));
  expect(screen.getByText("Writing: “Is there a pool?”")).toBeVisible();
  // Another question starts from the beginning.
  await user.type(field(), "{Enter}");
  expect(screen.queryByText(/^Writing/)).toBeNull();
});

test("a part that is open is said beside what was found", async () => {
  answers({
    quotes: [{ kind: "feature", id: "1", label: null, text: "Fenced yard" }],
    isWhole: false,
    isOfSubject: false,
  });
  const { user } = open();
  await user.type(field(), "Is the yard fenced, and is there a pool?{Enter}");
  expect(await screen.findByText("Fenced yard")).toBeVisible();
  expect(screen.getByText(/has not published an answer to the rest/)).toBeVisible();
});

test("the owner is led to their questions instead", async () => {
  answers({ quotes: [], isWhole: false, isOfSubject: false });
  const { user } = open({ isOwn: true, hasDraft: true });
  await user.type(field(), "Is there a pool?{Enter}");
  expect(
    await screen.findByRole("link", { name: "Publish an answer under Questions" }),
  ).toHaveAttribute("href", "/dashboard?panel=questions");
  expect(screen.queryByRole("button", { name: /owner/ })).toBeNull();
  expect(screen.queryByText(/^Writing/)).toBeNull();
});

test("an empty question is not sent; a refusal is shown, and the text is kept", async () => {
  const asked = answers(429);
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Ask" }));
  await findAlert("Please ask a question of up to 300 characters.");
  expect(asked).toEqual([]);
  await user.type(field(), "Is there a pool?{Enter}");
  await findAlert(
    "Many questions were asked in a short time. Please wait a while, or write to the owner.",
  );
  expect(field()).toHaveValue("Is there a pool?");
  await user.click(screen.getByRole("button", { name: "Send it to the owner" }));
  expect(screen.getByText("Writing: “Is there a pool?”")).toBeVisible();
});

test("text written before signing in is there again", () => {
  open({ hasDraft: true });
  expect(screen.getByText("Writing: “”")).toBeVisible();
});

test("typing searches what the owner has answered", async () => {
  const { user } = open();
  expect(published()).toEqual(["How old is the roof?", "Is the yard fenced?"]);
  await user.type(field(), "fenc");
  expect(published()).toEqual(["Is the yard fenced?"]);
  expect(screen.getByText("1 of 2 match what you typed")).toBeVisible();
  await user.type(field(), "ing?");
  expect(published()).toHaveLength(2);
});

test("many answers are folded, but part of the page", async () => {
  const pairs = Array.from({ length: 7 }, (_, n) => ({
    id: String(n),
    question: `Question ${n}?`,
    answer: `Answer ${n}.`,
  }));
  const { user } = open({ pairs });
  expect(published()).toHaveLength(5);
  expect(screen.getByText("Answer 6.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Show all 7 questions" }));
  expect(screen.getByText("Answer 6.")).toBeVisible();
  expect(screen.getByText("Answer 5.").closest("li")).toHaveFocus();
});

test("everybody but the owner may report an answer", async () => {
  const { user, unmount } = open();
  const fenced = screen.getByRole("heading", { name: "Is the yard fenced?" }).closest("li");
  const name = "Report this answer: Is the yard fenced?";
  await user.click(within(fenced as HTMLElement).getByRole("button", { name }));
  expect(useReporting.getState().reported).toEqual({
    kind: "answer",
    subject: "2",
    name: "Is the yard fenced?",
  });
  unmount();
  open({ isOwn: true });
  expect(screen.queryByRole("button", { name: /^Report/ })).toBeNull();
});
