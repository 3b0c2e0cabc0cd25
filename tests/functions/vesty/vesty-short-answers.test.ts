// Layer: all, because it asks forty questions of an owner who has much; vesty-questions.test.ts asks others of each kind.
import { expect, it } from "vitest";
import { busyOwner } from "./vesty/busy-owner.ts";
import { MOST_CHARACTERS, SHORT_QUESTIONS } from "./vesty/short-questions.ts";
import { ownVestyWorld } from "./vesty/world.ts";

/** An answer carries what bears on the question, and little else, also where an owner has much. */
const world = await ownVestyWorld();
const person = await busyOwner(world.cloud);

const LEAST = 38;

it(`answers at least ${LEAST} of 40 questions with the fact asked for, and within their length`, async () => {
  const wrong: string[] = [];
  const lengths: number[] = [];
  for (const { ask, kind, says, never = /PINEAPPLE/ } of SHORT_QUESTIONS) {
    const { text } = await world.ask(ask, { person });
    const length = text.replace(/\]\([^)]*\)/g, "]").length;
    lengths.push(length);
    const problems = [
      ...says.filter((each) => !each.test(text)).map((each) => `lacks ${each}`),
      ...(never.test(text) ? [`has ${never}`] : []),
      ...(length > MOST_CHARACTERS[kind] ? [`${length} characters (${kind})`] : []),
    ];
    if (problems.length > 0) wrong.push(`${ask}: ${problems.join(", ")}\n${text}`);
  }
  const right = SHORT_QUESTIONS.length - wrong.length;
  const sorted = lengths.toSorted((a, b) => a - b);
  console.info(
    `Vesty: ${right} of ${SHORT_QUESTIONS.length} short answers; ${sorted[20]} characters at the median, ${sorted.at(-1)} at most.\n${wrong.join("\n\n")}`,
  );
  expect(SHORT_QUESTIONS).toHaveLength(40);
  expect(wrong.length, wrong.join("\n\n")).toBeLessThanOrEqual(40 - LEAST);
});
