import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startMailClock } from "../../local/mail-clock.ts";

let gateway: Server;
let apiUrl: string;
const calls: string[] = [];
const log: string[] = [];
const stops: (() => Promise<void>)[] = [];

beforeEach(async () => {
  calls.length = 0;
  log.length = 0;
  gateway = createServer((request, response) => {
    calls.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    if (calls.length > 1) response.writeHead(503).end("not now");
    else response.end("{}");
  });
  await new Promise<void>((done) => gateway.listen(0, "127.0.0.1", done));
  apiUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  gateway.closeAllConnections();
  await new Promise((done) => gateway.close(done));
});

function start(state: { is_due: boolean }) {
  let questions = 0;
  const query = async () => {
    questions += 1;
    return [state] as never[];
  };
  const clock = { sql: { query }, apiUrl, secretKey: "sb_secret_x", everyMs: 5 };
  const stop = startMailClock({ ...clock, log: (line) => log.push(line) });
  stops.push(stop);
  return { stop, questions: () => questions };
}

it("calls the function with our key when something is due, and not before", async () => {
  const state = { is_due: false };
  const { questions } = start(state);
  await expect.poll(questions).toBeGreaterThan(5);
  expect(calls).toEqual([]);
  state.is_due = true;
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  expect(calls[0]).toBe("POST /functions/v1/send-booking-emails Bearer sb_secret_x");
});

it("goes on after a refusal, and says so", async () => {
  start({ is_due: true });
  await expect.poll(() => calls.length).toBeGreaterThan(3);
  expect(log[0]).toContain("not now");
});

it("asks nothing any more once it is stopped", async () => {
  const { stop, questions } = start({ is_due: true });
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  await stop();
  const before = questions();
  const other = start({ is_due: false });
  await expect.poll(other.questions).toBeGreaterThan(5);
  expect(questions()).toBe(before);
});
