import { z } from "zod";
import { AppError } from "../../_shared/domain/site/errors/errors.ts";
import { QUESTION_LIMITS } from "../../_shared/domain/site/errors/limits.ts";
import { oneLine } from "../../_shared/domain/site/text/written-text.ts";
import {
  answerFrom,
  answerOfChoice,
  isQuoted,
  type Passage,
  passagesOf,
} from "../../_shared/domain/talk/home-answers.ts";
import { type HomeAnswer, isAskable } from "../../_shared/domain/talk/questions.ts";
import { type Callers, callerOrVisitor } from "../../_shared/edge/caller.ts";
import {
  type EdgeApp,
  type EdgeContext,
  idInPath,
  readJson,
  route,
} from "../../_shared/edge/http.ts";
import { describeError, log } from "../../_shared/edge/log.ts";
import {
  HOUR_S,
  requireNetworkRate,
  requirePot,
  type TakePot,
  type TakeRate,
} from "../../_shared/edge/rate.ts";
import type { Visitors } from "../../_shared/edge/visitor.ts";
import type { PassageModel } from "./model.ts";
import type { SourceStore } from "./store.ts";

export type QuestionGateways = {
  sources: SourceStore;
  model: PassageModel;
  takeRate: TakeRate;
  takePot: TakePot;
};
type Gateways = { questions: QuestionGateways; callers: Callers; visitors: Visitors };

export function addQuestionRoutes(app: EdgeApp, gateways: Gateways): void {
  route(app, "/:id/ask", { post: (c) => ask(c, gateways) });
}

/**
 * `POST /listings/:id/ask` with {question} → {quotes, isWhole}: what the owner has published about
 * it, word for word (decision 83). Open to anyone; the question isn't stored.
 */
async function ask(c: EdgeContext, gateways: Gateways) {
  const id = idInPath(c, "listing_not_found");
  const question = parseQuestion(await readJson(c));
  const { caller, who } = await admit(c, id, gateways);
  const { sources, model, takePot } = gateways.questions;
  const passages = passagesOf(await sources.of(id, caller));
  // Every home for sale has a price, a town or another fact.
  if (passages.length === 0) throw new AppError("listing_not_found");

  let answer = answerFrom(question, passages);
  // The model is only asked what the rules can't find.
  if (!answer.isWhole && (await takePot("model:questions", who)))
    answer = (await chosenBy(model, question, passages, c)) ?? answer;
  if (!isQuoted(answer, passages)) throw new AppError("questions_unavailable");
  return c.json(answer);
}

/** Counts the question before anything is looked up. @throws AppError `too_many_questions` */
async function admit(c: EdgeContext, id: string, gateways: Gateways) {
  const { callers, visitors, questions } = gateways;
  const { perNetwork } = QUESTION_LIMITS;
  const { takeRate, takePot } = questions;
  const networks = await visitors.networks(c.req.raw);
  const keyOf = (network: string) => `ask:network:${network}`;
  await requireNetworkRate(takeRate, networks, keyOf, HOUR_S, perNetwork, "too_many_questions");
  const caller = await callerOrVisitor(c, callers);
  const who = { personId: caller.kind === "user" ? caller.id : undefined, networks };
  await requirePot(takePot("questions", who, id), HOUR_S, "too_many_questions");
  return { caller, who };
}

/** Undefined if the model isn't set up, fails, or finds less than the rules. */
async function chosenBy(
  model: PassageModel,
  question: string,
  passages: readonly Passage[],
  c: EdgeContext,
): Promise<HomeAnswer | undefined> {
  try {
    const choice = await model.choose(question, passages);
    const answer = choice && answerOfChoice(choice.passages, choice.complete, passages);
    return answer && answer.quotes.length > 0 ? answer : undefined;
  } catch (error) {
    log("question_without_model", { request_id: c.get("requestId"), cause: describeError(error) });
    return undefined;
  }
}

const bodySchema = z.object({ question: oneLine() });

/** @throws AppError `question_invalid` */
function parseQuestion(body: unknown): string {
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success || !isAskable(parsed.data.question)) throw new AppError("question_invalid");
  return parsed.data.question;
}
