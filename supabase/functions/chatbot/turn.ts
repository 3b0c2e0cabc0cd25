import { CHAT_LIMITS, type ChatReply, type Source, tidyMessage } from "../_shared/domain/chat.ts";
import { AppError } from "../_shared/domain/errors.ts";
import type { User } from "../_shared/edge/caller.ts";
import { describeError, log } from "../_shared/edge/log.ts";
import type { AssistantEvent, Question } from "./assistant/question.ts";
import type { ChatGateways } from "./gateways.ts";
import type { Taken } from "./ledger.ts";
import type { Asked } from "./request.ts";
import { brokenOffCost, costOf, type Heard } from "./settings.ts";
import { storableSources } from "./sources.ts";
import { untilAborted } from "./until-aborted.ts";

/** A question being answered, and what was reserved for it. */
export type Turn = { asked: Asked; taken: Taken; question: Question; user: User };

/** What somebody who waits is told on the way. */
export type Tell = (event: Exclude<AssistantEvent, { type: "end" }>) => void;

/**
 * Has the model answer, writes both messages down and counts them. Whatever goes wrong gives the
 * message back, except that what somebody has seen of an answer before they left is kept.
 * @param left aborts when the person is gone or has pressed stop. The reply is undefined then.
 * @throws AppError `chat_failed`, `thread_not_found`
 */
export async function answerTurn(
  turn: Turn,
  gateways: ChatGateways,
  left: AbortSignal,
  tell: Tell = () => {},
): Promise<ChatReply | undefined> {
  const { settings } = gateways;
  const images = turn.question.images.length;
  const heard: Heard = { questions: 1, text: "" };
  try {
    const said = await listen(turn, gateways, left, (event) => {
      if (event.type === "text") heard.text += event.text;
      // What it looks up is put to the model again, with everything before.
      else heard.questions += 1;
      tell(event);
    });
    // A service that tells no usage costs something all the same.
    const cost = said.cost || brokenOffCost(settings, images, heard);
    return await finish(turn, gateways, { ...said, cost });
  } catch (error) {
    const cost = brokenOffCost(settings, images, heard);
    const text = storable(heard.text);
    if (left.aborted && text !== "") {
      const stopped = { text, sources: [], isStopped: true, cost };
      const isKept = await finish(turn, gateways, stopped).then(
        () => true,
        () => false,
      );
      if (isKept) return undefined;
    }
    await giveBack(turn, gateways, cost);
    throw asChatError(error);
  }
}

/** Gives the message back; what can't be given back now is when its lease ends. */
export async function giveBack(
  { asked, taken, user }: Omit<Turn, "question">,
  { ledger }: Pick<ChatGateways, "ledger">,
  cost: number,
): Promise<void> {
  await ledger.giveBack(asked, taken, cost, user).catch((error) => {
    log("chat_not_returned", { cause: describeError(error) });
  });
}

type Said = { text: string; sources: Source[]; isStopped: boolean; cost: number };

async function listen(
  { question, user }: Turn,
  { assistant, owners, settings }: ChatGateways,
  left: AbortSignal,
  tell: Tell,
): Promise<Said> {
  const signal = AbortSignal.any([left, AbortSignal.timeout(settings.answerMs)]);
  const events = assistant.answer(question, owners(user), signal);
  for await (const event of untilAborted(events, signal)) {
    if (event.type !== "end") {
      tell(event);
      continue;
    }
    const text = storable(event.text);
    if (text === "") break;
    const cost = costOf(settings, event.usage);
    return { text, sources: storableSources(event.sources), isStopped: false, cost };
  }
  // It ended without a word.
  throw new AppError("chat_failed");
}

async function finish(
  { asked, taken, user }: Turn,
  { ledger }: ChatGateways,
  said: Said,
): Promise<ChatReply> {
  const reply = await ledger.finish(asked, taken, said, user);
  if (reply === null) throw new AppError("thread_not_found");
  return reply;
}

function storable(text: string): string {
  return [...tidyMessage(text)].slice(0, CHAT_LIMITS.answer).join("");
}

/** What went wrong upstream is one thing to the person; what it was is for the log. */
function asChatError(error: unknown): AppError {
  const isKnown = error instanceof AppError && KNOWN.includes(error.code);
  return isKnown ? error : new AppError("chat_failed", { cause: error });
}

const KNOWN: readonly string[] = ["chat_failed", "chat_not_set_up", "thread_not_found"];
