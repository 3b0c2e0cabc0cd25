import { z } from "zod";
import { sentPhrase } from "../../_shared/domain/search/phrase-reading.ts";
import { AppError } from "../../_shared/domain/site/errors/errors.ts";
import { PHRASE_LIMITS } from "../../_shared/domain/site/errors/limits.ts";
import { type EdgeApp, type EdgeContext, readJson, route } from "../../_shared/edge/http.ts";
import { describeError, log } from "../../_shared/edge/log.ts";
import {
  HOUR_S,
  requireNetworkRate,
  type TakePot,
  type TakeRate,
} from "../../_shared/edge/rate.ts";
import type { Visitors } from "../../_shared/edge/visitor.ts";
import type { PhraseModel } from "./model.ts";
import type { PhraseStore } from "./store.ts";

export type PhraseGateways = {
  store: PhraseStore;
  model: PhraseModel;
  takeRate: TakeRate;
  takePot: TakePot;
};
type Gateways = { phrases: PhraseGateways; visitors: Visitors };

export function addPhraseRoutes(app: EdgeApp, gateways: Gateways): void {
  route(app, "/read-phrase", { post: (c) => read(c, gateways) });
}

/**
 * `POST /listings/read-phrase` with {phrase} → {query}: the filters that words of a search may mean, which are offered
 * and never applied (decision 212). Open to anyone; who asks isn't looked at, and only the words go to the model.
 * "" when it finds none, fails, isn't set up, or has nothing left for this caller: the search works without it.
 */
async function read(c: EdgeContext, { phrases, visitors }: Gateways) {
  const parsed = bodySchema.safeParse(await readJson(c));
  const phrase = parsed.success ? sentPhrase(parsed.data.phrase) : undefined;
  if (phrase === undefined) throw new AppError("bad_request");
  const { store, model, takeRate, takePot } = phrases;
  const networks = await visitors.networks(c.req.raw);
  const keyOf = (network: string) => `phrase:network:${network}`;
  await requireNetworkRate(takeRate, networks, keyOf, HOUR_S, PHRASE_LIMITS.perNetwork);
  if (!(await model.isSetUp())) return c.json({ query: "" });
  const known = await store.known(phrase);
  if (known !== null) return c.json({ query: known });
  if (!(await takePot("model:phrases", { networks }))) return c.json({ query: "" });
  try {
    const query = await model.read(phrase);
    await store.keep(phrase, query);
    return c.json({ query });
  } catch (error) {
    log("phrase_not_read", { request_id: c.get("requestId"), cause: describeError(error) });
    return c.json({ query: "" });
  }
}

const bodySchema = z.object({ phrase: z.string().max(1000) });
