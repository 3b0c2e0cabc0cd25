import type OpenAI from "openai";
import { CHAT_LIMITS } from "../../_shared/domain/chat.ts";

/** One answer of the model: words, or tools that it wants asked first. */
export type Turn = { content: string; calls: ToolCall[]; usage: Usage };
export type ToolCall = { id: string; name: string; json: string };
export type Usage = { inputTokens: number; outputTokens: number };

/** The stream ended before the model had. */
export class Truncated extends Error {}
/** The model would not answer, or was not allowed to go on. */
export class Refused extends Error {}

type Chunk = OpenAI.Chat.Completions.ChatCompletionChunk;

/** Of all the words of a turn with its arguments; no answer that is kept is longer. */
const LONGEST = CHAT_LIMITS.answer;

/**
 * Reads a turn as it comes; yields its words at once.
 * @throws Truncated, Refused, or what the connection throws.
 */
export async function* readTurn(chunks: AsyncIterable<Chunk>): AsyncGenerator<string, Turn> {
  const turn: Turn = { content: "", calls: [], usage: { inputTokens: 0, outputTokens: 0 } };
  let finish: string | null = null;
  for await (const { choices, usage } of chunks) {
    if (usage)
      turn.usage = { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens };
    const choice = choices?.[0];
    if (!choice) continue;
    finish = choice.finish_reason ?? finish;
    const { content, refusal, tool_calls } = choice.delta ?? {};
    if (refusal) throw new Refused("refusal");
    for (const call of tool_calls ?? []) addTo(turn.calls, call);
    if (content) {
      turn.content += content;
      yield content;
    }
    if (lengthOf(turn) > LONGEST) throw new Refused("endless");
  }
  if (finish === null) throw new Truncated();
  // "length" and "content_filter": half an answer is none.
  if (finish !== "stop" && finish !== "tool_calls") throw new Refused(finish);
  turn.calls.forEach((call, index) => {
    call.id ||= `call_${index}`;
  });
  if (turn.content.trim() === "" && turn.calls.length === 0) throw new Refused("empty");
  return turn;
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

function lengthOf({ content, calls }: Turn): number {
  return calls.reduce((sum, { json }) => sum + json.length, content.length);
}
