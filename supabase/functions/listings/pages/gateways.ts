import { AppError } from "../../_shared/domain/site/errors/errors.ts";
import { ask, type Database, fetchWithin } from "../../_shared/edge/database.ts";
import type { Platform, Reader } from "../../_shared/edge/env.ts";

export type PageGateways = {
  /** The number of the latest page waiting for a build; null if there is none. */
  waiting(): Promise<number | null>;
  /**
   * Asks the site's host for a build; false where it has no hook.
   * @throws AppError `unavailable` if the host refuses, so that the clock tries again.
   */
  askForBuild(): Promise<boolean>;
  forget(latest: number): Promise<void>;
};

/** Empty for a site whose host has no deploy hook. */
export function readDeployHook(read: Reader): string {
  return read.has("DEPLOY_HOOK_URL") ? read.address("DEPLOY_HOOK_URL") : "";
}

export function createPageGateways(
  hook: string,
  platform: Pick<Platform, "timeoutMs">,
  database: Database,
): PageGateways {
  const service = database.serviceClient();
  return {
    waiting: () => ask<number | null>(service.rpc("stale_pages", {}), "unavailable"),
    async askForBuild() {
      if (hook === "") return false;
      const answer = await fetchWithin(platform.timeoutMs)(hook, { method: "POST" });
      await answer.body?.cancel();
      if (!answer.ok) throw new AppError("unavailable");
      return true;
    },
    async forget(latest) {
      await ask(service.rpc("stale_pages", { p_asked: latest }), "unavailable");
    },
  };
}
