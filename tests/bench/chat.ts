import { performance } from "node:perf_hooks";
import { saysAndHangs } from "../functions/chatbot/upstream.ts";
import { eventsOf, startChatWorld, subscribe } from "../functions/chatbot/world.ts";

/**
 * How long Vesty's first word takes from the model's service to the reader, through the function on
 * Deno: `npx tsx tests/bench/chat.ts [messages, at most 50]`. The goal is 300 ms (docs/speed.md).
 */
const [messages = 30] = process.argv.slice(2).map(Number);

const world = await startChatWorld();
try {
  const person = await world.newPerson();
  await subscribe(world, person);
  const before: number[] = [];
  const between: number[] = [];
  for (let n = 0; n < messages; n += 1) {
    let spoken = 0;
    world.upstream.script = (to, ...rest) => {
      spoken = performance.now();
      return saysAndHangs("First, then nothing.")(to, ...rest);
    };
    const asked = performance.now();
    const leaving = new AbortController();
    const answer = await world.ask(
      { message: `Message ${n}` },
      { person, events: true, signal: leaving.signal },
    );
    for await (const { event } of eventsOf(answer)) if (event === "delta") break;
    between.push(performance.now() - spoken);
    before.push(spoken - asked);
    leaving.abort();
  }
  console.log(`from the question to the model: ${summary(before)}`);
  console.log(`from the model's first token to the reader: ${summary(between)}`);
} finally {
  await world.stop();
}

function summary(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(1);
  return `median ${at(0.5)} ms, 95% ${at(0.95)} ms, longest ${at(1)} ms of ${sorted.length}`;
}
