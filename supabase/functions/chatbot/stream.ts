import type { ChatReply } from "../_shared/domain/chat.ts";
import { AppError } from "../_shared/domain/errors.ts";
import { afterAnswer } from "../_shared/edge/after-answer.ts";
import { describeError, log } from "../_shared/edge/log.ts";
import type { ChatGateways } from "./gateways.ts";
import { answerTurn, type Turn } from "./turn.ts";

/** Server-sent events: what `POST /chatbot/chat` answers whoever accepts them. */

export type Send = (event: string, data: unknown) => void;
/** Writes events until it is done. @param left aborts when nobody reads them any more. */
export type Writer = (send: Send, left: AbortSignal) => Promise<void>;

/** `start`, then `status` and `delta` as they come, and at last `done` or `error`. */
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

/** An answer that was given before, told in the same way. */
export function replyEvents(reply: ChatReply): Writer {
  return async (send) => {
    send("start", { thread_id: reply.thread_id, message_id: reply.message_id });
    send("delta", { text: reply.response });
    send("done", reply);
  };
}

/** While nothing is said: short enough for what stands between us and the reader. */
const HEARTBEAT_MS = 5_000;

/** @param gone aborts, besides the reader's leaving, when the connection is lost. */
export function eventStream(write: Writer, gone?: AbortSignal, heartbeatMs = HEARTBEAT_MS) {
  const leaving = new AbortController();
  const encoder = new TextEncoder();
  let heartbeat: ReturnType<typeof setInterval> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const put = (text: string) => {
        if (!leaving.signal.aborted) controller.enqueue(encoder.encode(text));
      };
      heartbeat = setInterval(() => put(": still here\n\n"), heartbeatMs);
      const left = gone ? AbortSignal.any([leaving.signal, gone]) : leaving.signal;
      const send: Send = (event, data) => put(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      afterAnswer(() =>
        write(send, left).finally(() => {
          clearInterval(heartbeat);
          if (!leaving.signal.aborted) controller.close();
        }),
      );
    },
    cancel(reason) {
      leaving.abort(reason);
      clearInterval(heartbeat);
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store, no-transform",
      // Nginx and its like would otherwise collect the answer and hand it over at the end.
      "X-Accel-Buffering": "no",
    },
  });
}
