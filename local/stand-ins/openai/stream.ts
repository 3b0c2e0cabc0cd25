import type { Reply } from "./request.ts";

/**
 * The data of each event as OpenAI streams a reply: chunks, the usage if requested, and "[DONE]".
 */
export function* streamed(
  reply: Reply,
  { model, usage }: { model: string; usage?: Usage },
): Generator<string> {
  const id = completionId();
  const chunk = (choices: unknown[], more: Record<string, unknown> = {}) =>
    JSON.stringify({
      id,
      object: "chat.completion.chunk",
      created: now(),
      model,
      choices,
      ...more,
    });
  const delta = (part: unknown) => chunk([{ index: 0, delta: part, finish_reason: null }]);

  yield delta({ role: "assistant", content: reply.text === "" ? null : "" });
  for (const piece of piecesOf(reply.text)) yield delta({ content: piece });
  for (const [index, call] of toolCalls(reply).entries()) {
    const { name, arguments: json } = call.function;
    yield delta({
      tool_calls: [{ index, id: call.id, type: "function", function: { name, arguments: "" } }],
    });
    // The call is sent in two pieces, because the real service splits it anywhere.
    for (const piece of [json.slice(0, 5), json.slice(5)])
      yield delta({ tool_calls: [{ index, function: { arguments: piece } }] });
  }
  yield chunk([{ index: 0, delta: {}, finish_reason: finishOf(reply) }]);
  if (usage) yield chunk([], { usage });
  yield "[DONE]";
}

/** The same reply in one piece. */
export function completion(reply: Reply, { model, usage }: { model: string; usage: Usage }) {
  const calls = toolCalls(reply);
  return {
    id: completionId(),
    object: "chat.completion",
    created: now(),
    model,
    choices: [
      {
        index: 0,
        message: {
          role: "assistant",
          content: reply.text || null,
          refusal: null,
          ...(calls.length > 0 ? { tool_calls: calls } : {}),
        },
        logprobs: null,
        finish_reason: finishOf(reply),
      },
    ],
    usage,
  };
}

type Usage = { prompt_tokens: number; completion_tokens: number; total_tokens: number };

/** A token is about four characters of English. */
export function usageOf(asked: unknown, { text, calls }: Reply): Usage {
  const prompt = tokens(JSON.stringify(asked, withoutPictures));
  const answer = tokens(text) + calls.reduce((sum, call) => sum + tokens(JSON.stringify(call)), 0);
  return {
    prompt_tokens: prompt,
    completion_tokens: answer,
    total_tokens: prompt + answer,
  };
}

function withoutPictures(_: string, value: unknown): unknown {
  return typeof value === "string" && value.startsWith("data:") ? "" : value;
}

function tokens(text: string): number {
  return Math.ceil(text.length / 4);
}

function toolCalls({ calls }: Reply) {
  return calls.map(({ name, args }) => ({
    id: `call_${crypto.randomUUID().replaceAll("-", "")}`,
    type: "function" as const,
    function: { name, arguments: JSON.stringify(args) },
  }));
}

function finishOf({ calls }: Reply): "stop" | "tool_calls" {
  return calls.length > 0 ? "tool_calls" : "stop";
}

/** A few words at a time. */
function piecesOf(text: string): string[] {
  return text.match(/(?:\S+\s*){1,4}/g) ?? [];
}

function completionId(): string {
  return `chatcmpl-${crypto.randomUUID().replaceAll("-", "")}`;
}

function now(): number {
  return Math.floor(Date.now() / 1000);
}
