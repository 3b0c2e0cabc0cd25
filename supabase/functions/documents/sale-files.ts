import {
  idOfWaiting,
  SALE_FILE_READERS,
  type SaleFile,
  type SaleFileReaders,
  type SaleFileType,
} from "../_shared/domain/sales/sale-files.ts";
import { AppError } from "../_shared/domain/site/errors/errors.ts";
import { type Callers, requireUser, type User } from "../_shared/edge/caller.ts";
import { ask, askRows, type Database } from "../_shared/edge/database.ts";
import { type EdgeApp, type EdgeContext, idInPath, readJson, route } from "../_shared/edge/http.ts";
import { HOUR_S, requireRate, type TakeRate } from "../_shared/edge/rate.ts";
import { sweeper } from "../_shared/edge/sweep.ts";
import { answerFile } from "./file-answer.ts";
import type { DocumentFiles } from "./files.ts";
import { checkOrRemove, removeLater } from "./keep.ts";
import {
  type KeptSaleFile,
  keptArguments,
  linkToSave,
  parseStep,
  putInPlace,
} from "./kept-sale-file.ts";
import { parseNewDocument } from "./request.ts";

/** SQL decides who may do what, with the caller's id that this function has verified. */
export type SaleFileStore = {
  /** Whether the user is on a side of that sale. */
  isOfSale(user: User, saleId: string): Promise<boolean>;
  /** Repeated with the same bytes, it returns the same file. @throws AppError the reasons of `add_sale_file` */
  add(user: User, file: NewSaleFile): Promise<SaleFile>;
  /** The stored file of that id, if the caller may read it. */
  find(user: User, id: string): Promise<SaleFile | null>;
  /** Null unless the caller may read it. */
  open(user: User, id: string): Promise<{ path: string; name: string; type: SaleFileType } | null>;
  sweep(limit: number): Promise<string[]>;
};

type NewSaleFile = KeptSaleFile & {
  saleId: string;
  id: string;
  kind: string;
  seenBy: SaleFileReaders;
};

export type SaleFileGateways = {
  callers: Callers;
  saleFiles: SaleFileStore;
  /** The files in the bucket of sales. */
  filesOfSales: DocumentFiles;
  store: { takeRate: TakeRate };
};

/** Each upload may pass 25 MB through our memory. */
const KEPT_PER_HOUR = 120;
const OPENED_PER_HOUR = 300;

export function addSaleFileRoutes(app: EdgeApp, gateways: SaleFileGateways): void {
  const { callers, saleFiles, filesOfSales } = gateways;
  route(app, "/sales/sweep", {
    post: sweeper(callers, saleFiles.sweep, filesOfSales.remove),
  });
  route(app, "/sales/:sale/files", { post: (c) => keep(c, gateways) });
  route(app, "/sales/files/:id/download", { get: (c) => download(c, gateways) });
  route(app, "/sales/files/:id/link", { post: (c) => link(c, gateways) });
}

/**
 * `POST /documents/sales/:sale/files` {path, name, kind, seen_by} → SaleFile: checks the uploaded file, and keeps it in
 * the sale's folder, where it belongs to no person's account.
 */
async function keep(c: EdgeContext, gateways: SaleFileGateways) {
  const user = await requireUser(c, gateways.callers);
  const saleId = idInPath(c, "offer_unknown", "sale");
  const body = await readJson(c);
  const { path, name } = parseNewDocument(body);
  const { kind, seenBy } = parsePlace(body);
  const { store, saleFiles, filesOfSales } = gateways;
  await requireRate(store.takeRate, `documents:sales:${user.id}`, HOUR_S, KEPT_PER_HOUR);
  const id = idOfWaiting(path, user.id);
  if (id === undefined) throw new AppError("document_not_found");
  if (!(await saleFiles.isOfSale(user, saleId))) throw new AppError("offer_unknown");
  const file = await filesOfSales.read(path, "document_upload_failed");
  if (file === null) {
    const known = await saleFiles.find(user, id);
    if (!known) throw new AppError("document_not_found");
    return c.json(known, 201);
  }
  const checked = await checkOrRemove(path, file, filesOfSales);
  const kept = await putInPlace(saleId, name, checked, filesOfSales);
  const added = await saleFiles.add(user, { ...kept, saleId, id, kind, seenBy });
  await removeLater(path, filesOfSales);
  return c.json(added, 201);
}

/** @throws AppError `bad_request` */
function parsePlace(body: unknown): { kind: string; seenBy: SaleFileReaders } {
  const { kind, seen_by: seenBy } = (body ?? {}) as Record<string, unknown>;
  const readers = SALE_FILE_READERS.find((each) => each === seenBy);
  if (!readers) throw new AppError("bad_request");
  return { kind: parseStep(kind), seenBy: readers };
}

/** `POST /documents/sales/files/:id/link` → {url, expires_at}, which saves the file. */
async function link(c: EdgeContext, gateways: SaleFileGateways) {
  return c.json(await linkToSave(await findToRead(c, gateways), gateways.filesOfSales));
}

/** `GET /documents/sales/files/:id/download`: the file itself, for the export of an account. */
async function download(c: EdgeContext, gateways: SaleFileGateways) {
  const { path, name, type } = await findToRead(c, gateways);
  const file = await gateways.filesOfSales.read(path, "document_not_read", path);
  if (file === null) throw new AppError("document_not_read");
  return answerFile(c, { bytes: file.bytes, name, type });
}

async function findToRead(c: EdgeContext, { callers, store, saleFiles }: SaleFileGateways) {
  const user = await requireUser(c, callers);
  const id = idInPath(c, "document_not_found");
  await requireRate(store.takeRate, `documents:sales:open:${user.id}`, HOUR_S, OPENED_PER_HOUR);
  const file = await saleFiles.open(user, id);
  if (file === null) throw new AppError("document_not_found");
  return file;
}

export function createSaleFileStore(database: Database): SaleFileStore {
  const service = database.serviceClient();
  return {
    async add(user, file) {
      const args = {
        p_caller: user.id,
        p_sale_id: file.saleId,
        p_id: file.id,
        p_kind: file.kind,
        p_seen_by: file.seenBy,
        ...keptArguments(file),
      };
      return ask(service.rpc("add_sale_file", args), "document_upload_failed");
    },
    async isOfSale(user, saleId) {
      const rows = database.callerClient(user.token).from("sales").select("id").eq("id", saleId);
      return (await askRows(rows, "document_upload_failed")).length > 0;
    },
    async find(user, id) {
      const columns = "id,kind,made_by,seen_by,name,type,size,created_at";
      const rows = database
        .callerClient(user.token)
        .from("sale_files")
        .select(columns)
        .eq("id", id);
      return (await askRows(rows, "document_upload_failed"))[0] ?? null;
    },
    open: (user, id) =>
      ask(service.rpc("open_sale_file", { p_caller: user.id, p_id: id }), "document_not_read"),
    sweep: (limit) => askRows(service.rpc("sweep_sale_files", { p_limit: limit }), "unavailable"),
  };
}
