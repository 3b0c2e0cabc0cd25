import { hasPreview, kindOfType } from "../_shared/domain/papers/documents.ts";
import { AppError, type ErrorCode } from "../_shared/domain/site/errors/errors.ts";
import { type Callers, requireUser, type User } from "../_shared/edge/caller.ts";
import type { Platform } from "../_shared/edge/env.ts";
import { createApp, type EdgeContext, idInPath, readJson, route } from "../_shared/edge/http.ts";
import { HOUR_S, requireRate } from "../_shared/edge/rate.ts";
import { sweeper } from "../_shared/edge/sweep.ts";
import { addDisclosureRoutes, type DisclosureGateways } from "./disclosures.ts";
import { answerFile } from "./file-answer.ts";
import type { DocumentFiles } from "./files.ts";
import { keepDocument } from "./keep.ts";
import { addKitRoutes, type KitGateways } from "./kit/routes.ts";
import { addOfferRoutes, type OfferPaperGateways } from "./offers.ts";
import { addOwnershipRoutes, type OwnershipGateways } from "./ownership.ts";
import { addPartyFileRoutes, PARTY_UPLOAD, type PartyFileGateways } from "./party-files.ts";
import { parseNewDocument, parseNewName } from "./request.ts";
import { addSaleFileRoutes, type SaleFileGateways } from "./sale-files.ts";
import { addSalePaperRoutes, type SalePaperGateways } from "./sale-papers.ts";
import { addSheetRoutes, type SheetGateways } from "./sheets/routes.ts";
import { addSigningRoutes, type SigningGateways } from "./signings/routes.ts";
import { type DocumentStore, type StoredDocument, toOwnerDocument } from "./store.ts";

type DocumentsGateways = KitGateways &
  DisclosureGateways &
  OfferPaperGateways &
  SalePaperGateways &
  SaleFileGateways &
  PartyFileGateways &
  SheetGateways &
  OwnershipGateways &
  SigningGateways & {
    platform: Pick<Platform, "allowedOrigins">;
    callers: Callers;
    store: DocumentStore;
    files: DocumentFiles;
  };

/** A photo for a flyer; documents themselves go to the storage. */
const MAX_BODY_BYTES = 1024 * 1024;

/** The limit per user is enough to upload all of a person's documents together, each tried twice. */
const UPLOADS_PER_HOUR = 400;
/** Each upload may pass 25 MB through our memory. */
const READS_PER_HOUR = 600;
const CHANGES_PER_HOUR = 600;
/**
 * Previews open right away, so a link is useless to a person who finds it later. A deleted document's file stays
 * because the deletion can be undone, so an issued link works until it expires.
 */
const LINK_S = 120;

/** The caller's documents: upload, list, download (docs/product.md A§7). */
export function createDocumentsApp(gateways: DocumentsGateways) {
  const { platform, callers, store, files } = gateways;
  const app = createApp({
    name: "documents",
    allowedOrigins: platform.allowedOrigins,
    maxBodyBytes: MAX_BODY_BYTES,
    large: PARTY_UPLOAD,
  });
  route(app, "/", { get: (c) => list(c, gateways), post: (c) => keep(c, gateways) });
  // These routes come before /:id, which would read their names as ids.
  route(app, "/sweep", { post: sweeper(callers, store.sweep, files.remove) });
  route(app, "/offers/:offer/:id/link", { post: (c) => offerLink(c, gateways) });
  route(app, "/showings/:id/proof", { post: (c) => proofLink(c, gateways) });
  addOfferRoutes(app, gateways);
  addSalePaperRoutes(app, gateways);
  addSaleFileRoutes(app, gateways);
  addPartyFileRoutes(app, gateways);
  addSigningRoutes(app, gateways);
  addSheetRoutes(app, gateways);
  addKitRoutes(app, gateways);
  addDisclosureRoutes(app, gateways);
  addOwnershipRoutes(app, gateways);
  route(app, "/:id/download", { get: (c) => download(c, gateways) });
  route(app, "/:id/link", { get: (c) => link(c, gateways) });
  route(app, "/:id/restore", { post: (c) => restore(c, gateways) });
  route(app, "/:id", { patch: (c) => rename(c, gateways), delete: (c) => remove(c, gateways) });
  return app;
}

/** `GET /documents`: an array, newest first. */
async function list(c: EdgeContext, { callers, store }: DocumentsGateways) {
  const user = await requireUser(c, callers);
  return c.json((await store.ofUser(user)).map(toOwnerDocument));
}

/** `POST /documents` {path, name}: turns the uploaded file into a document, or refuses it. */
async function keep(c: EdgeContext, gateways: DocumentsGateways) {
  const user = await requireUser(c, gateways.callers);
  const wanted = parseNewDocument(await readJson(c));
  await takeRate(gateways, user, "keep", UPLOADS_PER_HOUR);
  return c.json(toOwnerDocument(await keepDocument(user, wanted, gateways)), 201);
}

/** `PATCH /documents/:id` {name}: keeps an extension of its kind. */
async function rename(c: EdgeContext, gateways: DocumentsGateways) {
  const user = await requireUser(c, gateways.callers);
  const id = idInPath(c, "document_not_found");
  const wanted = parseNewName(await readJson(c));
  await takeRate(gateways, user, "change", CHANGES_PER_HOUR);
  const { type } = await find(gateways, user, id, "document_not_changed");
  return c.json(toOwnerDocument(await gateways.store.rename(user, id, wanted, type)));
}

/** `DELETE /documents/:id` → 204, also when repeated. Can be undone for a day. */
async function remove(c: EdgeContext, gateways: DocumentsGateways) {
  const user = await requireUser(c, gateways.callers);
  const id = idInPath(c, "document_not_found");
  await takeRate(gateways, user, "change", CHANGES_PER_HOUR);
  await gateways.store.remove(user, id);
  return c.body(null, 204);
}

/** `POST /documents/:id/restore`: the document, even if it was never deleted. */
async function restore(c: EdgeContext, gateways: DocumentsGateways) {
  const user = await requireUser(c, gateways.callers);
  const id = idInPath(c, "document_not_found");
  await takeRate(gateways, user, "change", CHANGES_PER_HOUR);
  return c.json(toOwnerDocument(await gateways.store.restore(user, id)));
}

/** `GET /documents/:id/download`: the file. */
async function download(c: EdgeContext, gateways: DocumentsGateways) {
  const user = await requireUser(c, gateways.callers);
  const id = idInPath(c, "document_not_found");
  await takeRate(gateways, user, "read", READS_PER_HOUR);
  const { name, type, path } = await find(gateways, user, id, "document_not_read");
  const file = await gateways.files.read(path, "document_not_read", id);
  if (file === null) throw new AppError("document_not_read");
  return answerFile(c, { bytes: file.bytes, name, type });
}

/** `GET /documents/:id/link` → {url, expires_at}: for previewing PDFs and images. */
async function link(c: EdgeContext, gateways: DocumentsGateways) {
  const user = await requireUser(c, gateways.callers);
  const id = idInPath(c, "document_not_found");
  await takeRate(gateways, user, "read", READS_PER_HOUR);
  const { type, path } = await find(gateways, user, id, "document_not_read");
  if (!hasPreview(type)) throw new AppError("not_found");
  return c.json(await gateways.files.sign(path, LINK_S));
}

/**
 * `POST /documents/offers/:offer/:id/link` → {url, expires_at}: a file that came with an offer to the
 * caller, which notes that it was opened. SQL decides whether they may.
 */
async function offerLink(c: EdgeContext, gateways: DocumentsGateways) {
  const user = await requireUser(c, gateways.callers);
  const id = idInPath(c, "document_not_found");
  const offer = idInPath(c, "document_not_found", "offer");
  await takeRate(gateways, user, "read", READS_PER_HOUR);
  const file = await gateways.store.openOfferFile(user, offer, id);
  if (file === null) throw new AppError("document_not_found");
  const saveAs = hasPreview(file.type) ? undefined : file.name;
  return c.json(await gateways.files.sign(file.path, LINK_S, saveAs));
}

/**
 * `POST /documents/showings/:id/proof` → {url, expires_at}: what a visitor attached to a request, for the home's owners.
 * SQL decides whether they may.
 */
async function proofLink(c: EdgeContext, gateways: DocumentsGateways) {
  const user = await requireUser(c, gateways.callers);
  const id = idInPath(c, "document_not_found");
  await takeRate(gateways, user, "read", READS_PER_HOUR);
  const file = await gateways.store.openShowingProof(user, id);
  if (file === null) throw new AppError("document_not_found");
  const saveAs = hasPreview(file.type) ? undefined : file.name;
  return c.json(await gateways.files.sign(file.path, LINK_S, saveAs));
}

async function find(
  { store }: DocumentsGateways,
  user: User,
  id: string,
  fallback: ErrorCode,
): Promise<StoredDocument> {
  const document = await store.find(user, id, fallback);
  if (document === null || !kindOfType(document.type)) throw new AppError("document_not_found");
  return document;
}

async function takeRate({ store }: DocumentsGateways, user: User, what: string, cap: number) {
  await requireRate(store.takeRate, `documents:${what}:${user.id}`, HOUR_S, cap);
}
