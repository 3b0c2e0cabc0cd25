import type { ReservedChat } from "../_shared/domain/site/database/stored-answers.ts";
import { AppError } from "../_shared/domain/site/errors/errors.ts";
import { CHAT_LIMITS } from "../_shared/domain/site/errors/first-limits.ts";
import { type ChatReply, tidyMessage } from "../_shared/domain/vesty/chat.ts";
import type { User } from "../_shared/edge/caller.ts";
import { describeError, log } from "../_shared/edge/log.ts";
import type { AssistantEvent, Question } from "./assistant/question.ts";
import { Refused } from "./assistant/reply.ts";
import type { ChatGateways } from "./gateways.ts";
import type { Said } from "./ledger.ts";
import type { Asked } from "./request.ts";
import { brokenOffCost, costOf, type Heard } from "./settings.ts";
import { storableSources } from "./sources.ts";
import { untilAborted } from "./until-aborted.ts";

/** A question being answered, and what was reserved for it. */
export type Turn = { asked: Asked; taken: ReservedChat; question: Question; user: User };

/** Reports progress to the waiting user. */
type Tell = (event: Exclude<AssistantEvent, { type: "end" }>) => void;

/**
 * Gets the model's answer, stores both messages and counts them. The part of an answer that arrived before it broke off is stored as stopped; any other failure gives the message back.
 * @param left aborts when the user has gone or pressed stop; the reply is then undefined.
 * @throws AppError `chat_failed`, `chat_refused`, `chat_not_set_up`, `thread_not_found`
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
  const costSoFar = () => brokenOffCost(settings, images, heard);
  try {
    const said = await listen(turn, gateways, left, (event) => {
      if (event.type === "text") heard.text += event.text;
      // Each lookup sends everything to the model again.
      else heard.questions += 1;
      tell(event);
    }).catch((error) => stoppedAt(heard.text, costSoFar(), error));
    // A service that reports no usage still costs something.
    const reply = await finish(turn, gateways, { ...said, cost: said.cost || costSoFar() });
    return left.aborted && said.isStopped ? undefined : reply;
  } catch (error) {
    await giveBack(turn, gateways, costSoFar());
    throw asChatError(error);
  }
}

/**
 * The part of an answer that arrived before it broke off: by stop, at its longest, in time, or with the connection.
 * @throws the error itself, where nothing was read or the model took back what it had said.
 */
function stoppedAt(heard: string, cost: number, error: unknown): Said {
  const text = storable(heard);
  const { cause } = (error ?? {}) as { cause?: unknown };
  if (text === "" || cause instanceof Refused) throw error;
  log("chat_broken_off", { cause: describeError(cause ?? error) });
  return { text, sources: [], isStopped: true, cost };
}

/** Gives the message back. If that fails now, it happens when the lease ends. */
export async function giveBack(
  { asked, taken, user }: Omit<Turn, "question">,
  { ledger }: Pick<ChatGateways, "ledger">,
  cost: number,
): Promise<void> {
  await ledger.giveBack(asked, taken, cost, user).catch((error) => {
    log("chat_not_returned", { cause: describeError(error) });
  });
}

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
  // The answer ended empty.
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

/** Users get one error for every upstream problem; the log has the details. */
function asChatError(error: unknown): AppError {
  const isKnown = error instanceof AppError && KNOWN.includes(error.code);
  return isKnown ? error : new AppError("chat_failed", { cause: error });
}

const KNOWN: readonly string[] = [
  "chat_failed",
  "chat_refused",
  "chat_not_set_up",
  "thread_not_found",
];
