import {
  SHEET_LIMITS,
  SHEET_NAMES,
  SHEETS,
  type SheetKind,
  sheetOf,
  toPaper,
} from "../../_shared/domain/homes/sheets.ts";
import { paperName } from "../../_shared/domain/papers/document-kit/catalogue.ts";
import { AppError } from "../../_shared/domain/site/errors/errors.ts";
import { type Callers, requireUser } from "../../_shared/edge/caller.ts";
import { type EdgeApp, type EdgeContext, idInPath, route } from "../../_shared/edge/http.ts";
import { cleanJpeg } from "../../_shared/edge/photos/jpeg.ts";
import { HOUR_S, requireRate, type TakeRate } from "../../_shared/edge/rate.ts";
import { answerPdf, drawn } from "../pdf-answer.ts";
import type { DrawSheet } from "./draw.ts";
import type { SheetStore } from "./store.ts";

export type SheetGateways = {
  callers: Callers;
  sheets: SheetStore;
  drawSheet: DrawSheet;
  store: { takeRate: TakeRate };
  /** The base of the addresses in the QR codes. */
  siteUrl: string;
};

export function addSheetRoutes(app: EdgeApp, gateways: SheetGateways): void {
  for (const kind of SHEETS)
    route(app, `/homes/:id/${kind}`, { post: (c) => sheet(c, kind, gateways) });
}

/**
 * `POST /documents/homes/:id/flyer?phone&paper=a4` and `…/sign` → PDF for the owner of a home for sale. The body
 * is the photo, as a JPEG that the owner's browser has drawn to size, or empty.
 */
async function sheet(c: EdgeContext, kind: SheetKind, gateways: SheetGateways) {
  const { callers, sheets, store, drawSheet, siteUrl } = gateways;
  const user = await requireUser(c, callers);
  const id = idInPath(c, "listing_not_found");
  await requireRate(store.takeRate, `documents:sheets:${user.id}`, HOUR_S, SHEET_LIMITS.perHour);
  const photo = photoOf(new Uint8Array(await c.req.arrayBuffer()));
  const home = await sheets.home(user, id);
  const letters = home && (await sheets.lettersOf(user, id));
  if (!home || letters === null) throw new AppError("listing_not_found");
  const phone = c.req.query("phone") === undefined ? "" : await sheets.phoneOf(user);
  const paper = toPaper(c.req.query("paper"));
  const pdf = await drawn(
    drawSheet(sheetOf(kind, home, { siteUrl, letters, phone }), photo, paper),
  );
  return answerPdf(c, pdf, paperName(`${SHEET_NAMES[kind]} ${home.title}`));
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
