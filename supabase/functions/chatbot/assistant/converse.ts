import { ANSWER_BOUNDS } from "./bounds.ts";
import { type Citations, createCitations } from "./citations.ts";
import { doingOf } from "./doing.ts";
import { type Message, messagesFor, toolMessage } from "./messages.ts";
import type { Model } from "./model.ts";
import type { OwnerData } from "./owner-data.ts";
import type { AssistantEvent, Question } from "./question.ts";
import { type ModelReply, Refused, type ToolCall, type Usage } from "./reply.ts";
import { askTool, labelOf } from "./toolbox.ts";

/** Tool calls per round. */
const MAX_CALLS = 8;

/** Asks the model and runs the tools it requests, until it has answered. */
export async function* converse(
  question: Question,
  data: OwnerData,
  model: Model,
  signal: AbortSignal,
): AsyncGenerator<AssistantEvent> {
  const citations = createCitations();
  const messages = messagesFor(question, await within(signal, doingOf(data)));
  const usage: Usage = { inputTokens: 0, outputTokens: 0 };
  let text = "";
  for (let round = 1; ; round += 1) {
    const pieces = model.next(messages, round < ANSWER_BOUNDS.rounds);
    // Text before a tool call becomes its own paragraph.
    let gap = text === "" ? "" : "\n\n";
    let reply: ModelReply;
    for (;;) {
      const next = await pieces.next();
      if (next.done) {
        reply = next.value;
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
    usage.inputTokens += reply.usage.inputTokens;
    usage.outputTokens += reply.usage.outputTokens;
    if (reply.calls.length === 0) break;
    if (round === ANSWER_BOUNDS.rounds) throw new Refused("rounds");
    yield* statusesOf(reply.calls);
    messages.push(
      wanted(reply),
      ...(await within(signal, answersTo(reply.calls, question, data, citations))),
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

function wanted({ content, calls }: ModelReply): Message {
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

/** Runs all calls at the same time; numbers the findings in the order of the calls. */
async function answersTo(
  calls: readonly ToolCall[],
  { plan, now, rate }: Question,
  data: OwnerData,
  citations: Citations,
): Promise<Message[]> {
  const answers = await Promise.all(
    calls.map(({ name, json }, index) =>
      index < MAX_CALLS
        ? askTool(name, json, { data, plan, now, rate })
        : { error: `No more than ${MAX_CALLS} at once.` },
    ),
  );
  return calls.map(({ id, name }, index) =>
    toolMessage(id, name, answers[index] ?? { error: "There is no answer." }, citations),
  );
}

/** @throws the signal's reason as soon as it aborts, even while work is pending. */
function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((done, failed) => {
    const stop = () => failed(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    work.then(done, failed).finally(() => signal.removeEventListener("abort", stop));
  });
}
