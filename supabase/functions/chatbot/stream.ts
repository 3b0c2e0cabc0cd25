import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import { AppError } from "../_shared/domain/site/errors/errors.ts";
import type { ChatReply } from "../_shared/domain/vesty/chat.ts";
import { afterAnswer } from "../_shared/edge/after-answer.ts";
import { describeError, log } from "../_shared/edge/log.ts";
import type { ChatGateways } from "./gateways.ts";
import { answerTurn, type Turn } from "./turn.ts";

/** Server-sent events, the answer of `POST /chatbot/chat` to clients that accept them. */

type Send = (event: string, data: unknown) => void;
/**
 * Writes events until it is done.
 * @param left aborts when the reader has gone.
 */
export type Writer = (send: Send, left: AbortSignal) => Promise<void>;

/** `start`, then `status` and `delta` as they come, and finally `done` or `error`. */
export function chatEvents(turn: Turn, gateways: ChatGateways, requestId: string): Writer {
  return async (send, left) => {
    send("start", { thread_id: turn.taken.thread_id, message_id: turn.taken.turn });
    try {
      const reply = await answerTurn(turn, gateways, left, (event) => {
        if (event.type === "text") send("delta", { text: event.text });
        else send("status", { tool: event.tool, label: event.label });
      });
      if (reply) send("done", reply);
    } catch (error) {
      const shown = error instanceof AppError ? error : new AppError("internal", { cause: error });
      send("error", { error: shown.text, detail: shown.text, code: shown.code });
      log("request_failed", {
        function: "chatbot",
        request_id: requestId,
        code: shown.code,
        has_left: left.aborted,
        ...(shown.cause === undefined ? {} : { cause: describeError(shown.cause) }),
      });
    }
  };
}

/** Replays an earlier answer as events. */
export function replyEvents(reply: ChatReply): Writer {
  return async (send) => {
    send("start", { thread_id: reply.thread_id, message_id: reply.message_id });
    send("delta", { text: reply.response });
    send("done", reply);
  };
}

/** Sent while nothing else is, often enough for the proxies on the way. */
const HEARTBEAT_MS = 5_000;

/** @param gone aborts when the connection is lost, in addition to the reader's leaving. */
export function eventStream(c: Context, write: Writer, gone?: AbortSignal): Response {
  const leaving = new AbortController();
  const left = gone ? AbortSignal.any([leaving.signal, gone]) : leaving.signal;
  const response = streamSSE(c, async (stream) => {
    const heartbeat = setInterval(() => stream.write(": still here\n\n"), HEARTBEAT_MS);
    stream.onAbort(() => {
      clearInterval(heartbeat);
      leaving.abort();
    });
    let sent: Promise<void> = Promise.resolve();
    const send: Send = (event, data) => {
      sent = sent.then(() => stream.writeSSE({ event, data: JSON.stringify(data) }));
    };
    const written = write(send, left).finally(() => clearInterval(heartbeat));
    afterAnswer(() => written);
    await written;
    await sent;
  });
  response.headers.set("Cache-Control", "no-store, no-transform");
  // Keeps Nginx and similar proxies from buffering the whole answer.
  response.headers.set("X-Accel-Buffering", "no");
  return response;
}
