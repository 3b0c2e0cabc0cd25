import { AppError, isErrorCode } from "@domain/site/errors/errors.ts";
import type { ChatReply, ChatRequest } from "@domain/vesty/chat.ts";
import { refusal } from "../site/transport/refusal.ts";
import { parseJson, send } from "../site/transport/request.ts";
import { readEvents } from "./chat-events.ts";

export type ChatEvent =
  /** The message was accepted; the conversation it belongs to. */
  | { type: "start"; threadId: string }
  /** Vesty's step before the answer: "Looking at your listing". */
  | { type: "status"; label: string }
  | { type: "delta"; text: string }
  /** The complete answer, which replaces the pieces received so far. */
  | { type: "done"; reply: ChatReply };

/** The time until the first byte: another answer may have to finish first, for which the server waits 15 s. */
const FIRST_BYTE_MS = 30_000;
/** After the first byte, something arrives every 5 s, if only a comment. */
export const SILENCE_MS = 20_000;
const WHOLE_ANSWER_MS = 120_000;

/**
 * Asks Vesty; the answer arrives piece by piece and ends with `done`.
 * @throws AppError `chat_not_sent` when the message apparently did not arrive, `chat_failed` when
 * the answer broke off, otherwise the server's refusal. The signal's reason when it was aborted.
 */
export async function* askChat(
  request: ChatRequest,
  { signal }: { signal: AbortSignal },
): AsyncGenerator<ChatEvent> {
  const silence = watchSilence();
  const anyEnd = AbortSignal.any([signal, silence.signal]);
  let hasBegun = false;
  try {
    const response = await send("functions/v1/chatbot/chat", {
      method: "POST",
      body: request,
      as: "member",
      headers: { Accept: "text/event-stream, application/json" },
      signal: anyEnd,
      timeoutMs: WHOLE_ANSWER_MS,
    });
    if (!isStream(response)) {
      yield* readAnswer(response);
      return;
    }
    hasBegun = true;
    silence.restart();
    const options = { onBytes: silence.restart, signal: anyEnd };
    for await (const { event, data } of readEvents(response.body, options)) {
      const read = readEvent(event, parseJson(data));
      if (read) yield read;
      if (read?.type === "done") return;
    }
    throw new AppError("chat_failed");
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof AppError && error.code === "authentication_required")
      throw new AppError("chat_login", { cause: error });
    if (error instanceof AppError && error.code !== "network") throw error;
    throw new AppError(hasBegun ? "chat_failed" : "chat_not_sent", { cause: error });
  } finally {
    silence.end();
  }
}

function isStream(response: Response): response is Response & { body: ReadableStream<Uint8Array> } {
  const type = response.headers.get("Content-Type") ?? "";
  return response.ok && response.body !== null && type.startsWith("text/event-stream");
}

/** The answer of a server that does not stream, or that refused. */
async function* readAnswer(response: Response): AsyncGenerator<ChatEvent> {
  const answer = parseJson(await response.text());
  if (!response.ok) throw errorOf(answer, response.status);
  const reply = replyOf(answer);
  yield { type: "start", threadId: reply.thread_id };
  yield { type: "done", reply };
}

/** Undefined for anything that is not one of our events. */
function readEvent(event: string | undefined, data: unknown): ChatEvent | undefined {
  const { thread_id, label, text } = (data ?? {}) as Record<string, unknown>;
  if (event === "error") throw errorOf(data, 503);
  if (event === "done") return { type: "done", reply: replyOf(data) };
  if (event === "start" && typeof thread_id === "string") {
    return { type: "start", threadId: thread_id };
  }
  if (event === "status" && typeof label === "string") return { type: "status", label };
  if (event === "delta" && typeof text === "string") return { type: "delta", text };
  return undefined;
}

function replyOf(data: unknown): ChatReply {
  const reply = (data ?? {}) as Partial<ChatReply>;
  const { response, thread_id, message_id } = reply;
  const isWhole = [response, thread_id, message_id].every((part) => typeof part === "string");
  if (!isWhole || !reply.limits) throw new AppError("chat_failed");
  return { ...(reply as ChatReply), sources: Array.isArray(reply.sources) ? reply.sources : [] };
}

/** Only our own texts are shown; a failing gateway's message is not written for people. */
function errorOf(answer: unknown, status: number): AppError {
  const { code } = (answer ?? {}) as Record<string, unknown>;
  if (code === "authentication_required" || status === 401) return new AppError("chat_login");
  return isErrorCode(code) ? refusal(answer, code) : new AppError("chat_failed", { cause: answer });
}

function watchSilence() {
  const controller = new AbortController();
  const end = () => controller.abort(new Error("no more bytes"));
  let timer = setTimeout(end, FIRST_BYTE_MS);
  return {
    signal: controller.signal,
    restart: () => {
      clearTimeout(timer);
      timer = setTimeout(end, SILENCE_MS);
    },
    end: () => clearTimeout(timer),
  };
}
