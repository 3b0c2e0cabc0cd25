import type OpenAI from "openai";
import type { Doing } from "../../_shared/domain/vesty/sides.ts";
import type { Citations } from "./citations.ts";
import { pictureParts } from "./pictures.ts";
import { systemPrompt } from "./prompt.ts";
import type { Question } from "./question.ts";
import type { Findings } from "./tools/tool.ts";

/** A message to the model. */
export type Message = OpenAI.Chat.Completions.ChatCompletionMessageParam;

export function messagesFor(
  { history, message, images, user, plan, now }: Question,
  doing: Doing | undefined,
): Message[] {
  return [
    { role: "system", content: systemPrompt({ name: user.name, plan, now, doing }) },
    ...history,
    {
      role: "user",
      content: [{ type: "text", text: message }, ...pictureParts(images)],
    },
  ];
}

/** Characters of one tool's answer. */
const LONGEST_ANSWER = 12_000;

/**
 * A tool's findings as the model reads them: numbered and fenced, so that no text inside can break
 * out.
 */
export function toolMessage(
  callId: string,
  tool: string,
  answer: Findings | { error: string },
  citations: Citations,
): Message {
  return { role: "tool", tool_call_id: callId, content: contentOf(tool, answer, citations) };
}

function contentOf(
  tool: string,
  answer: Findings | { error: string },
  citations: Citations,
): string {
  if ("error" in answer) return jsonOf(answer);
  const parts = answer.findings.map(
    (finding) =>
      `<data source="${citations.add(finding)}" tool="${tool}">\n${jsonOf(finding.facts)}\n</data>`,
  );
  if (answer.note !== undefined) parts.push(jsonOf({ note: answer.note }));
  return parts.join("\n");
}

function jsonOf(facts: unknown): string {
  const json = JSON.stringify(facts).replaceAll("<", "\\u003c");
  return json.length <= LONGEST_ANSWER ? json : `${json.slice(0, LONGEST_ANSWER)}…`;
}
