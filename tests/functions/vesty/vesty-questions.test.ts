import { expect, it } from "vitest";
import { signUp } from "../../support/edge-world.ts";
import { BLIND_QUESTIONS } from "./vesty/blind-questions.ts";
import { OWN_FACTS, TRAPS } from "./vesty/questions.ts";
import { ownVestyWorld } from "./vesty/world.ts";

/** Questions of an owner: does each answer rest on the right source? */
const world = await ownVestyWorld();

const LEAST = 19;

/** tests/database/vesty/handbook-search.test.ts asks a hundred questions that an article answers. */
it(`answers at least ${LEAST} of 20 questions about their homes from the right source`, async () => {
  const wrong: string[] = [];
  for (const { ask, kind, says, never = /PINEAPPLE/, before } of OWN_FACTS) {
    const history = before
      ? [
          { role: "user" as const, content: before },
          { role: "assistant" as const, content: "An answer." },
        ]
      : [];
    const { text, sources } = await world.ask(ask, { history });
    const missing = says.filter((each) => !text.includes(String(each)));
    const problems = [
      ...(missing.length > 0 ? [`it does not say ${missing.join()}`] : []),
      ...(sources.some((source) => source.kind === kind) ? [] : [`it does not cite ${kind}`]),
      ...(never.test(text) ? [`it says ${never}`] : []),
    ];
    if (problems.length > 0) wrong.push(`${ask}\n  ${problems.join("; ")}\n  ${text}`);
  }
  expect(OWN_FACTS).toHaveLength(20);
  expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(20 - LEAST);
});

const LEAST_BLIND = 37;

it(`gives the required facts for ${LEAST_BLIND} of 40 questions it wasn't tuned for`, async () => {
  const wrong: string[] = [];
  for (const { ask, says, never = /PINEAPPLE/ } of BLIND_QUESTIONS) {
    const { text, tools, sources } = await world.ask(ask);
    const missing = says.filter((each) => !each.test(text));
    if (missing.length > 0 || never.test(text)) wrong.push(`${ask}: ${missing.join()}\n${text}`);
    expect(tools, ask).toContain("search_handbook");
    const hasPassage = sources.some(({ kind }) => kind === "handbook");
    expect(hasPassage && text.includes("I found none of these words"), ask).toBe(false);
  }
  expect(BLIND_QUESTIONS).toHaveLength(40);
  expect(wrong.length, wrong.join("\n\n")).toBeLessThanOrEqual(40 - LEAST_BLIND);
});

it.each(TRAPS)("$ask", async ({ ask, says, never }) => {
  const { text } = await world.ask(ask);
  expect(text).toMatch(says);
  expect(text).not.toMatch(never);
});

it("knows nothing about another owner's home", async () => {
  const stranger = await signUp(world.cloud, "Stranger");
  const asked = [
    "How is my listing doing?",
    "Who is coming to see the house next?",
    "Which documents have I uploaded so far?",
    "Which step am I at?",
    "When can people see my house?",
  ];
  const answers = await Promise.all(asked.map((ask) => world.ask(ask, { person: stranger })));
  expect(answers[0]?.text).toContain("no listing yet");
  for (const { text } of answers)
    expect(text).not.toMatch(/Craftsman|Lakeside|Maria|Tom|Survey|week: 12|done: 50/);
});

it("explains the terms of the trade to a buyer, from the handbook and without a home of theirs", async () => {
  const buyer = await signUp(world.cloud, "Buyer");
  const TERMS: [ask: string, slug: string][] = [
    ["What is earnest money?", "earnest-money"],
    ["What does escrow mean?", "title-and-escrow"],
    ["What is a contingency?", "contingencies"],
    ["what's a title commitment", "title-commitment"],
    ["What does clear to close mean?", "loan-to-clear-to-close"],
    ["What is a counter offer?", "counter-offers"],
    ["What is a closing disclosure?", "closing-disclosure"],
    ["Explain final walk-through", "final-walk-through"],
  ];
  const answers = await Promise.all(TERMS.map(([ask]) => world.ask(ask, { person: buyer })));
  const cited = answers.map(({ sources }) => sources.map(({ href }) => href));
  expect(cited.map((hrefs, n) => hrefs.includes(`/handbook/${TERMS[n]?.[1]}`) || hrefs)).toEqual(
    TERMS.map(() => true),
  );
  for (const { text } of answers) expect(text).not.toMatch(/your (listing|home has)|Craftsman/i);
});

it("shows checklists to premium only", async () => {
  const ask = (plan: "basic" | "premium") => world.ask("Which step am I at?", { plan });
  expect((await ask("premium")).text).toContain("open tasks");
  expect((await ask("basic")).text).not.toContain("open tasks");
});
