import { taggedHref } from "../../_shared/domain/homes/channels.ts";
import { publicImageUrl } from "../../_shared/domain/homes/images.ts";
import {
  RESO_CONTEXT,
  RESO_LIMITS,
  type ResoLinks,
  type ResoPayload,
  toResoProperty,
} from "../../_shared/domain/homes/reso.ts";
import { DetailedError } from "../../_shared/edge/detailed-error.ts";
import type { Platform } from "../../_shared/edge/env.ts";
import { type EdgeApp, type EdgeContext, route } from "../../_shared/edge/http.ts";
import { HOUR_S, requireNetworkRate, type TakeRate } from "../../_shared/edge/rate.ts";
import type { Visitors } from "../../_shared/edge/visitor.ts";
import { parseFeedQuery } from "./query.ts";
import type { FeedStore } from "./store.ts";

export type FeedGateways = {
  store: FeedStore;
  takeRate: TakeRate;
  siteUrl: string;
};

type Gateways = {
  feed: FeedGateways;
  platform: Pick<Platform, "publicUrl">;
  visitors: Visitors;
};

export function addFeedRoutes(app: EdgeApp, gateways: Gateways): void {
  route(app, "/reso", { get: (c) => feed(c, gateways) });
}

/**
 * `GET /listings/reso`: homes whose owners share them, as RESO Common Format (docs/reso.md). The same
 * for everyone, so caches may answer.
 */
async function feed(c: EdgeContext, gateways: Gateways) {
  const { page, problems } = parseFeedQuery(new URL(c.req.url).searchParams);
  const [problem] = problems;
  if (problem) throw new DetailedError("invalid_query", { problems }, problem.text);
  const networks = await gateways.visitors.networks(c.req.raw);
  const keyOf = (network: string) => `reso:${network}`;
  await requireNetworkRate(gateways.feed.takeRate, networks, keyOf, HOUR_S, RESO_LIMITS.perNetwork);

  const homes = await gateways.feed.store.page(page);
  const shown = homes.slice(0, page.size);
  const last = homes.length > page.size ? shown.at(-1) : undefined;
  const links = linksOf(gateways);
  const payload: ResoPayload = {
    "@reso.context": RESO_CONTEXT,
    ...(last ? { "@odata.nextLink": nextLink(last.id, page.size, gateways.feed) } : {}),
    value: shown.map((home) => toResoProperty(home, links)),
  };
  c.header("Cache-Control", `public, max-age=${RESO_LIMITS.maxAge}`);
  return c.json(payload);
}

function linksOf({ feed: { siteUrl }, platform: { publicUrl } }: Gateways): ResoLinks {
  return {
    page: (id) => taggedHref(siteUrl, id, "portal"),
    image: (path) => publicImageUrl(publicUrl, path),
  };
}

function nextLink(after: string, size: number, { siteUrl }: FeedGateways): string {
  return `${siteUrl}/api/listings/reso?$top=${size}&$skiptoken=${after}`;
}
