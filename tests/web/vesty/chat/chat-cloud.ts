import type { ChatLimits, ChatMessage, ChatReply, ChatThread } from "@domain/vesty/chat.ts";
import { sessionStore } from "@web/session/session.ts";
import { HttpResponse, http } from "msw";
import type { setupServer } from "msw/node";
import { CLOUD, DANA, functions, storeSession } from "../../../support/web-cloud.ts";

/** The chat function as the browser sees it; the test sends each answer. */

export const THREAD = "11111111-1111-4111-8111-1111abcd5678";

/** An answer in progress: the question, and the test's control over the connection. */
export type Line = {
  body: { message: string; id: string; thread_id?: string; images?: string[] };
  accept: string | null;
  /** The browser has hung up. */
  isClosed: () => boolean;
  send: (event: string, data: unknown) => void;
  raw: (bytes: string) => void;
  done: (reply?: Partial<ChatReply>) => void;
  /** Ends the body without a final event. */
  cut: () => void;
};

export type ChatCloud = {
  limits: ChatLimits;
  threads: ChatThread[];
  histories: Record<string, ChatMessage[]>;
  /** Statuses of the next answers, by request: "history", "chat" … */
  broken: Record<string, number>;
  /** A JSON refusal in place of the next answer. */
  refusal: { status: number; code: string; error: string } | undefined;
  asked: string[];
  lines: Line[];
  images: string[];
};

export const ALL_LEFT: ChatLimits = {
  plan: "basic",
  limit: 50,
  used: 10,
  remaining: 40,
  resets_at: "2999-01-01T00:00:00.000Z",
};

export function startChatCloud(server: ReturnType<typeof setupServer>): ChatCloud {
  const cloud: ChatCloud = {
    limits: ALL_LEFT,
    threads: [],
    histories: {},
    broken: {},
    refusal: undefined,
    asked: [],
    lines: [],
    images: [],
  };
  const broken = (name: string) =>
    cloud.broken[name] === 0
      ? HttpResponse.error()
      : cloud.broken[name] && HttpResponse.json({}, { status: cloud.broken[name] });

  server.use(
    http.get(functions("chatbot/limits"), () => HttpResponse.json(cloud.limits)),
    http.get(
      functions("chatbot/threads"),
      () => broken("threads") || HttpResponse.json(cloud.threads),
    ),
    http.get(functions("chatbot/history"), ({ request }) => {
      const id = new URL(request.url).searchParams.get("thread_id") ?? "";
      cloud.asked.push(`history ${id}`);
      const messages = cloud.histories[id];
      return (
        broken("history") ||
        HttpResponse.json({ exists: messages !== undefined, messages: messages ?? [] })
      );
    }),
    http.delete(functions("chatbot/thread/:id"), ({ params }) => {
      cloud.asked.push(`delete ${params.id}`);
      return broken("delete") || new HttpResponse(null, { status: 204 });
    }),
    http.post(functions("chatbot/chat"), async ({ request }) => {
      const body = (await request.json()) as Line["body"];
      cloud.asked.push(`chat ${body.message}`);
      const failed = broken("chat");
      if (failed) return failed;
      if (cloud.refusal) {
        const { status, ...answer } = cloud.refusal;
        cloud.refusal = undefined;
        return HttpResponse.json(answer, { status });
      }
      return answerOn(cloud, body, request);
    }),
    http.post(`${CLOUD}/storage/v1/object/chat-images/:owner/:name`, ({ params }) => {
      cloud.asked.push(`upload ${params.owner}`);
      return broken("upload") || HttpResponse.json({ Key: "x" });
    }),
    http.delete(`${CLOUD}/storage/v1/object/chat-images`, async ({ request }) => {
      const { prefixes } = (await request.json()) as { prefixes: string[] };
      cloud.asked.push(`remove ${prefixes}`);
      return HttpResponse.json({});
    }),
    http.post(`${CLOUD}/storage/v1/object/sign/chat-images/:owner/:name`, ({ params }) => {
      const path = `${params.owner}/${params.name}`;
      return HttpResponse.json({ signedURL: `/object/sign/chat-images/${path}?token=t` });
    }),
  );
  return cloud;
}

function answerOn(cloud: ChatCloud, body: Line["body"], request: Request): Response {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isClosed = false;
  const stream = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given;
    },
    cancel: () => {
      isClosed = true;
    },
  });
  request.signal.addEventListener("abort", () => {
    isClosed = true;
  });
  const raw = (bytes: string) => controller?.enqueue(encoder.encode(bytes));
  const send = (event: string, data: unknown) =>
    raw(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  cloud.lines.push({
    body,
    accept: request.headers.get("accept"),
    isClosed: () => isClosed,
    raw,
    send,
    cut: () => controller?.close(),
    done: (reply) => {
      send("done", { ...replyTo(cloud), ...reply });
      controller?.close();
    },
  });
  return new Response(stream, { headers: { "content-type": "text/event-stream" } });
}

function replyTo(cloud: ChatCloud): ChatReply {
  return {
    response: "An answer.",
    thread_id: THREAD,
    message_id: crypto.randomUUID(),
    sources: [],
    stopped: false,
    limits: cloud.limits,
  };
}

/** Signs a user in, as after an earlier visit, and clears all earlier state. */
export function signIn(stored: Record<string, string> = {}, user = DANA): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  storeSession(user);
  become(user);
}

export function become(user: typeof DANA | null): void {
  sessionStore.setState({
    status: user ? "signed-in" : "signed-out",
    user: user && { id: user.id, email: user.email, full_name: user.user_metadata.full_name },
    problem: null,
    hasLeft: false,
    hasEnded: false,
  });
}

export function said(role: "user" | "assistant", content: string, id: string): ChatMessage {
  const timestamp = "2026-11-20T15:04:00.000Z";
  return { id, role, content, timestamp, images: [], sources: [], stopped: false };
}
