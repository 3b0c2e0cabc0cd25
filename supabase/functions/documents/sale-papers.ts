import type { OfferPaper } from "../_shared/domain/offers/offer-papers.ts";
import type { Offer } from "../_shared/domain/offers/offers.ts";
import { type AgreedSale, agreedTermsPaper } from "../_shared/domain/sales/agreed-terms.ts";
import { releasePaper } from "../_shared/domain/sales/deposit-at-end.ts";
import { handOverPaper } from "../_shared/domain/sales/hand-over.ts";
import type { PartyPage } from "../_shared/domain/sales/parties.ts";
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
import { HOUR_S, requireRate, type TakeRate } from "../_shared/edge/rate.ts";
import type { Visitors } from "../_shared/edge/visitor.ts";
import type { Draw } from "./kit/draw.ts";
import { isToken, limitNetwork } from "./party-files.ts";
import { answerPaper, DRAWN_PER_HOUR } from "./pdf-answer.ts";

/**
 * PDFs of a sale: its agreed terms, for both sides and by the link of a title officer or an attorney, and the release of
 * its earnest money.
 */

export type SalePaperGateways = {
  callers: Callers;
  sales: SaleReader;
  visitors: Visitors;
  store: { takeRate: TakeRate };
  draw: Draw;
};

/** All are null where SQL shows nothing. @throws AppError `offers_unavailable` */
type SaleReader = {
  agreed(user: User, id: string): Promise<AgreedSale | null>;
  handOver(token: string): Promise<{ page: PartyPage; sale: AgreedSale } | null>;
  offer(user: User, id: string): Promise<Offer | null>;
};

export function addSalePaperRoutes(app: EdgeApp, gateways: SalePaperGateways): void {
  route(app, "/sales/:sale/terms", { get: (c) => forSide(c, gateways) });
  route(app, "/sales/:sale/release", { get: (c) => release(c, gateways) });
  route(app, "/parties/hand-over", { post: (c) => forParty(c, gateways) });
}

/** `GET /documents/sales/:sale/terms` → PDF, for either side. */
async function forSide(c: EdgeContext, gateways: SalePaperGateways) {
  const { user, id } = await prepare(c, gateways);
  const sale = await gateways.sales.agreed(user, id);
  if (sale === null) throw new AppError("offer_unknown");
  return answer(c, gateways, agreedTermsPaper(sale, new Date()), "Agreed terms");
}

/** `GET /documents/sales/:sale/release` → PDF for either side, once the sale has ended with earnest money. */
async function release(c: EdgeContext, gateways: SalePaperGateways) {
  const { user, id } = await prepare(c, gateways);
  const offer = await gateways.sales.offer(user, id);
  return answer(c, gateways, offer && releasePaper(offer, new Date()), "Earnest money");
}

async function prepare(c: EdgeContext, { callers, store }: SalePaperGateways) {
  const user = await requireUser(c, callers);
  const id = idInPath(c, "offer_unknown", "sale");
  await requireRate(store.takeRate, `documents:sales:papers:${user.id}`, HOUR_S, DRAWN_PER_HOUR);
  return { user, id };
}

/** `POST /documents/parties/hand-over` {token} → PDF of all that a closing needs, for a role that reads the terms. */
async function forParty(c: EdgeContext, gateways: SalePaperGateways) {
  await limitNetwork(c, gateways, "hand-over", DRAWN_PER_HOUR);
  const { token } = (await readObject(c)) as { token?: unknown };
  if (!isToken(token)) throw new AppError("bad_request");
  const found = await gateways.sales.handOver(token);
  if (found === null) throw new AppError("party_unknown");
  const { page, sale } = found;
  return answer(c, gateways, handOverPaper(page, sale, new Date()), "For the closing");
}

function answer(
  c: EdgeContext,
  { draw }: SalePaperGateways,
  paper: OfferPaper | null,
  label: string,
) {
  if (paper === null) throw new AppError("offer_unknown");
  return answerPaper(c, draw, paper, label);
}

/** A side is read with its own client, and a link with the service client: SQL decides what each reads. */
export function createSaleReader(database: Database): SaleReader {
  return {
    agreed: (user, sale_id) =>
      ask(database.callerClient(user.token).rpc("agreed_sale", { sale_id }), "offers_unavailable"),
    handOver: async (token) => {
      const service = database.serviceClient();
      const sale = await ask(service.rpc("agreed_sale_by_token", { token }), "offers_unavailable");
      const page =
        sale && (await ask(service.rpc("party_by_token", { token }), "offers_unavailable"));
      return sale && page && { page, sale };
    },
    offer: (user, id) =>
      ask(database.callerClient(user.token).rpc("my_sale", { id }), "offers_unavailable"),
  };
}
