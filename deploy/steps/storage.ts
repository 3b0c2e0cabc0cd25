import { textsOf } from "../catalogue/differences.ts";
import { DeployError } from "../problem.ts";
import type { Step } from "../step.ts";
import { mendProject } from "./schema.ts";

/** Short, because this only asks for headers. */
const PATIENCE_MS = 20_000;

/** The migrations create the buckets, but the dashboard can change them afterwards. */
export const storage: Step = {
  name: "storage",
  plan: ({ siteUrl }) => [
    "Set every bucket as in this release: public or not, types, sizes.",
    `Check that pages of ${new URL(siteUrl).origin} may call the functions and Storage (CORS).`,
  ],
  async run(deployment) {
    const { mended } = await mendProject(deployment, ({ kind }) => kind === "bucket");
    const { origin } = new URL(deployment.settings.siteUrl);
    await checkCors(deployment.settings.projectUrl, origin);
    const buckets =
      mended.length === 0 ? "the buckets are as in this release" : `mended: ${textsOf(mended)}`;
    return `${buckets}; ${origin} may call functions and Storage`;
  },
};

async function checkCors(projectUrl: string, origin: string): Promise<void> {
  for (const path of ["/functions/v1/listings", "/storage/v1/object/public/property-images/x"]) {
    const answer = await fetch(projectUrl + path, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "GET" },
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((error: Error) => error);
    const allowed =
      answer instanceof Error ? "" : answer.headers.get("access-control-allow-origin");
    if (allowed !== origin && allowed !== "*")
      throw new DeployError(
        `${projectUrl}${path} does not allow pages of ${origin} to call it.`,
        "Add the origin to ALLOWED_ORIGINS and deploy again. New variables take a few seconds to arrive.",
      );
  }
}
