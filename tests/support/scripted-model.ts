import type { ServerResponse } from "node:http";
import { afterAll } from "vitest";
import { listen } from "../../local/web-server.ts";

/** A model that does what a test says, one request after the other. */
export type ScriptedModel = {
  /** The base address, as OPENAI_BASE_URL takes it. */
  url: string;
  /** The bodies of the requests, in order of arrival. */
  asked: Request[];
  /** The highest number of requests that were being answered at the same time. */
  mostAtOnce: number;
  /** Requests whose caller hung up before the answer. */
  hungUp: number;
  /** How to answer the next requests. */
  script(...steps: Step[]): void;
  /** How to answer any request beyond these. */
  always: Step;
};

type Request = {
  messages: { role: string; content: unknown; tool_call_id?: string }[];
  tools: { function: { name: string; parameters: unknown } }[];
  tool_choice: string;
  max_completion_tokens: number;
};
export type Step = (response: ServerResponse) => unknown;

/** For a test file: called at its top, it stops after the file's last test. */
export async function ownScriptedModel(): Promise<ScriptedModel> {
  let steps: Step[] = [];
  let now = 0;
  const server = await listen(0, async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    model.asked.push(JSON.parse(body));
    now += 1;
    model.mostAtOnce = Math.max(model.mostAtOnce, now);
    response.on("close", () => {
      now -= 1;
      if (!response.writableFinished) model.hungUp += 1;
    });
    await (steps.shift() ?? model.always)(response);
  });
  afterAll(server.close);
  const model: ScriptedModel = {
    url: `http://127.0.0.1:${server.port}/v1`,
    asked: [],
    mostAtOnce: 0,
    hungUp: 0,
    script(...next) {
      steps = next;
      model.asked.length = 0;
    },
    always: fails(400),
  };
  return model;
}

/** Streams these pieces and finishes. */
export function says(pieces: string | string[], finish = "stop"): Step {
  return (response) => {
    begin(response);
    for (const content of [pieces].flat()) send(response, [delta({ content })]);
    end(response, finish);
  };
}

type Wanted = { name: string; args: unknown };

/** Calls tools, perhaps after a few words; arguments given as text are sent unchanged. */
export function wants(calls: Wanted[], words = ""): Step {
  return (response) => {
    begin(response);
    if (words) send(response, [delta({ content: words })]);
    for (const [index, { name, args }] of calls.entries()) {
      const json = typeof args === "string" ? args : JSON.stringify(args);
      const opening = { index, id: `call_${index}`, type: "function" };
      send(response, [delta({ tool_calls: [{ ...opening, function: { name, arguments: "" } }] })]);
      for (const piece of [json.slice(0, 3), json.slice(3)])
        send(response, [delta({ tool_calls: [{ index, function: { arguments: piece } }] })]);
    }
    end(response, "tool_calls");
  };
}

export function fails(
  status: number,
  headers: Record<string, string> = {},
  code: string | null = null,
): Step {
  return (response) =>
    response
      .writeHead(status, { "content-type": "application/json", ...headers })
      .end(JSON.stringify({ error: { message: "no", code } }));
}

/** Streams these pieces, then runs `last`. */
export function saysThen(pieces: string[], last: Step): Step {
  return (response) => {
    begin(response);
    for (const content of pieces) send(response, [delta({ content })]);
    return last(response);
  };
}

export const hangs: Step = () => {};
export const resets: Step = (response) => response.destroy();
/** The stream ends as if it were complete, without saying so. */
export const stopsShort: Step = (response) => response.end();
export const refuses: Step = (response) => {
  begin(response);
  send(response, [delta({ refusal: "I can't help with that." })]);
  end(response, "stop");
};
/** These parts of an answer, whose usage is never told. */
export function sends(...choices: unknown[]): Step {
  return (response) => {
    begin(response);
    for (const choice of choices) send(response, [choice]);
    response.end("data: [DONE]\n\n");
  };
}
/** Any bytes. */
export function writes(text: string, type = "text/event-stream"): Step {
  return (response) => response.writeHead(200, { "content-type": type }).end(text);
}

export function delta(part: unknown, finish: string | null = null) {
  return { index: 0, delta: part, finish_reason: finish };
}

export function begin(response: ServerResponse): void {
  if (!response.headersSent) response.writeHead(200, { "content-type": "text/event-stream" });
}

export function send(response: ServerResponse, choices: unknown[], more = {}): void {
  const chunk = { id: "1", object: "chat.completion.chunk", created: 1, model: "m", choices };
  response.write(`data: ${JSON.stringify({ ...chunk, ...more })}\n\n`);
}

export function end(response: ServerResponse, finish: string): void {
  send(response, [delta({}, finish)]);
  send(response, [], { usage: { prompt_tokens: 100, completion_tokens: 10, total_tokens: 110 } });
  response.end("data: [DONE]\n\n");
}
