import { type Chat, type ChatMessage, questionOf, type Reply } from "../request.ts";
import { writeAnswer } from "./answer.ts";
import { readFindings } from "./findings.ts";
import { withEnglish } from "./languages.ts";
import { ownHomeIn, withoutHome } from "./own-homes.ts";
import { subjectsOf } from "./subjects.ts";
import { continuesSum, sumsIn } from "./sums.ts";
import { homeIn, sideFrom, wishesIn } from "./wishes.ts";

/**
 * Vesty without a model: a small honest reader. She searches the handbook for the words of the
 * question, reads what the question asks of the owner's own data, does the sums when it is about money, and quotes
 * what she found. She understands nothing, and says so.
 */
export async function vestyTurn({ messages, tools = [], tool_choice }: Chat): Promise<Reply> {
  const at = messages.findLastIndex(({ role }) => role === "user");
  const asked = questionsIn(messages.slice(0, at + 1));
  const question = readQuestion(asked);
  const answers = messages.slice(at + 1).filter(({ role }) => role === "tool");
  const offered = tools.map((tool) => tool.function);
  const side = sideFrom(question, instructionsIn(messages));
  const calls = [
    {
      name: "search_handbook",
      args: { query: withEnglish(question).slice(0, 300), ...(side ? { reader: side } : {}) },
    },
    ...(side === "buyer" ? buyersCalls(question, asked) : ownersCalls(question, asked)),
  ].filter(({ name }) => offered.some((tool) => tool.name === name));
  // The function accepts at most eight calls in one turn.
  if (answers.length === 0 && tool_choice !== "none" && calls.length > 0)
    return { text: "", calls: calls.slice(0, 8) };
  const { pictures } = questionOf(messages.slice(at, at + 1));
  return { text: await writeAnswer(question, readFindings(answers), pictures, side), calls: [] };
}

function ownersCalls(question: string, asked: readonly string[]) {
  const home = ownHomeIn(question);
  const about = ({ name, args }: { name: string; args: object }) => ({
    name,
    args: home && OF_ONE_HOME.has(name) ? { ...args, home } : args,
  });
  const sums = sumsIn(sumQuestions(asked).map(withoutHome));
  // The sum of what is left names the accepted offer itself.
  const isNet = sums.some(({ name }) => name === "net_proceeds");
  const own = subjectsOf(question)
    .map(({ tool, args }) => ({ name: tool, args }))
    .filter(({ name }) => !(isNet && name === "my_sales"));
  const isOwn = own.length > 0 || /\b(?:my|our)\b/i.test(question);
  return [...[...sums, ...own].map(about), ...(isOwn || home ? [] : wishesIn(question))];
}

/** The tools that take a home's name or description. */
const OF_ONE_HOME = new Set(
  "my_listings my_availability my_showings my_offers my_sales my_timeline compare_market net_proceeds monthly_payment".split(
    " ",
  ),
);

/** Nothing that only an owner has: a buyer has no listing, and is left with no proceeds. A sale is both sides'. */
function buyersCalls(question: string, asked: readonly string[]) {
  const sales = subjectsOf(question)
    .filter(({ tool }) => tool === "my_sales")
    .map(({ tool, args }) => ({ name: tool, args }));
  if (sales.length > 0) return sales;
  const sums = sumsIn(sumQuestions(asked))
    .filter(({ name }) => name === "monthly_payment")
    .map(({ name, args }) => {
      const home = args.price === undefined ? homeIn(question) : undefined;
      return { name, args: home ? { ...args, home } : args };
    });
  return sums.length > 0 ? sums : wishesIn(question);
}

function instructionsIn(messages: readonly ChatMessage[]): string {
  return messages
    .filter(({ role }) => role === "system")
    .flatMap(({ content }) => content.map((part) => (part.type === "text" ? part.text : "")))
    .join("\n");
}

/** The last message, together with the previous one when it only continues that. */
function readQuestion(asked: readonly string[]): string {
  const [last = "", before = ""] = asked.toReversed();
  return GOES_ON.test(last) ? `${before} ${last}`.trim() : last.trim();
}

/** The last question and those that it continues, oldest first: their figures still count. */
function sumQuestions(asked: readonly string[]): string[] {
  const goesOn = (each: string) => GOES_ON.test(each) || continuesSum(each);
  const first = asked.findLastIndex((each) => !goesOn(each));
  return asked.slice(Math.max(0, first));
}

function questionsIn(messages: readonly ChatMessage[]): string[] {
  return messages
    .filter(({ role }) => role === "user")
    .map((each) => questionOf([each]).texts.join(" "));
}

const GOES_ON =
  /^\W*(?:and|but|or|so|why|what (?:about|if)|how about|y)\b|^(?:\S+\s+){0,6}(?:that|those|them)\W*$/i;
