import {
  KIT_DOCUMENTS,
  kitDocument,
  kitFileName,
} from "../../_shared/domain/document-kit/catalogue.ts";
import { writeKitDocument } from "../../_shared/domain/document-kit/write.ts";
import { contentDisposition } from "../../_shared/domain/documents.ts";
import { AppError } from "../../_shared/domain/errors.ts";
import { isUuid } from "../../_shared/domain/ids.ts";
import { hasPlan } from "../../_shared/domain/plans.ts";
import { type Callers, requireCaller } from "../../_shared/edge/caller.ts";
import { type EdgeApp, type EdgeContext, route } from "../../_shared/edge/http.ts";
import type { TakeRate } from "../../_shared/edge/rate.ts";
import type { KitStore } from "./store.ts";

export type KitGateways = {
  callers: Callers;
  kit: KitStore;
  store: { takeRate: TakeRate };
  /** Renders blocks as a PDF. Loads the renderer on first use. */
  draw: (title: string, blocks: ReturnType<typeof writeKitDocument>) => Promise<Uint8Array>;
};

const HOUR_S = 3600;
/** Rendering one takes a good part of a second. */
const DRAWN_PER_HOUR = 60;

export function addKitRoutes(app: EdgeApp, gateways: KitGateways): void {
  route(app, "/kit", { get: (c) => list(c, gateways) });
  route(app, "/kit/:id", { get: (c) => make(c, gateways) });
}

/** `GET /documents/kit` → [{id, title, description, step}]: the catalogue, for every user. */
async function list(c: EdgeContext, { callers }: KitGateways) {
  requireCaller(await callers.identify(c.req.raw));
  return c.json(KIT_DOCUMENTS);
}

/**
 * `GET /documents/kit/:id?listing_id=` → PDF, filled in from the caller's profile and that home, or
 * their latest one. Premium only: `plan_required`.
 */
async function make(c: EdgeContext, gateways: KitGateways) {
  const { callers, kit, store, draw } = gateways;
  const user = requireCaller(await callers.identify(c.req.raw));
  const document = kitDocument(c.req.param("id"));
  if (!document) throw new AppError("not_found");
  const listingId = c.req.query("listing_id");
  if (listingId !== undefined && !isUuid(listingId)) throw new AppError("listing_not_found");
  if (!hasPlan(await kit.planOf(user), "premium")) throw new AppError("plan_required");
  if (!(await store.takeRate(`documents:kit:${user.id}`, HOUR_S, DRAWN_PER_HOUR)))
    throw new AppError("too_many_requests");

  const facts = await kit.facts(user, listingId?.toLowerCase(), new Date());
  const pdf = await draw(document.title, writeKitDocument(document.id, facts)).catch((cause) => {
    throw new AppError("kit_failed", { cause });
  });
  c.header("Content-Type", "application/pdf");
  c.header("Content-Length", String(pdf.length));
  c.header("Content-Disposition", contentDisposition(kitFileName(document, facts.home?.address)));
  return c.body(pdf as Uint8Array<ArrayBuffer>);
}
