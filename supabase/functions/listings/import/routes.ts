import { z } from "zod";
import {
  type ModelReading,
  readAdvertisement,
  withModel,
} from "../../_shared/domain/homes/listing-import.ts";
import { AppError } from "../../_shared/domain/site/errors/errors.ts";
import { IMPORT_LIMITS } from "../../_shared/domain/site/errors/limits.ts";
import { manyLines } from "../../_shared/domain/site/text/written-text.ts";
import { type Callers, requireUser } from "../../_shared/edge/caller.ts";
import { type EdgeApp, type EdgeContext, readJson, route } from "../../_shared/edge/http.ts";
import { DAY_S, requirePot, type TakePot } from "../../_shared/edge/rate.ts";
import type { Visitors } from "../../_shared/edge/visitor.ts";
import type { AdvertisementModel } from "./model.ts";

export type ImportGateways = { model: AdvertisementModel; takePot: TakePot };
type Gateways = { imports: ImportGateways; callers: Callers; visitors: Visitors };

export function addImportRoutes(app: EdgeApp, gateways: Gateways): void {
  route(app, "/read-advertisement", { post: (c) => read(c, gateways) });
}

/**
 * `POST /listings/read-advertisement` with {text} → {fields, left}: what rules and the model read, for the
 * owner to review. Nothing of it is stored. The rules alone run in the browser.
 */
async function read(c: EdgeContext, { imports, callers, visitors }: Gateways) {
  const user = await requireUser(c, callers);
  const parsed = bodySchema.safeParse(await readJson(c));
  if (!parsed.success) throw new AppError("import_invalid");
  const { text } = parsed.data;
  // Counted before it costs money.
  const who = { personId: user.id, networks: await visitors.networks(c.req.raw) };
  await requirePot(imports.takePot("model:advertisements", who), DAY_S, "import_limit");
  let readings: ModelReading[] | undefined;
  try {
    readings = await imports.model.read(text);
  } catch (cause) {
    throw new AppError("import_failed", { cause });
  }
  if (readings === undefined) throw new AppError("import_not_set_up");
  return c.json(withModel(text, readAdvertisement(text), readings));
}

const bodySchema = z.object({ text: manyLines().min(1).max(IMPORT_LIMITS.text) });
