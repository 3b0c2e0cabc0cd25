import { DISCLOSURE_LINK_MINUTES } from "../_shared/domain/disclosures.ts";
import { type DocumentType, hasPreview } from "../_shared/domain/documents.ts";
import { AppError } from "../_shared/domain/errors.ts";
import { isUuid } from "../_shared/domain/ids.ts";
import type { Callers } from "../_shared/edge/caller.ts";
import { ask, type Database } from "../_shared/edge/database.ts";
import { type EdgeApp, type EdgeContext, readJson, route } from "../_shared/edge/http.ts";
import type { TakeRate } from "../_shared/edge/rate.ts";
import type { Visitors } from "../_shared/edge/visitor.ts";
import type { DocumentFiles } from "./files.ts";

/** Where the file of a version is, for whoever may open it. */
export type OpenDisclosure = (
  personId: string | null,
  id: string,
  version: number,
) => Promise<{ path: string; type: DocumentType; title: string }>;

export type DisclosureGateways = {
  callers: Callers;
  visitors: Visitors;
  store: { takeRate: TakeRate };
  files: Pick<DocumentFiles, "sign">;
  openDisclosure: OpenDisclosure;
};

const HOUR_S = 3600;
/** Each is a row that the owner sees. */
const OPENED_PER_HOUR = 120;
/** Many households share an address. */
const OPENED_PER_NETWORK = 240;

/** Links to what owners have published about their homes (docs/product.md A§7). */
export function addDisclosureRoutes(app: EdgeApp, gateways: DisclosureGateways): void {
  route(app, "/disclosures/:id/open", { post: (c) => open(c, gateways) });
}

/**
 * `POST /documents/disclosures/:id/open` {version} → {url, expires_at}. For visitors too, if it is
 * for everybody. A file that browsers can't show is saved under the disclosure's title; the name of
 * the owner's document stays theirs.
 */
async function open(c: EdgeContext, gateways: DisclosureGateways) {
  const { callers, visitors, store, files, openDisclosure } = gateways;
  const caller = await callers.identify(c.req.raw);
  const id = c.req.param("id");
  const version = ((await readJson(c)) as { version?: unknown } | null)?.version;
  if (!isUuid(id)) throw new AppError("disclosure_not_found");
  if (!Number.isInteger(version) || Number(version) < 1 || Number(version) > 50)
    throw new AppError("bad_request");
  const personId = caller.kind === "user" ? caller.id : null;
  const network = await visitors.network(c.req.raw, new Date().toISOString().slice(0, 10));
  const isWithinLimits =
    (await store.takeRate(`documents:open:network:${network}`, HOUR_S, OPENED_PER_NETWORK)) &&
    (!personId || (await store.takeRate(`documents:open:${personId}`, HOUR_S, OPENED_PER_HOUR)));
  if (!isWithinLimits) throw new AppError("too_many_requests");
  const { path, type, title } = await openDisclosure(personId, id.toLowerCase(), Number(version));
  const seconds = DISCLOSURE_LINK_MINUTES * 60;
  const saveAs = hasPreview(type) ? undefined : `${title}.${path.split(".").at(-1)}`;
  const url = await files.sign(path, seconds, saveAs);
  return c.json({ url, expires_at: new Date(Date.now() + seconds * 1000).toISOString() });
}

/** SQL decides, with the caller's id that this function has verified. */
export function createOpenDisclosure(database: Database): OpenDisclosure {
  const service = database.serviceClient();
  return (personId, id, version) => {
    const args = { p_person: personId, p_id: id, p_version: version };
    return ask(service.rpc("open_disclosure", args), "disclosure_not_read");
  };
}
