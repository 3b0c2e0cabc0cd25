import {
  KIT_DOCUMENTS,
  kitDocument,
  paperName,
} from "../../_shared/domain/papers/document-kit/catalogue.ts";
import {
  FILLED_IN_HERE,
  filledIn,
  KIT_ANSWER_LIMITS,
  type KitAnswers,
  partsOf,
  textOf,
} from "../../_shared/domain/papers/document-kit/fill.ts";
import { writeKitDocument } from "../../_shared/domain/papers/document-kit/write.ts";
import { AppError } from "../../_shared/domain/site/errors/errors.ts";
import { hasPlan } from "../../_shared/domain/site/plans/plans.ts";
import { isUuid } from "../../_shared/domain/site/text/ids.ts";
import { type Callers, requireUser, type User } from "../../_shared/edge/caller.ts";
import { type EdgeApp, type EdgeContext, readJson, route } from "../../_shared/edge/http.ts";
import { HOUR_S, requireRate, type TakeRate } from "../../_shared/edge/rate.ts";
import { answerPdf, DRAWN_PER_HOUR, drawn } from "../pdf-answer.ts";
import { type DocumentRow, toOwnerDocument } from "../store.ts";
import type { Draw } from "./draw.ts";
import type { KitStore } from "./store.ts";

export type KitGateways = {
  callers: Callers;
  kit: KitStore;
  store: { takeRate: TakeRate };
  /** Renders blocks as a PDF. Loads the renderer on first use. */
  draw: Draw;
  /** Keeps a paper that was filled in here among the user's documents. */
  keepDrawn: (user: User, paper: DrawnPaper) => Promise<DocumentRow>;
};

export type DrawnPaper = { name: string; bytes: Uint8Array; text: string };

export function addKitRoutes(app: EdgeApp, gateways: KitGateways): void {
  route(app, "/kit", { get: (c) => list(c, gateways) });
  route(app, "/kit/:id", { get: (c) => make(c, gateways), post: (c) => keep(c, gateways) });
  route(app, "/kit/:id/parts", { get: (c) => parts(c, gateways) });
}

/** `GET /documents/kit` → [{id, title, description, step}]: the catalogue, for every user. */
async function list(c: EdgeContext, { callers }: KitGateways) {
  await requireUser(c, callers);
  return c.json(KIT_DOCUMENTS);
}

/**
 * `GET /documents/kit/:id?listing_id=` → PDF, filled in from the caller's profile and that home, or
 * their latest one. Premium only: `plan_required`.
 */
async function make(c: EdgeContext, gateways: KitGateways) {
  const { document, facts } = await prepare(c, gateways, c.req.query("listing_id"));
  const pdf = await drawn(gateways.draw(document.title, writeKitDocument(document.id, facts)));
  return answerPdf(c, pdf, paperName(document.title, facts.home?.address));
}

/** `GET /documents/kit/:id/parts?listing_id=` → what there is to fill in, with what is known. */
async function parts(c: EdgeContext, gateways: KitGateways) {
  const { document, facts } = await prepare(c, gateways, c.req.query("listing_id"));
  if (!FILLED_IN_HERE[document.id]) throw new AppError("not_found");
  return c.json(partsOf(writeKitDocument(document.id, facts)));
}

/**
 * `POST /documents/kit/:id` {listing_id, answers} → the filled-in paper, as one of the caller's
 * documents.
 */
async function keep(c: EdgeContext, gateways: KitGateways) {
  const body = (await readJson(c)) as { listing_id?: unknown; answers?: unknown } | null;
  const answers = parseAnswers(body?.answers);
  const { user, document, facts } = await prepare(c, gateways, body?.listing_id);
  if (!FILLED_IN_HERE[document.id]) throw new AppError("not_found");
  const blocks = writeKitDocument(document.id, facts);
  const bytes = await drawn(gateways.draw(document.title, filledIn(blocks, answers)));
  const row = await gateways.keepDrawn(user, {
    name: paperName(document.title, facts.home?.address),
    bytes,
    text: textOf(blocks, answers),
  });
  return c.json(toOwnerDocument(row), 201);
}

/** The checks that all documents of the kit need, in the order that tells strangers least. */
async function prepare(c: EdgeContext, { callers, kit, store }: KitGateways, listingId: unknown) {
  const user = await requireUser(c, callers);
  const document = kitDocument(c.req.param("id"));
  if (!document) throw new AppError("not_found");
  if (listingId !== undefined && !isUuid(listingId)) throw new AppError("listing_not_found");
  if (!hasPlan(await kit.planOf(user), "premium")) throw new AppError("plan_required");
  await requireRate(store.takeRate, `documents:kit:${user.id}`, HOUR_S, DRAWN_PER_HOUR);
  return { user, document, facts: await kit.facts(user, listingId?.toLowerCase(), new Date()) };
}

/** @throws AppError `bad_request` */
function parseAnswers(answers: unknown): KitAnswers {
  if (typeof answers !== "object" || answers === null) throw new AppError("bad_request");
  const given = Object.entries(answers);
  const isFine = ([, answer]: [string, unknown]) =>
    typeof answer === "string" && answer.length <= KIT_ANSWER_LIMITS.text;
  if (given.length > KIT_ANSWER_LIMITS.answers || !given.every(isFine))
    throw new AppError("bad_request");
  return Object.fromEntries(given.map(([key, answer]) => [key, tidied(answer)]));
}

/** Control characters are removed, because no font draws them. */
function tidied(answer: string): string {
  return answer.toWellFormed().replace(/[^\S\n]|(?!\n)\p{Cc}/gu, " ");
}
