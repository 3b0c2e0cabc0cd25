import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { IDLE_MS } from "../../../local/web-server.ts";

/** What the model's service does with a request. */
export type Script = (to: ServerResponse, body: string, from: IncomingMessage) => unknown;

export type Upstream = {
  url: string;
  /** Request bodies in the order of arrival. */
  asked: string[];
  /** Requests being answered now, and the highest number at the same time. */
  busy: { now: number; most: number };
  /** Requests whose caller hung up before the answer. */
  hungUp: number;
  script: Script;
  stop(): Promise<void>;
};

/** A service that speaks OpenAI's chat completions, as well or as badly as the test wants. */
export async function startUpstream(): Promise<Upstream> {
  const server = createServer(async (from, to) => {
    let body = "";
    for await (const chunk of from.setEncoding("utf8")) body += chunk;
    upstream.asked.push(body);
    upstream.busy.now += 1;
    upstream.busy.most = Math.max(upstream.busy.most, upstream.busy.now);
    to.on("close", () => {
      upstream.busy.now -= 1;
      if (!to.writableFinished) upstream.hungUp += 1;
    });
    await upstream.script(to, body, from);
  });
  server.keepAliveTimeout = IDLE_MS;
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const upstream: Upstream = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked: [],
    busy: { now: 0, most: 0 },
    hungUp: 0,
    script: says("Hello from the model."),
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return upstream;
}

/** One event of the stream. */
export function chunk(delta: object, finish: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  return `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "test", choices })}\n\n`;
}

export function begin(to: ServerResponse): void {
  to.writeHead(200, { "content-type": "text/event-stream" });
}

export function usage(input: number, output: number): string {
  const counts = {
    prompt_tokens: input,
    completion_tokens: output,
    total_tokens: input + output,
  };
  return `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "test", choices: [], usage: counts })}\n\n`;
}

/** A whole answer in these pieces. */
export function says(...pieces: string[]): Script {
  return (to) => {
    begin(to);
    for (const piece of pieces) to.write(chunk({ content: piece }));
    to.end(`${chunk({}, "stop")}${usage(1_000, 100)}data: [DONE]\n\n`);
  };
}

/** These parts unchanged, then the end. */
export function streams(...parts: string[]): Script {
  return (to) => {
    begin(to);
    to.end(parts.join(""));
  };
}

/** These pieces, then silence on an open connection. */
export function saysAndHangs(...pieces: string[]): Script {
  return (to) => {
    begin(to);
    for (const piece of pieces) to.write(chunk({ content: piece }));
  };
}

export function fails(status: number, body = "{}"): Script {
  return (to) => void to.writeHead(status, { "content-type": "application/json" }).end(body);
}

/** A byte at a time, too slowly to ever finish. */
export function drips(everyMs: number): Script {
  return (to) => {
    begin(to);
    const bytes = Buffer.from(chunk({ content: "Slowly." }).repeat(1000));
    let sent = 0;
    const timer = setInterval(() => to.write(bytes.subarray(sent, ++sent)), everyMs);
    to.on("close", () => clearInterval(timer));
  };
}
