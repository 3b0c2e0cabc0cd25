import { AppError } from "../../_shared/domain/site/errors/errors.ts";
import { type Callers, requireUser, type User } from "../../_shared/edge/caller.ts";
import { type EdgeApp, type EdgeContext, readJson, route } from "../../_shared/edge/http.ts";
import { DAY_S, requirePot, type TakePot } from "../../_shared/edge/rate.ts";
import type { Visitors } from "../../_shared/edge/visitor.ts";
import type { PhotoGateways } from "../photos/attach.ts";
import { refusePhotos } from "../photos/refusal.ts";
import type { AnalysisAccess, HomeFacts } from "./access.ts";
import { readDraft } from "./draft.ts";
import type { PhotoModel } from "./model.ts";
import { lookAt } from "./pictures.ts";
import { parseAnalysis } from "./request.ts";

export type AnalysisGateways = { access: AnalysisAccess; model: PhotoModel; takePot: TakePot };
type Gateways = {
  photos: PhotoGateways;
  analysis: AnalysisGateways;
  callers: Callers;
  visitors: Visitors;
};

export function addAnalysisRoutes(app: EdgeApp, gateways: Gateways): void {
  route(app, "/analyze-images", { post: (c) => analyze(c, gateways) });
}

/** `POST /listings/analyze-images`: a draft of words from the owner's own photos. */
async function analyze(c: EdgeContext, { photos, analysis, callers, visitors }: Gateways) {
  const user = await requireUser(c, callers);
  const { image_urls, listing_id } = parseAnalysis(await readJson(c));
  const own = await ownPhotos(image_urls, user, photos, analysis);
  const facts = listing_id === undefined ? {} : await factsOf(listing_id, user, analysis);
  // Counted before it costs money.
  const who = { personId: user.id, networks: await visitors.networks(c.req.raw) };
  await requirePot(analysis.takePot("model:photos", who), DAY_S, "analysis_limit");

  const { pictures, problems, leftOut } = await lookAt(own, photos.files);
  if (problems.length > 0) refusePhotos(problems);
  if (pictures.length === 0) throw new AppError("analysis_failed");
  const answer = await analysis.model.describe(pictures, facts);
  const draft = readDraft(
    answer,
    pictures.map(({ url }) => url),
  );
  if (leftOut > 0) draft.warnings.push(leftOutText(leftOut));
  return c.json(draft);
}

/** Accepts only URLs of the caller's own photos in our bucket (docs/trust.md D6). */
async function ownPhotos(
  urls: string[],
  user: User,
  { addresses }: PhotoGateways,
  { access }: AnalysisGateways,
): Promise<{ url: string; path: string }[]> {
  const named = urls.map((url) => ({ url, path: addresses.pathOf(url) ?? "" }));
  const paths = named.map(({ path }) => path).filter((path) => path !== "");
  const own = paths.length > 0 ? await access.ownPhotos(paths, user) : new Set();
  const problems = named
    .filter(({ path }) => !own.has(path))
    .map(({ url }) => ({ url, text: "it is not a photo of one of your listings" }));
  if (problems.length > 0) refusePhotos(problems);
  return named;
}

async function factsOf(
  listingId: string,
  user: User,
  { access }: AnalysisGateways,
): Promise<HomeFacts> {
  const facts = await access.facts(listingId, user);
  if (facts === null) throw new AppError("listing_not_found");
  return facts;
}

function leftOutText(count: number): string {
  const photos = count === 1 ? "1 photo was" : `${count} photos were`;
  return `${photos} left out, as AVIF or too large together.`;
}
