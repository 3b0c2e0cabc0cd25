import { proofIdOf } from "../_shared/domain/homes/ownership.ts";
import { documentName } from "../_shared/domain/papers/documents.ts";
import { AppError } from "../_shared/domain/site/errors/errors.ts";
import { type Callers, requireUser, type User } from "../_shared/edge/caller.ts";
import { ask, type Database } from "../_shared/edge/database.ts";
import { type EdgeApp, type EdgeContext, idInPath, readJson, route } from "../_shared/edge/http.ts";
import { HOUR_S, requireRate, type TakeRate } from "../_shared/edge/rate.ts";
import type { DocumentFiles } from "./files.ts";
import { checkOrRemove, sha256Of } from "./keep.ts";
import { parseNewDocument } from "./request.ts";

/** SQL decides who may show the ownership of a home, and who may open the document. */
type OwnershipStore = {
  /** Repeated with the same bytes, it changes nothing. @throws AppError the reasons of `add_ownership_proof` */
  add(user: User, proof: NewProof): Promise<void>;
  /** Null unless the caller sent it or is a moderator. */
  open(user: User, id: string): Promise<{ path: string } | null>;
};

type NewProof = {
  listingId: string;
  id: string;
  path: string;
  name: string;
  type: string;
  sha256: string;
};

export type OwnershipGateways = {
  callers: Callers;
  ownership: OwnershipStore;
  files: DocumentFiles;
  store: { takeRate: TakeRate };
};

const KEPT_PER_HOUR = 20;
const OPENED_PER_HOUR = 300;
/** The document opens right away, so a link is useless to a person who finds it later. */
const LINK_S = 120;

export function addOwnershipRoutes(app: EdgeApp, gateways: OwnershipGateways): void {
  route(app, "/ownership/homes/:id", { post: (c) => keep(c, gateways) });
  route(app, "/ownership/:id/link", { post: (c) => link(c, gateways) });
}

/** `POST /documents/ownership/homes/:id` {path, name} → 204: checks the uploaded file, and keeps it for moderators. */
async function keep(c: EdgeContext, { callers, ownership, files, store }: OwnershipGateways) {
  const user = await requireUser(c, callers);
  const listingId = idInPath(c, "listing_not_found");
  const { path, name } = parseNewDocument(await readJson(c));
  await requireRate(store.takeRate, `documents:ownership:${user.id}`, HOUR_S, KEPT_PER_HOUR);
  const id = proofIdOf(path, user.id);
  if (id === undefined) throw new AppError("document_not_found");
  const file = await files.read(path, "document_upload_failed");
  if (file === null) throw new AppError("document_not_found");
  const { kind, type, bytes, isChanged } = await checkOrRemove(path, file, files);
  // A picture under another picture's ending would be served as what it isn't.
  if (kind !== ENDINGS[path.slice(path.lastIndexOf("."))])
    throw new AppError("document_refused", { text: WRONG_ENDING });
  if (isChanged) await files.replace(path, bytes, type);
  const sha256 = await sha256Of(bytes);
  await ownership.add(user, { listingId, id, path, name: documentName(name, kind), type, sha256 });
  return c.body(null, 204);
}

const ENDINGS: Record<string, string> = { ".pdf": "pdf", ".jpg": "jpeg", ".png": "png" };
const WRONG_ENDING =
  "This document was refused: its name has the wrong ending. Please save it as PDF, JPEG or PNG.";

/** `POST /documents/ownership/:id/link` → {url, expires_at}: for the person who sent it, and for moderators. */
async function link(c: EdgeContext, { callers, ownership, files, store }: OwnershipGateways) {
  const user = await requireUser(c, callers);
  const id = idInPath(c, "document_not_found");
  await requireRate(store.takeRate, `documents:ownership:open:${user.id}`, HOUR_S, OPENED_PER_HOUR);
  const found = await ownership.open(user, id);
  if (found === null) throw new AppError("document_not_found");
  return c.json(await files.sign(found.path, LINK_S));
}

export function createOwnershipStore(database: Database): OwnershipStore {
  const service = database.serviceClient();
  return {
    async add(user, { listingId, id, path, name, type, sha256 }) {
      const args = {
        ...{ p_caller: user.id, p_listing_id: listingId, p_id: id, p_path: path },
        ...{ p_name: name, p_type: type, p_sha256: sha256 },
      };
      await ask(service.rpc("add_ownership_proof", args), "document_upload_failed");
    },
    open: (user, id) =>
      ask(
        database.callerClient(user.token).rpc("open_ownership_proof", { id }),
        "document_not_read",
      ),
  };
}
