import type { ReservedChat } from "../_shared/domain/site/database/stored-answers.ts";
import { AppError } from "../_shared/domain/site/errors/errors.ts";
import type { ChatReply } from "../_shared/domain/vesty/chat.ts";
import type { User } from "../_shared/edge/caller.ts";
import { type EdgeContext, readJson } from "../_shared/edge/http.ts";
import { DAY_S, LimitReached } from "../_shared/edge/rate.ts";
import type { Networks } from "../_shared/edge/visitor.ts";
import type { Question } from "./assistant/question.ts";
import type { ChatGateways } from "./gateways.ts";
import { recentHistory } from "./history.ts";
import { type Asked, parseChat } from "./request.ts";
import { chatEvents, eventStream, replyEvents } from "./stream.ts";
import { answerTurn, giveBack, type Turn } from "./turn.ts";

/**
 * `POST /chatbot/chat`: JSON, or server-sent events if the client accepts them. Errors before the
 * model is asked are JSON with a status either way.
 */
export async function postChat(c: EdgeContext, user: User, gateways: ChatGateways) {
  const asked = parseChat(await readJson(c), user);
  const wantsEvents = /\btext\/event-stream\b/i.test(c.req.header("accept") ?? "");
  const networks = await gateways.visitors.networks(c.req.raw);
  const taken = await reserve(asked, user, networks, gateways);
  if (taken.state === "answered")
    return wantsEvents ? eventStream(c, replyEvents(taken.reply)) : c.json(taken.reply);

  const left = c.req.raw.signal;
  const turn = await begin({ asked, taken, user }, gateways, left);
  if (wantsEvents) return eventStream(c, chatEvents(turn, gateways, c.get("requestId")), left);
  const reply = await answerTurn(turn, gateways, left);
  // The caller has gone, so this answer reaches no one.
  if (reply === undefined) throw new AppError("chat_failed");
  return c.json(reply);
}

async function reserve(
  asked: Asked,
  user: User,
  networks: Networks,
  { ledger }: ChatGateways,
): Promise<ReservedChat | { state: "answered"; reply: ChatReply }> {
  try {
    return await ledger.reserve(asked, user, networks);
  } catch (error) {
    if (error instanceof AppError && ["chat_limit", "chat_paused"].includes(error.code))
      throw new LimitReached(error.code, DAY_S, error.cause);
    throw error;
  }
}

/** Everything before the model is asked; on failure the reserved message is given back. */
async function begin(
  before: Omit<Turn, "question">,
  gateways: ChatGateways,
  left: AbortSignal,
): Promise<Turn> {
  try {
    const { asked, taken, user } = before;
    if (taken.state !== "running") await waitToStart(before, gateways, left);
    // Read late: pictures are large, and one user may have many messages waiting.
    const images = await gateways.images.read(asked.images, user);
    // Read late: the message this one waited for belongs to the conversation.
    const said = asked.threadId ? await gateways.chats.recent(asked.threadId, user) : [];
    const question: Question = {
      history: recentHistory(said),
      message: asked.message,
      images,
      user: { id: user.id, name: taken.name },
      plan: taken.plan,
      now: new Date(),
      rate: await gateways.rate(),
    };
    return { ...before, question };
  } catch (error) {
    await giveBack(before, gateways, 0);
    throw error;
  }
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1_000;

/**
 * Waits until the user's previous answer is done, because each user gets one at a time. Polls with
 * backoff and jitter, so that many waiting requests are no burden.
 * @throws AppError `chat_running`
 */
async function waitToStart(
  { asked, taken, user }: Omit<Turn, "question">,
  { ledger, settings }: ChatGateways,
  left: AbortSignal,
): Promise<void> {
  const deadline = Date.now() + settings.waitMs;
  for (let pause = FIRST_PAUSE_MS; Date.now() < deadline; pause *= 1.5) {
    const jittered = Math.min(pause, LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2);
    await new Promise((resolve) => setTimeout(resolve, jittered));
    if (left.aborted) throw new AppError("chat_failed");
    if (await ledger.start(asked, taken, user)) return;
  }
  throw new AppError("chat_running");
}
