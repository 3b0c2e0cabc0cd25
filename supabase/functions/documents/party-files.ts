import { kindOfFile } from "../_shared/domain/papers/documents.ts";
import type { PartyPage } from "../_shared/domain/sales/parties.ts";
import {
  isSaleFileKind,
  keptPath,
  type SaleFileType,
  saleFileProblem,
} from "../_shared/domain/sales/sale-files.ts";
import { AppError } from "../_shared/domain/site/errors/errors.ts";
import { SALE_FILE_LIMITS } from "../_shared/domain/site/errors/limits.ts";
import { isUuid } from "../_shared/domain/site/text/ids.ts";
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
import { checkDocument } from "./check-document.ts";
import type { DocumentFiles } from "./files.ts";
import {
  type KeptSaleFile,
  keptArguments,
  linkToSave,
  parseStep,
  putInPlace,
} from "./kept-sale-file.ts";
import { pdfAction } from "./kinds/pdf-actions.ts";

/** Files of people who work on a sale, by the token of their link: SQL decides what it opens (decision 97). */

export type PartyFileStore = {
  /**
   * The sale whose folder takes the file; null for a link that has ended. @throws AppError `step_unknown`,
   * `sale_files_full`
   */
  place(token: string, kind: string): Promise<{ party_id: string; sale_id: string } | null>;
  /**
   * The party's page with the new file; null for a link that has ended. @throws AppError `already_stored`,
   * `sale_files_full`
   */
  add(token: string, file: PartyFile): Promise<PartyPage | null>;
  open(
    token: string,
    id: string,
  ): Promise<{ path: string; name: string; type: SaleFileType } | null>;
};

type PartyFile = KeptSaleFile & { id: string; kind: string };

export type PartyFileGateways = {
  partyFiles: PartyFileStore;
  filesOfSales: DocumentFiles;
  visitors: Visitors;
  store: { takeRate: TakeRate };
};

/** The route that takes a whole file, with its form around it. */
export const PARTY_UPLOAD = { path: "/parties/files", bytes: SALE_FILE_LIMITS.bytes + 64 * 1024 };
/** An office shares an address. */
const UPLOADS_PER_NETWORK = 120;
const UPLOADS_PER_PARTY = 60;
const OPENED_PER_NETWORK = 300;

export function addPartyFileRoutes(app: EdgeApp, gateways: PartyFileGateways): void {
  route(app, "/parties/files", { post: (c) => add(c, gateways) });
  route(app, "/parties/files/:id/link", { post: (c) => link(c, gateways) });
}

/** `POST /documents/parties/files`, a form of token, kind, id and file → PartyPage. */
async function add(c: EdgeContext, gateways: PartyFileGateways) {
  const { partyFiles, filesOfSales } = gateways;
  await limitNetwork(c, gateways, "upload", UPLOADS_PER_NETWORK);
  const { token, kind, id, file } = await readForm(c);
  const place = await partyFiles.place(token, kind);
  if (place === null) throw new AppError("party_unknown");
  await requireRate(
    gateways.store.takeRate,
    `documents:party:${place.party_id}`,
    HOUR_S,
    UPLOADS_PER_PARTY,
  );
  const named = kindOfFile(file);
  if (!named || !isSaleFileKind(named)) refuse(saleFileProblem(file));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const checked = await checkDocument(keptPath(place.sale_id, id, named), {
    bytes,
    type: file.type,
  });
  // Both sides open what a person from outside adds.
  const action = checked.kind === "pdf" && (await pdfAction(checked.bytes));
  if (action) refuse(action);
  const kept = await putInPlace(place.sale_id, file.name, checked, filesOfSales);
  const page = await partyFiles.add(token, { ...kept, id, kind });
  if (page === null) throw new AppError("party_unknown");
  return c.json(page, 201);
}

/** @param reason a clause: "it is empty" */
function refuse(reason: string | undefined): never {
  throw new AppError("document_refused", { text: `This file was refused: ${reason}.` });
}

async function readForm(c: EdgeContext) {
  const form = await c.req.formData().catch((cause) => {
    throw new AppError("bad_request", { cause });
  });
  const [token, kind, id, file] = ["token", "kind", "id", "file"].map((name) => form.get(name));
  if (!isToken(token)) throw new AppError("bad_request");
  if (typeof id !== "string" || !isUuid(id) || !(file instanceof File))
    throw new AppError("bad_request");
  return { token, kind: parseStep(kind), id: id.toLowerCase(), file };
}

export function isToken(token: unknown): token is string {
  return typeof token === "string" && /^[\w-]{1,200}$/.test(token);
}

/** `POST /documents/parties/files/:id/link` {token} → {url, expires_at}, which saves the file. */
async function link(c: EdgeContext, gateways: PartyFileGateways) {
  const id = idInPath(c, "document_not_found");
  await limitNetwork(c, gateways, "open", OPENED_PER_NETWORK);
  const { token } = (await readObject(c)) as { token?: unknown };
  if (!isToken(token)) throw new AppError("bad_request");
  const file = await gateways.partyFiles.open(token, id);
  if (file === null) throw new AppError("document_not_found");
  return c.json(await linkToSave(file, gateways.filesOfSales));
}

/** Counts a call by a party's link against its network. */
export async function limitNetwork(
  c: EdgeContext,
  { visitors, store }: Pick<PartyFileGateways, "visitors" | "store">,
  what: string,
  most: number,
) {
  const networks = await visitors.networks(c.req.raw);
  const keyOf = (network: string) => `documents:party:${what}:${network}`;
  await requireNetworkRate(store.takeRate, networks, keyOf, HOUR_S, most);
}

/** Uses the service client: SQL reads the token. */
export function createPartyFileStore(database: Database): PartyFileStore {
  const service = database.serviceClient();
  return {
    place: (p_token, p_kind) =>
      ask(service.rpc("party_takes_file", { p_token, p_kind }), "document_upload_failed"),
    add: (p_token, file) =>
      ask(
        service.rpc("add_party_file", {
          p_token,
          p_id: file.id,
          p_kind: file.kind,
          ...keptArguments(file),
        }),
        "document_upload_failed",
      ),
    open: (p_token, p_id) =>
      ask(service.rpc("open_party_file", { p_token, p_id }), "document_not_read"),
  };
}
