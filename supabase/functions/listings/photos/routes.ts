import type { ListingImage } from "../../_shared/domain/homes/images.ts";
import { AppError } from "../../_shared/domain/site/errors/errors.ts";
import { type Callers, requireUser, type User } from "../../_shared/edge/caller.ts";
import {
  type EdgeApp,
  type EdgeContext,
  idInPath,
  readJson,
  requireService,
  route,
} from "../../_shared/edge/http.ts";
import { HOUR_S, requireRate } from "../../_shared/edge/rate.ts";
import { sweeper } from "../../_shared/edge/sweep.ts";
import { type PhotoGateways, removePhotos, setPhotos } from "./attach.ts";
import { movePhotos } from "./move.ts";
import { parsePhotoList, parseRemoved } from "./request.ts";

type Gateways = { photos: PhotoGateways; callers: Callers };

/** The limit counts per owner and is enough for a wizard that saves after every photo. */
const CALLS_PER_HOUR = 600;
/** Photos moved per call; each has up to nine files. */
const MOVE_SIZE = 20;

export function addPhotoRoutes(app: EdgeApp, gateways: Gateways): void {
  const { callers, photos } = gateways;
  route(app, "/sweep", { post: sweeper(callers, photos.store.sweep, photos.files.remove) });
  route(app, "/move-photos", { post: (c) => move(c, gateways) });
  route(app, "/:id/images", {
    patch: (c) => changeImages(c, gateways, parsePhotoList, setPhotos),
    delete: (c) => changeImages(c, gateways, parseRemoved, removePhotos),
  });
}

/**
 * `PATCH /listings/:id/images` replaces the list of photos, in order. `DELETE` removes these from it, whatever else has
 * been added or moved in the meantime.
 */
async function changeImages<T>(
  c: EdgeContext,
  { photos, callers }: Gateways,
  parse: (body: unknown) => T,
  change: (id: string, user: User, wanted: T, photos: PhotoGateways) => Promise<ListingImage[]>,
) {
  const user = await requireUser(c, callers);
  const id = idInPath(c, "listing_not_found");
  if (!(await photos.store.isOwner(id, user))) throw new AppError("listing_not_found");
  const wanted = parse(await readJson(c));
  await requireRate(photos.store.takeRate, `photos:${user.id}`, HOUR_S, CALLS_PER_HOUR);
  const images = await change(id, user, wanted, photos);
  return c.json({
    images: images.map((image) => ({ url: photos.addresses.urlOf(image.path), ...image })),
  });
}

/** `POST /listings/move-photos`: called by our scheduler once homes have left the market (docs/trust.md A15). */
async function move(c: EdgeContext, { photos, callers }: Gateways) {
  requireService(c, callers);
  return c.json({ moved: await movePhotos(MOVE_SIZE, photos) });
}
