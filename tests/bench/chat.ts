import { performance } from "node:perf_hooks";
import { startCloud } from "../../local/cloud.ts";
import { listen } from "../../local/web-server.ts";
import { eventsOf, subscribe } from "../functions/vesty/chatbot/world.ts";
import { startEdgeProcess } from "../support/edge-process.ts";
import { bearer, postJson } from "../support/edge-requests.ts";
import { signUp } from "../support/edge-world.ts";
import { hangs, saysThen } from "../support/scripted-model.ts";

/**
 * How long Vesty's first word takes from the model's service to the reader, through the function on
 * Deno: `npx tsx tests/bench/chat.ts [messages, at most 50]`. The goal is 300 ms (docs/speed.md).
 */
const [messages = 30] = process.argv.slice(2).map(Number);

let spoken = 0;
const model = await listen(0, async (_, response) => {
  spoken = performance.now();
  saysThen(["First, then nothing."], hangs)(response);
});
const cloud = await startCloud({ tickMs: 0 });
const edge = await startEdgeProcess("chatbot", {
  SUPABASE_URL: cloud.apiUrl,
  SUPABASE_ANON_KEY: cloud.publishableKey,
  SUPABASE_SERVICE_ROLE_KEY: cloud.secretKey,
  OPENAI_BASE_URL: `http://127.0.0.1:${model.port}/v1`,
});
try {
  const person = await signUp(cloud, "Reader");
  await subscribe({ cloud }, person);
  const before: number[] = [];
  const between: number[] = [];
  for (let n = 0; n < messages; n += 1) {
    const asked = performance.now();
    const leaving = new AbortController();
    const { headers } = bearer(person.token);
    const init = postJson({ message: `Message ${n}` }, { ...headers, accept: "text/event-stream" });
    const answer = await edge.call("/chat", { ...init, signal: leaving.signal });
    for await (const { event } of eventsOf(answer)) if (event === "delta") break;
    between.push(performance.now() - spoken);
    before.push(spoken - asked);
    leaving.abort();
  }
  console.log(`from the question to the model: ${summary(before)}`);
  console.log(`from the model's first token to the reader: ${summary(between)}`);
} finally {
  await edge.stop();
  await cloud.stop();
  await model.close();
}

function summary(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(1);
  return `median ${at(0.5)} ms, 95% ${at(0.95)} ms, longest ${at(1)} ms of ${sorted.length}`;
}
