import { PAPER_NAMES, type SigningPaper } from "../../_shared/domain/sales/signing-papers.ts";
import { AppError } from "../../_shared/domain/site/errors/errors.ts";
import { SIGNING_LIMITS } from "../../_shared/domain/site/errors/limits.ts";
import { isUuid } from "../../_shared/domain/site/text/ids.ts";
import { afterAnswer } from "../../_shared/edge/after-answer.ts";
import { type Callers, isSame, requireUser } from "../../_shared/edge/caller.ts";
import {
  envelopeOfEvent,
  SigningProblem,
  type SigningService,
} from "../../_shared/edge/documenso.ts";
import {
  type EdgeApp,
  type EdgeContext,
  idInPath,
  readJson,
  readObject,
  requireService,
  route,
} from "../../_shared/edge/http.ts";
import { DAY_S, HOUR_S, requireRate, type TakeRate } from "../../_shared/edge/rate.ts";
import type { DocumentFiles } from "../files.ts";
import { carryOn, type SigningGateways as Ready, send } from "./carry-on.ts";
import type { SignaturePage } from "./signature-page.ts";
import type { SigningStore } from "./store.ts";

export type SigningGateways = {
  callers: Callers;
  store: { takeRate: TakeRate };
  signings: SigningStore;
  filesOfSales: DocumentFiles;
  drawSignaturePage: (page: SignaturePage) => Promise<Uint8Array>;
  siteUrl: string;
  /** Undefined if papers are signed by hand here; every route but `status` then says so. */
  signing: { service: SigningService; webhookSecret: string } | undefined;
};

/** Each look costs the signing service a request. */
const LINKS_PER_HOUR = 60;

/** Signing papers of a sale online (decision 199). */
export function addSigningRoutes(app: EdgeApp, gateways: SigningGateways): void {
  route(app, "/signings/status", {
    get: (c) => c.json({ is_set_up: gateways.signing !== undefined }),
  });
  route(app, "/signings/webhook", { post: (c) => receive(c, gateways) });
  route(app, "/signings/round", { post: (c) => round(c, gateways) });
  route(app, "/signings/:id/link", { post: (c) => link(c, gateways) });
  route(app, "/sales/:sale/signings", { post: (c) => begin(c, gateways) });
}

/** @throws AppError `signing_not_set_up` */
function readyOf(gateways: SigningGateways): Ready & { webhookSecret: string } {
  if (!gateways.signing) throw new AppError("signing_not_set_up");
  return { ...gateways, ...gateways.signing };
}

/**
 * `POST /documents/sales/:sale/signings` {id, what, file_id} → {state}: sends a PDF of the sale to be signed by everyone.
 * Repeated, it tries again what could not be sent. If the service fails, the signing says so and the clock goes on.
 */
async function begin(c: EdgeContext, gateways: SigningGateways) {
  const user = await requireUser(c, gateways.callers);
  const saleId = idInPath(c, "offer_unknown", "sale");
  const { id, what, fileId } = parseSigning(await readObject(c));
  const ready = readyOf(gateways);
  const { takeRate } = gateways.store;
  await requireRate(takeRate, `signings:${user.id}`, DAY_S, SIGNING_LIMITS.perPerson);
  const { signing, is_claimed } = await ready.signings.begin(user, { id, saleId, what, fileId });
  if (is_claimed) await send(signing, ready);
  return c.json({ id }, 201);
}

/** @throws AppError `bad_request` */
function parseSigning(body: object): { id: string; what: SigningPaper; fileId: string } {
  const { id, what, file_id: fileId } = body as Record<string, unknown>;
  const papers = Object.keys(PAPER_NAMES) as SigningPaper[];
  const paper = papers.find((each) => each === what);
  if (!isUuid(id) || !isUuid(fileId) || !paper) throw new AppError("bad_request");
  return { id: id.toLowerCase(), what: paper, fileId: fileId.toLowerCase() };
}

/** `POST /documents/signings/:id/link` → {url}: the caller's own page at the service, where they sign or decline. */
async function link(c: EdgeContext, gateways: SigningGateways) {
  const user = await requireUser(c, gateways.callers);
  const id = idInPath(c, "signing_unknown");
  const { service, signings } = readyOf(gateways);
  await requireRate(gateways.store.takeRate, `signings:link:${user.id}`, HOUR_S, LINKS_PER_HOUR);
  const signer = await signings.signer(user, id);
  if (signer === null) throw new AppError("signing_not_yours");
  const envelope = await service.read(signer.envelope_id).catch((cause) => {
    throw cause instanceof SigningProblem ? new AppError("signing_unavailable", { cause }) : cause;
  });
  const own = envelope?.recipients.find((each) => each.id === signer.recipient_id);
  if (!own) throw new AppError("signing_over");
  return c.json({ url: service.pageOf(own.token) });
}

/**
 * `POST /documents/signings/webhook`: the service reports that something changed. It proves itself with a secret in a
 * header and signs nothing, so the report is only a reason to look: how the envelope stands is read at the service
 * (docs/trust.md E10). A report that is repeated, late or made up therefore does no harm.
 */
async function receive(c: EdgeContext, gateways: SigningGateways) {
  const ready = readyOf(gateways);
  if (!isSame(c.req.header("x-documenso-secret"), ready.webhookSecret))
    throw new AppError("event_refused");
  const envelopeId = envelopeOfEvent(await readJson(c));
  if (envelopeId !== undefined && (await ready.signings.changed(envelopeId)))
    // The service waits ten seconds for an answer. If this fails, the clock's next tick looks.
    afterAnswer(() => carryOn(ready));
  return c.json({ received: true });
}

/** `POST /documents/signings/round`, called by our scheduler: sends, asks about and calls off what is due. */
async function round(c: EdgeContext, gateways: SigningGateways) {
  requireService(c, gateways.callers);
  return c.json({ done: await carryOn(readyOf(gateways)) });
}
