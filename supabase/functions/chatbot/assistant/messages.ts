import type OpenAI from "openai";
import type { Question } from "./assistant.ts";
import type { Citations } from "./citations.ts";
import { pictureParts } from "./pictures.ts";
import { systemPrompt } from "./prompt.ts";
import type { Findings } from "./tools/tool.ts";

/** What goes to the model. */
export type Message = OpenAI.Chat.Completions.ChatCompletionMessageParam;

/** How much of a conversation is remembered. */
const REMEMBERED = { messages: 12, characters: 1_500 };

export function messagesFor({ history, message, images, user, plan, now }: Question): Message[] {
  return [
    { role: "system", content: systemPrompt({ name: user.name, plan, now }) },
    ...history.slice(-REMEMBERED.messages).map(({ role, content }) => ({
      role,
      // The numbers of an earlier answer mean nothing in this one.
      content: content.replace(/ ?\[\d{1,3}\]/g, "").slice(0, REMEMBERED.characters),
    })),
    {
      role: "user",
      content: [{ type: "text", text: message }, ...pictureParts(images)],
    },
  ];
}

/** Of one tool's answer, in characters. */
const LONGEST_ANSWER = 12_000;

/**
 * What a tool found, as the model reads it: numbered, and fenced so that no text in it can pretend
 * to be outside of it.
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
