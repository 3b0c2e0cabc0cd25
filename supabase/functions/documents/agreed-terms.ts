import { OFFER_PAPER_NOTICE } from "../_shared/domain/offers/offer-papers.ts";
import { paperName } from "../_shared/domain/papers/document-kit/catalogue.ts";
import { type AgreedSale, agreedTermsPaper } from "../_shared/domain/sales/agreed-terms.ts";
import { AppError } from "../_shared/domain/site/errors/errors.ts";
import { type Callers, requireUser, type User } from "../_shared/edge/caller.ts";
import { ask, type Database } from "../_shared/edge/database.ts";
import {
  type EdgeApp,
  type EdgeContext,
  idInPath,
  readObject,
  route,
} from "../_shared/edge/http.ts";
import { HOUR_S, requireNetworkRate, requireRate, type TakeRate } from "../_shared/edge/rate.ts";
import type { Visitors } from "../_shared/edge/visitor.ts";
import type { Draw } from "./kit/draw.ts";
import { isToken } from "./party-files.ts";
import { answerPdf, DRAWN_PER_HOUR, drawn } from "./pdf-answer.ts";

/** The agreed terms of a sale as a PDF, for its two sides, and for a title officer or an attorney by their link. */

export type AgreedTermsGateways = {
  callers: Callers;
  agreed: AgreedReader;
  visitors: Visitors;
  store: { takeRate: TakeRate };
  draw: Draw;
};

/** Both are null where SQL shows nothing. @throws AppError `offers_unavailable` */
type AgreedReader = {
  ofSale(user: User, id: string): Promise<AgreedSale | null>;
  ofParty(token: string): Promise<AgreedSale | null>;
};

export function addAgreedTermsRoutes(app: EdgeApp, gateways: AgreedTermsGateways): void {
  route(app, "/sales/:sale/terms", { get: (c) => forSide(c, gateways) });
  route(app, "/parties/terms", { post: (c) => forParty(c, gateways) });
}

/** `GET /documents/sales/:sale/terms` → PDF, for either side. */
async function forSide(c: EdgeContext, gateways: AgreedTermsGateways) {
  const user = await requireUser(c, gateways.callers);
  const id = idInPath(c, "offer_unknown", "sale");
  const key = `documents:terms:${user.id}`;
  await requireRate(gateways.store.takeRate, key, HOUR_S, DRAWN_PER_HOUR);
  const sale = await gateways.agreed.ofSale(user, id);
  if (sale === null) throw new AppError("offer_unknown");
  return answer(c, gateways, sale);
}

/** `POST /documents/parties/terms` {token} → PDF, for a role that reads the terms. */
async function forParty(c: EdgeContext, gateways: AgreedTermsGateways) {
  const { visitors, store, agreed } = gateways;
  const networks = await visitors.networks(c.req.raw);
  const keyOf = (network: string) => `documents:party:terms:${network}`;
  await requireNetworkRate(store.takeRate, networks, keyOf, HOUR_S, DRAWN_PER_HOUR);
  const { token } = (await readObject(c)) as { token?: unknown };
  if (!isToken(token)) throw new AppError("bad_request");
  const sale = await agreed.ofParty(token);
  if (sale === null) throw new AppError("party_unknown");
  return answer(c, gateways, sale);
}

async function answer(c: EdgeContext, { draw }: AgreedTermsGateways, sale: AgreedSale) {
  const paper = agreedTermsPaper(sale, new Date());
  if (paper === null) throw new AppError("offer_unknown");
  const { title, blocks } = paper;
  const frame = { label: "Agreed terms", notice: OFFER_PAPER_NOTICE };
  return answerPdf(c, await drawn(draw(title, blocks, frame)), paperName(title));
}

/** A side is read with its own client, and a link with the service client: SQL decides what each reads. */
export function createAgreedReader(database: Database): AgreedReader {
  return {
    ofSale: (user, sale_id) =>
      ask(database.callerClient(user.token).rpc("agreed_sale", { sale_id }), "offers_unavailable"),
    ofParty: (token) =>
      ask(database.serviceClient().rpc("agreed_sale_by_token", { token }), "offers_unavailable"),
  };
}
