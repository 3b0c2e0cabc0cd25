import { AppError } from "../../_shared/domain/errors.ts";
import { isUuid } from "../../_shared/domain/ids.ts";
import { type Callers, requireCaller } from "../../_shared/edge/caller.ts";
import {
  type EdgeApp,
  type EdgeContext,
  failure,
  readJson,
  route,
} from "../../_shared/edge/http.ts";
import { type PhotoGateways, setPhotos } from "./attach.ts";
import { movePhotos } from "./move.ts";
import { PhotosRefused } from "./refusal.ts";
import { parsePhotoList } from "./request.ts";

type Gateways = { photos: PhotoGateways; callers: Callers };

/** Per owner: enough for a wizard that saves after every photo. */
const CALLS_PER_HOUR = 600;
const HOUR_S = 3600;
/** Maximum files deleted per sweep. */
const SWEEP_SIZE = 200;
/** Photos moved per call; each has up to nine files. */
const MOVE_SIZE = 20;

export function addPhotoRoutes(app: EdgeApp, gateways: Gateways): void {
  route(app, "/sweep", { post: (c) => sweep(c, gateways) });
  route(app, "/move-photos", { post: (c) => move(c, gateways) });
  route(app, "/:id/images", { patch: (c) => setImages(c, gateways) });
}

/** `PATCH /listings/:id/images`: replaces the list of photos, in order. */
async function setImages(c: EdgeContext, { photos, callers }: Gateways) {
  const user = requireCaller(await callers.identify(c.req.raw));
  const id = (c.req.param("id") ?? "").toLowerCase();
  if (!isUuid(id) || !(await photos.store.isOwner(id, user)))
    throw new AppError("listing_not_found");
  try {
    const wanted = parsePhotoList(await readJson(c));
    if (!(await photos.store.takeRate(`photos:${user.id}`, HOUR_S, CALLS_PER_HOUR)))
      throw new AppError("too_many_requests");
    const images = await setPhotos(id, user, wanted, photos);
    return c.json({
      images: images.map((image) => ({ url: photos.addresses.urlOf(image.path), ...image })),
    });
  } catch (error) {
    if (!(error instanceof PhotosRefused)) throw error;
    return failure(c, error, { problems: error.problems });
  }
}

/** `POST /listings/move-photos`: called by our scheduler once homes have left the market (docs/trust.md A15). */
async function move(c: EdgeContext, { photos, callers }: Gateways) {
  if (!callers.isService(c.req.raw)) throw new AppError("forbidden");
  return c.json({ moved: await movePhotos(MOVE_SIZE, photos) });
}

/** `POST /listings/sweep`: called by our scheduler to delete unused files (docs/trust.md E5). */
async function sweep(c: EdgeContext, { photos, callers }: Gateways) {
  if (!callers.isService(c.req.raw)) throw new AppError("forbidden");
  const names = await photos.store.sweep(SWEEP_SIZE);
  await photos.files.remove(names);
  return c.json({ deleted: names.length });
}
