import { type Chat, questionOf, type Reply } from "../request.ts";
import { composeAnswer } from "./compose.ts";
import { findingsIn } from "./findings.ts";
import { answerAtOnce } from "./manners.ts";
import { callsFor } from "./plan.ts";
import { readQuestion } from "./question.ts";

/**
 * Vesty without a model: rules choose the tools from the words of the question, and the answer is
 * put together from what the tools found.
 */
export async function vestyTurn({ messages, tools = [], tool_choice }: Chat): Promise<Reply> {
  const at = messages.findLastIndex(({ role }) => role === "user");
  const question = readQuestion(messages.slice(0, at + 1));
  const { pictures } = questionOf(messages.slice(at, at + 1));
  const atOnce = pictures.length === 0 ? answerAtOnce(question) : undefined;
  if (atOnce !== undefined) return { text: atOnce, calls: [] };

  const answers = messages.slice(at + 1).filter(({ role }) => role === "tool");
  if (answers.length === 0 && tool_choice !== "none") {
    const offered = new Set(tools.map((tool) => tool.function.name));
    const calls = callsFor(question).filter(({ name }) => offered.has(name));
    if (calls.length > 0) return { text: "", calls };
  }
  return { text: await composeAnswer(question, findingsIn(answers), pictures), calls: [] };
}
