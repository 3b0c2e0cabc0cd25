import { paperName } from "../../_shared/domain/document-kit/catalogue.ts";
import { contentDisposition } from "../../_shared/domain/documents.ts";
import { AppError } from "../../_shared/domain/errors.ts";
import { isUuid } from "../../_shared/domain/ids.ts";
import {
  SHEET_LIMITS,
  SHEET_NAMES,
  SHEETS,
  type SheetKind,
  sheetOf,
} from "../../_shared/domain/sheets.ts";
import { type Callers, requireCaller } from "../../_shared/edge/caller.ts";
import { type EdgeApp, type EdgeContext, route } from "../../_shared/edge/http.ts";
import { cleanJpeg } from "../../_shared/edge/photos/jpeg.ts";
import type { TakeRate } from "../../_shared/edge/rate.ts";
import type { DrawSheet } from "./draw.ts";
import type { SheetStore } from "./store.ts";

export type SheetGateways = {
  callers: Callers;
  sheets: SheetStore;
  drawSheet: DrawSheet;
  store: { takeRate: TakeRate };
  /** Of the site, which the codes lead to. */
  siteUrl: string;
};

const HOUR_S = 3600;

export function addSheetRoutes(app: EdgeApp, gateways: SheetGateways): void {
  for (const kind of SHEETS)
    route(app, `/homes/:id/${kind}`, { post: (c) => sheet(c, kind, gateways) });
}

/**
 * `POST /documents/homes/:id/flyer?phone` and `…/sign` → PDF for the owner of a home for sale. The body
 * is the photo, as a JPEG that the owner's browser has drawn to size, or empty.
 */
async function sheet(c: EdgeContext, kind: SheetKind, gateways: SheetGateways) {
  const { callers, sheets, store, drawSheet, siteUrl } = gateways;
  const user = requireCaller(await callers.identify(c.req.raw));
  const id = (c.req.param("id") ?? "").toLowerCase();
  if (!isUuid(id)) throw new AppError("listing_not_found");
  if (!(await store.takeRate(`documents:sheets:${user.id}`, HOUR_S, SHEET_LIMITS.perHour)))
    throw new AppError("too_many_requests");
  const photo = photoOf(new Uint8Array(await c.req.arrayBuffer()));
  const home = await sheets.home(user, id);
  if (home === null) throw new AppError("listing_not_found");
  const phone = c.req.query("phone") === undefined ? "" : await sheets.phoneOf(user);
  const pdf = await drawSheet(sheetOf(kind, home, { siteUrl, phone }), photo).catch((cause) => {
    throw new AppError("kit_failed", { cause });
  });
  const name = paperName(`${SHEET_NAMES[kind]} ${home.title}`);
  c.header("Content-Type", "application/pdf");
  c.header("Content-Length", String(pdf.length));
  c.header("Content-Disposition", contentDisposition(name));
  return c.body(pdf as Uint8Array<ArrayBuffer>);
}

/** Nothing but the picture's own data reaches the PDF. @throws AppError `bad_request` */
function photoOf(bytes: Uint8Array): Uint8Array | undefined {
  if (bytes.length === 0) return undefined;
  if (bytes.length > SHEET_LIMITS.photoBytes) throw new AppError("payload_too_large");
  try {
    return cleanJpeg(bytes).bytes;
  } catch (cause) {
    throw new AppError("bad_request", { cause });
  }
}
