import type { AnswerSource, OpenQuestion, OwnAnswer } from "@domain/talk/questions.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { OwnQuestions } from "@web/features/talk/questions/own-questions.tsx";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { findAlert, renderWeb } from "../../../support/render-web.tsx";
import { comesBack } from "../../../support/returning-person.ts";
import { enter } from "../../../support/user.ts";
import { DANA, rest, startCloud } from "../../../support/web-cloud.ts";

const cloud = startCloud();
const COTTAGE = "00000000-0000-4000-8000-000000000001";
const VILLA = "00000000-0000-4000-8000-000000000002";
const HOMES = [
  { id: VILLA, title: "Villa", isPublic: false },
  { id: COTTAGE, title: "Cottage", isPublic: true },
];
const SOURCES: AnswerSource[] = [
  { kind: "description", id: "description", label: null, text: "The roof is sound." },
];
let open: OpenQuestion[];
let answers: OwnAnswer[];
let calls: [string, unknown][];

beforeEach(async () => {
  await comesBack();
  calls = [];
  open = [
    {
      id: "10000000-0000-4000-8000-000000000001",
      conversation_id: "20000000-0000-4000-8000-000000000001",
      listing_id: COTTAGE,
      from: "Nora",
      question: "Hi Dana, how old is the roof? Thanks, Nora",
      asked_at: "2026-11-20T12:00:00Z",
    },
  ];
  answers = [pair("1", "Is the yard fenced?", "All around."), pair("2", "Is it quiet?", "Very.")];
  cloud.use(
    http.get(rest("rpc/my_questions"), () => HttpResponse.json(open)),
    http.get(rest("listing_answers"), () => HttpResponse.json(answers)),
    http.get(rest("rpc/answer_sources"), () => HttpResponse.json(SOURCES)),
    http.post(rest("rpc/answer_question"), async ({ request }) => {
      const sent = (await request.json()) as Record<string, string | null>;
      calls.push(["answer", sent]);
      open = [];
      if (sent.publish_as)
        answers = [...answers, pair(sent.id ?? "", sent.publish_as, sent.body ?? "")];
      return HttpResponse.json({ id: sent.id, n: 2, sender: "owner" });
    }),
    http.post(rest("rpc/close_question"), async ({ request }) => {
      calls.push(["close", await request.json()]);
      open = [];
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(rest("rpc/order_answers"), async ({ request }) => {
      const { ids } = (await request.json()) as { ids: string[] };
      calls.push(["order", ids]);
      answers = ids.flatMap((id) => answers.filter((each) => each.id === id));
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(rest("listing_answers"), async ({ request }) => {
      const sent = (await request.json()) as OwnAnswer;
      calls.push(["publish", sent]);
      answers = [...answers, { ...sent, is_public: true }];
      return HttpResponse.json([{ id: sent.id }]);
    }),
    http.patch(rest("listing_answers"), async ({ request }) => {
      const changes = (await request.json()) as Partial<OwnAnswer>;
      calls.push(["change", changes]);
      answers = answers.map((each, n) => (n === 0 ? { ...each, ...changes } : each));
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete(rest("listing_answers"), ({ request }) => {
      calls.push(["delete", new URL(request.url).searchParams.get("id")]);
      answers = answers.slice(1);
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

function pair(id: string, question: string, answer: string): OwnAnswer {
  return { id, listing_id: COTTAGE, question, answer, is_public: true };
}

function show() {
  return renderWeb(<OwnQuestions userId={DANA.id} ownName="Dana" homes={HOMES} />);
}

const answerField = () => screen.findByRole("textbox", { name: "Your answer" });
const questionField = () => screen.getByRole("textbox", { name: /^The question, as everyone/ });
const listed = () =>
  within(screen.getByRole("list", { name: "Answers on the page of Cottage" }))
    .getAllByRole("heading")
    .map((heading) => heading.textContent);

test("an open question comes with a draft, and is sent and published with one press", async () => {
  const { user } = show();
  // The home with an open question comes first.
  expect(await screen.findByText("1 open question")).toBeVisible();
  expect(screen.getAllByRole("heading", { level: 3 })[0]).toHaveTextContent("Cottage");
  await user.click(screen.getByRole("button", { name: "Answer" }));
  expect(await answerField()).toHaveValue("The roof is sound.");
  expect(questionField()).toHaveValue("How old is the roof?");
  await enter(user, await answerField(), " It was replaced in 2019.");
  await user.dblClick(screen.getByRole("button", { name: "Send and publish" }));
  expect(await screen.findByText("Sent to Nora, and published.")).toBeVisible();
  expect(calls).toEqual([
    [
      "answer",
      {
        question_id: "10000000-0000-4000-8000-000000000001",
        id: expect.any(String),
        body: "The roof is sound. It was replaced in 2019.",
        publish_as: "How old is the roof?",
      },
    ],
  ]);
  await waitFor(() => expect(listed()).toContain("How old is the roof?"));
  await waitFor(() => expect(screen.queryByText("1 open question")).toBeNull());
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith("draft:"))).toEqual([]);
});

test("an answer with a number is not published, but can be sent", async () => {
  const { user } = show();
  await user.click(await screen.findByRole("button", { name: "Answer" }));
  await user.clear(await answerField());
  await enter(user, await answerField(), "Call me at 303-555-7701.");
  await user.click(screen.getByRole("button", { name: "Send and publish" }));
  await findAlert(/may not contain an address, a link or a phone number/);
  expect(calls).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Send only to Nora" }));
  expect(await screen.findByText("Sent to Nora.")).toBeVisible();
  expect(calls).toMatchObject([["answer", { publish_as: null }]]);
});

test("a name and words about people get a second look", async () => {
  const { user } = show();
  await user.click(await screen.findByRole("button", { name: "Answer" }));
  await enter(user, await answerField(), " Yes, Nora: adults only.");
  await user.click(screen.getByRole("button", { name: "Send and publish" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Publish with this wording?" }));
  expect(dialog.getByText("This text names Nora")).toBeVisible();
  expect(dialog.getByText(/adults only/i)).toBeVisible();
  expect(calls).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Publish anyway" }));
  await waitFor(() => expect(calls).toHaveLength(1));
});

test("a written answer is kept, and a question can be let go", async () => {
  const first = show();
  await first.user.click(await screen.findByRole("button", { name: "Answer" }));
  await enter(first.user, await answerField(), " Kept.");
  first.unmount();
  const { user } = show();
  await user.click(await screen.findByRole("button", { name: "Answer" }));
  expect(await answerField()).toHaveValue("The roof is sound. Kept.");
  expect(await answerField()).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.getByRole("button", { name: "Answer" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Close without an answer" }));
  await waitFor(() => expect(screen.queryByText("1 open question")).toBeNull());
  expect(calls.map(([name]) => name)).toEqual(["close"]);
});

test("published answers are changed, taken off the page, moved and deleted", async () => {
  const { user } = show();
  await user.click(await screen.findByRole("button", { name: "Move down: Is the yard fenced?" }));
  await waitFor(() => expect(listed()).toEqual(["Is it quiet?", "Is the yard fenced?"]));
  expect(screen.getByRole("button", { name: "Move up: Is it quiet?" })).toBeDisabled();

  await user.click(screen.getAllByRole("button", { name: "Edit" })[0] as HTMLElement);
  await enter(user, await answerField(), " At night, too.");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Very. At night, too.")).toBeVisible();
  expect(screen.getAllByRole("button", { name: "Edit" })[0]).toHaveFocus();

  await user.click(screen.getAllByRole("button", { name: "Unpublish" })[0] as HTMLElement);
  expect(await screen.findByText("Not on the page")).toBeVisible();

  await user.click(screen.getAllByRole("button", { name: "Delete" })[0] as HTMLElement);
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(listed()).toEqual(["Is the yard fenced?"]));
  expect(calls).toEqual([
    ["order", ["2", "1"]],
    ["change", { answer: "Very. At night, too.", question: "Is it quiet?" }],
    ["change", { is_public: false }],
    ["delete", "eq.2"],
  ]);
});

test("an owner writes a pair nobody has asked for", async () => {
  const { user } = show();
  const section = within(await screen.findByRole("region", { name: "Villa" }));
  expect(section.getByText("No buyer is waiting for an answer.")).toBeVisible();
  await user.click(section.getByRole("button", { name: "Add a question and answer: Villa" }));
  await enter(user, await answerField(), "Both stay.");
  await user.click(screen.getByRole("button", { name: "Publish" }));
  expect(await screen.findByText("Please write something here.")).toBeVisible();
  await enter(user, questionField(), "Do the washer and dryer stay?");
  await user.click(screen.getByRole("button", { name: "Publish" }));
  await waitFor(() =>
    expect(calls).toEqual([
      [
        "publish",
        {
          id: expect.any(String),
          listing_id: VILLA,
          answer: "Both stay.",
          question: "Do the washer and dryer stay?",
        },
      ],
    ]),
  );
});

test("a list that can't be loaded can be tried again", async () => {
  cloud.use(http.get(rest("rpc/my_questions"), () => new HttpResponse(null, { status: 503 })));
  show();
  expect(
    await screen.findByRole("heading", { name: "Your questions could not be loaded." }),
  ).toBeVisible();
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
});
