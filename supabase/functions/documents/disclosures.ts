import { DISCLOSURE_LINK_MINUTES } from "../_shared/domain/papers/disclosures.ts";
import { type DocumentType, hasPreview } from "../_shared/domain/papers/documents.ts";
import { AppError } from "../_shared/domain/site/errors/errors.ts";
import type { Callers } from "../_shared/edge/caller.ts";
import { ask, type Database } from "../_shared/edge/database.ts";
import { type EdgeApp, type EdgeContext, idInPath, readJson, route } from "../_shared/edge/http.ts";
import { HOUR_S, requireNetworkRate, requireRate, type TakeRate } from "../_shared/edge/rate.ts";
import type { Visitors } from "../_shared/edge/visitor.ts";
import type { DocumentFiles } from "./files.ts";

/** Finds the file of a version, for a person who may open it. */
type OpenDisclosure = (
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

/** Each opening is a row that the owner sees. */
const OPENED_PER_HOUR = 120;
/** Many households share an address. */
const OPENED_PER_NETWORK = 240;

/** Links to what owners have published about their homes (docs/product.md A§7). */
export function addDisclosureRoutes(app: EdgeApp, gateways: DisclosureGateways): void {
  route(app, "/disclosures/:id/open", { post: (c) => open(c, gateways) });
}

/**
 * `POST /documents/disclosures/:id/open` {version} → {url, expires_at}. For visitors too, if it is
 * for everyone. A file that browsers can't show is saved under the disclosure's title; the name of
 * the owner's document stays theirs.
 */
async function open(c: EdgeContext, gateways: DisclosureGateways) {
  const { callers, visitors, store, files, openDisclosure } = gateways;
  const caller = await callers.identify(c.req.raw);
  const version = ((await readJson(c)) as { version?: unknown } | null)?.version;
  const id = idInPath(c, "disclosure_not_found");
  if (!Number.isInteger(version) || Number(version) < 1 || Number(version) > 50)
    throw new AppError("bad_request");
  const personId = caller.kind === "user" ? caller.id : null;
  const key = "documents:open:";
  const networks = await visitors.networks(c.req.raw);
  const keyOf = (network: string) => `${key}network:${network}`;
  await requireNetworkRate(store.takeRate, networks, keyOf, HOUR_S, OPENED_PER_NETWORK);
  if (personId) await requireRate(store.takeRate, key + personId, HOUR_S, OPENED_PER_HOUR);
  const { path, type, title } = await openDisclosure(personId, id, Number(version));
  const saveAs = hasPreview(type) ? undefined : `${title}.${path.split(".").at(-1)}`;
  return c.json(await files.sign(path, DISCLOSURE_LINK_MINUTES * 60, saveAs));
}

/** SQL decides, with the caller's id that this function has verified. */
export function createOpenDisclosure(database: Database): OpenDisclosure {
  const service = database.serviceClient();
  return (personId, id, version) => {
    const args = { p_person: personId, p_id: id, p_version: version };
    return ask(service.rpc("open_disclosure", args), "disclosure_not_read");
  };
}
