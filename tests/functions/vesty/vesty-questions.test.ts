import { expect, it } from "vitest";
import { signUp } from "../../support/edge-world.ts";
import { BLIND_QUESTIONS } from "./vesty/blind-questions.ts";
import { HOW_TO, OWN_FACTS, TRAPS } from "./vesty/questions.ts";
import { type Answer, ownVestyWorld } from "./vesty/world.ts";

/** Questions of an owner: does each answer rest on the right source? */
const world = await ownVestyWorld();

const LEAST = 57;

it(`answers at least ${LEAST} of 60 questions from the right source`, async () => {
  const wrong: string[] = [];
  const note = (ask: string, answer: Answer, why: string) => {
    const cited = answer.sources.map(({ href }) => href).join(", ");
    wrong.push(`${ask}\n  ${why}; cited ${cited || "nothing"}\n  ${answer.text.slice(0, 300)}`);
  };
  for (const { ask, slugs } of HOW_TO) {
    const answer = await world.ask(ask);
    const hrefs = slugs.map((slug) => `/handbook/${slug}`);
    if (!answer.sources.some(({ href }) => hrefs.includes(href))) note(ask, answer, slugs.join());
  }
  for (const { ask, kind, says, never = /PINEAPPLE/, before } of OWN_FACTS) {
    const history = before
      ? [
          { role: "user" as const, content: before },
          { role: "assistant" as const, content: "An answer." },
        ]
      : [];
    const answer = await world.ask(ask, { history });
    const missing = says.filter((each) => !answer.text.includes(String(each)));
    if (missing.length > 0) note(ask, answer, `it does not say ${missing.join()}`);
    else if (!answer.sources.some((source) => source.kind === kind)) note(ask, answer, kind);
    else if (never.test(answer.text)) note(ask, answer, `it says ${never}`);
  }
  const all = HOW_TO.length + OWN_FACTS.length;
  console.info(`Vesty: ${all - wrong.length} of ${all} questions.\n${wrong.join("\n")}`);
  expect(all).toBe(60);
  expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(60 - LEAST);
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
