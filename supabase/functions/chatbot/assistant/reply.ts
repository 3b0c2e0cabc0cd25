import type OpenAI from "openai";
import { CHAT_LIMITS } from "../../_shared/domain/site/errors/first-limits.ts";

/** The model's reply in one round: text, or the tools to call first. */
export type ModelReply = { content: string; calls: ToolCall[]; usage: Usage };
export type ToolCall = { id: string; name: string; json: string };
export type Usage = { inputTokens: number; outputTokens: number };

/** The stream ended before the reply was complete. */
export class Truncated extends Error {}
/** The reply reached the longest that it may be. */
export class TooLong extends Error {}
/** The model refused to answer, or answered with what can't be used. */
export class Refused extends Error {}

type Chunk = OpenAI.Chat.Completions.ChatCompletionChunk;

/** Maximum characters of a reply, including tool arguments; no stored answer is longer. */
const LONGEST = CHAT_LIMITS.answer;

/**
 * Reads a reply as it streams in and yields its text right away. @throws Truncated, TooLong, Refused, or the
 * connection's error.
 */
export async function* readReply(chunks: AsyncIterable<Chunk>): AsyncGenerator<string, ModelReply> {
  const reply: ModelReply = { content: "", calls: [], usage: { inputTokens: 0, outputTokens: 0 } };
  let finish: string | null = null;
  for await (const { choices, usage } of chunks) {
    if (usage)
      reply.usage = { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens };
    const choice = choices?.[0];
    if (!choice) continue;
    finish = choice.finish_reason ?? finish;
    const { content, refusal, tool_calls } = choice.delta ?? {};
    if (refusal) throw new Refused("refusal");
    for (const call of tool_calls ?? []) addTo(reply.calls, call);
    if (content) {
      reply.content += content;
      yield content;
    }
    if (lengthOf(reply) > LONGEST) throw new TooLong();
  }
  if (finish === null) throw new Truncated();
  if (finish === "length") throw new TooLong();
  if (finish !== "stop" && finish !== "tool_calls") throw new Refused(finish);
  reply.calls.forEach((call, index) => {
    call.id ||= `call_${index}`;
  });
  if (reply.content.trim() === "" && reply.calls.length === 0) throw new Refused("empty");
  return reply;
}

type CallDelta = NonNullable<Chunk["choices"][number]["delta"]["tool_calls"]>[number];

function addTo(calls: ToolCall[], { index, id, function: called }: CallDelta): void {
  if (!Number.isInteger(index) || index < 0 || index > calls.length) throw new Refused("calls");
  const call = calls[index] ?? { id: "", name: "", json: "" };
  calls[index] = call;
  call.id ||= id ?? "";
  call.name ||= called?.name ?? "";
  call.json += called?.arguments ?? "";
}

function lengthOf({ content, calls }: ModelReply): number {
  return calls.reduce((sum, { json }) => sum + json.length, content.length);
}
