import type { AssistantEvent, Question } from "./assistant.ts";
import { ANSWER_BOUNDS } from "./bounds.ts";
import { type Citations, createCitations } from "./citations.ts";
import { type Message, messagesFor, toolMessage } from "./messages.ts";
import type { Model } from "./model.ts";
import type { OwnerData } from "./owner-data.ts";
import { askTool, labelOf } from "./toolbox.ts";
import { Refused, type ToolCall, type Turn, type Usage } from "./turn.ts";

/** Tools that are asked at once. */
const MAX_CALLS = 8;

/** Asks the model, asks the tools that it wants, and so on until it has answered. */
export async function* converse(
  question: Question,
  data: OwnerData,
  model: Model,
  signal: AbortSignal,
): AsyncGenerator<AssistantEvent> {
  const citations = createCitations();
  const messages = messagesFor(question);
  const usage: Usage = { inputTokens: 0, outputTokens: 0 };
  let text = "";
  for (let round = 1; ; round += 1) {
    const pieces = model.next(messages, round < ANSWER_BOUNDS.rounds);
    // What was said before tools were asked is a paragraph of its own.
    let gap = text === "" ? "" : "\n\n";
    let turn: Turn;
    for (;;) {
      const next = await pieces.next();
      if (next.done) {
        turn = next.value;
        break;
      }
      const piece = citations.read(gap + next.value);
      gap = "";
      text += piece;
      if (piece !== "") yield { type: "text", text: piece };
    }
    const rest = citations.rest();
    text += rest;
    if (rest !== "") yield { type: "text", text: rest };
    usage.inputTokens += turn.usage.inputTokens;
    usage.outputTokens += turn.usage.outputTokens;
    if (turn.calls.length === 0) break;
    if (round === ANSWER_BOUNDS.rounds) throw new Refused("rounds");
    yield* statusesOf(turn.calls);
    messages.push(
      wanted(turn),
      ...(await within(signal, answersTo(turn.calls, question, data, citations))),
    );
  }
  if (text.trim() === "") throw new Refused("empty");
  yield { type: "end", text, sources: citations.sources(), usage };
}

function* statusesOf(calls: readonly ToolCall[]): Generator<AssistantEvent> {
  for (const tool of new Set(calls.map(({ name }) => name))) {
    const label = labelOf(tool);
    if (label !== undefined) yield { type: "status", tool, label };
  }
}

function wanted({ content, calls }: Turn): Message {
  return {
    role: "assistant",
    content: content || null,
    tool_calls: calls.map(({ id, name, json }) => ({
      id,
      type: "function" as const,
      function: { name, arguments: json },
    })),
  };
}

/** All at once; numbered in the order in which they were wanted. */
async function answersTo(
  calls: readonly ToolCall[],
  { plan, now }: Question,
  data: OwnerData,
  citations: Citations,
): Promise<Message[]> {
  const answers = await Promise.all(
    calls.map(({ name, json }, index) =>
      index < MAX_CALLS
        ? askTool(name, json, { data, plan, now })
        : { error: `No more than ${MAX_CALLS} at once.` },
    ),
  );
  return calls.map(({ id, name }, index) =>
    toolMessage(id, name, answers[index] ?? { error: "There is no answer." }, citations),
  );
}

/** @throws the signal's reason as soon as it is aborted, whatever is still being waited for. */
function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((done, failed) => {
    const stop = () => failed(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    work.then(done, failed).finally(() => signal.removeEventListener("abort", stop));
  });
}
