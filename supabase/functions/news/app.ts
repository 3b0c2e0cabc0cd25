import { parseKeepSearchRequest } from "../_shared/domain/search/kept-searches.ts";
import { NEWS_TEXTS, parseNewsRequest } from "../_shared/domain/search/news.ts";
import { parseWaitRequest } from "../_shared/domain/showings/waiting.ts";
import { afterAnswer } from "../_shared/edge/after-answer.ts";
import type { Callers } from "../_shared/edge/caller.ts";
import type { Database } from "../_shared/edge/database.ts";
import type { Platform } from "../_shared/edge/env.ts";
import { type EdgeContext, readJson, route } from "../_shared/edge/http.ts";
import { createMailApp } from "../_shared/edge/mail-app.ts";
import type { Sender } from "../_shared/edge/outbox.ts";
import { DAY_S, HOUR_S, requireNetworkRate, requirePot } from "../_shared/edge/rate.ts";
import type { Networks, Visitors } from "../_shared/edge/visitor.ts";
import type { NewsStore } from "./store.ts";

type NewsGateways = {
  platform: Pick<Platform, "allowedOrigins">;
  database: Database;
  store: NewsStore;
  callers: Callers;
  visitors: Visitors;
  sender: Sender;
};

/** Per network, so that a caller can't make us write to many people. */
const ASKS_PER_HOUR = 10;
const ASKS_PER_DAY = 40;
/** Per address, so that a caller can't flood a mailbox. */
const CONFIRMATIONS_PER_DAY = 3;
/** The limit for homes' times is the same as the one on showing requests. */
const WAITS_PER_DAY = 5;
const SEARCHES_PER_DAY = 5;
/** Per home, from one network. */
const WAITS_PER_NETWORK_AND_DAY = 4;

/**
 * `POST /news` with {email, place?} subscribes; `POST /news/times` with {email, home} waits for the showing
 * times of a home; `POST /news/searches` with {email, search} keeps a search.
 */
export function createNewsApp(gateways: NewsGateways) {
  const app = createMailApp({
    ...gateways,
    name: "news",
    stop: { path: "/leave", ask: (client, token) => client.rpc("leave_news", { token }) },
  });
  route(app, "/", { post: (c) => ask(c, gateways) });
  route(app, "/times", { post: (c) => askForTimes(c, gateways) });
  route(app, "/searches", { post: (c) => keepSearch(c, gateways) });
  return app;
}

/**
 * Answers 202 with the same text for every address, whether new, known or over its daily limit, so
 * that it doesn't reveal who is subscribed. Refusals never depend on the address, which is only looked at
 * after the answer, so that response times reveal nothing either.
 */
async function ask(c: EdgeContext, gateways: NewsGateways) {
  const { email, searchTerm } = parseNewsRequest(await readJson(c));
  const { store, visitors } = gateways;
  await admitNetwork(await visitors.networks(c.req.raw), store);
  await store.request(null, searchTerm);
  afterAnswer(async () => {
    const mailbox = await visitors.mailbox(email);
    if (await store.takeRate(`news-ask:${mailbox}`, DAY_S, CONFIRMATIONS_PER_DAY))
      await confirm(await store.request(email, searchTerm), gateways);
  });
  return c.json({ message: NEWS_TEXTS.asked }, 202);
}

/** See `ask`. */
async function askForTimes(c: EdgeContext, gateways: NewsGateways) {
  const { email, homeId } = parseWaitRequest(await readJson(c));
  const { store, visitors } = gateways;
  const networks = await visitors.networks(c.req.raw);
  await admitNetwork(networks, store);
  const placeOf = (network: string) => `times-ask:${network}:${homeId}`;
  await requireNetworkRate(store.takeRate, networks, placeOf, DAY_S, WAITS_PER_NETWORK_AND_DAY);
  await requirePot(store.takePot("waiting", { networks }, homeId), HOUR_S);
  await store.requestTimes(null, homeId);
  afterAnswer(async () => {
    const mailbox = await visitors.mailbox(email);
    if (await store.takeRate(`times-ask:${mailbox}`, DAY_S, WAITS_PER_DAY))
      await confirm(await store.requestTimes(email, homeId), gateways);
  });
  return c.json({ message: NEWS_TEXTS.asked }, 202);
}

/** See `ask`. */
async function keepSearch(c: EdgeContext, gateways: NewsGateways) {
  const { email, ...search } = parseKeepSearchRequest(await readJson(c));
  const { store, visitors } = gateways;
  await admitNetwork(await visitors.networks(c.req.raw), store);
  await store.requestSearch(null, search);
  afterAnswer(async () => {
    const mailbox = await visitors.mailbox(email);
    if (await store.takeRate(`search-ask:${mailbox}`, DAY_S, SEARCHES_PER_DAY))
      await confirm(await store.requestSearch(email, search), gateways);
  });
  return c.json({ message: NEWS_TEXTS.asked }, 202);
}

/** The subscriptions of a day are a small part of the site's mail to confirm addresses (`mail:news:confirm`). */
async function admitNetwork(networks: Networks, { takeRate, takePot }: NewsStore) {
  const hourly = (network: string) => `news-ask:${network}`;
  await requireNetworkRate(takeRate, networks, hourly, HOUR_S, ASKS_PER_HOUR);
  const daily = (network: string) => `news-ask-day:${network}`;
  await requireNetworkRate(takeRate, networks, daily, DAY_S, ASKS_PER_DAY);
  await requirePot(takePot("mail:news:confirm", { networks }), DAY_S);
}

/** If sending fails here, the scheduler's next round sends the mail. */
async function confirm(subscription: string | null, { sender }: NewsGateways) {
  if (subscription !== null) await sender.sendOnly(subscription);
}
