import {
  REPLICA_MAX_AGE_S,
  type ReplicaState,
} from "../../../supabase/functions/_shared/domain/site/operating/replicas.ts";
import { EDGE_READS } from "../../../web/lib/public-reads.ts";
import { type Finding, type Group, ok, unchecked, wrong } from "../check.ts";
import type { Deployment } from "../deployment.ts";
import { jsonOf, request } from "../request.ts";

/** Where what is public is read: optional read replicas, and the host's edge. */
export const reads: Group = {
  name: "Reads of what is public",
  checks: () => [
    { name: "The read replica", look: replica },
    { name: "The host's edge", look: edge },
  ],
};

async function replica({ variables, publishableKey }: Deployment): Promise<Finding> {
  const address = (variables.VITE_SUPABASE_READ_URL ?? "").replace(/\/+$/, "");
  if (address === "") return unchecked("none: everything is read from the primary");
  const { host } = new URL(address);
  const response = await request(`${address}/rest/v1/rpc/replica_state`, {
    headers: { apikey: publishableKey },
  });
  const state = (await jsonOf(response)) as Partial<ReplicaState>;
  if (response.status === 503)
    return wrong(
      `${host} is more than ${REPLICA_MAX_AGE_S} s behind, so everything is read from the primary`,
      "Look at its replication lag in the dashboard; a larger instance, or a new replica, catches up.",
    );
  if (!response.ok)
    return wrong(
      `${host} answers ${response.status}`,
      "Correct VITE_SUPABASE_READ_URL and build again, or leave it unset.",
    );
  if (state.is_replica !== true)
    return unchecked(`${host} answered from the primary, as a load balancer may`);
  return ok(`${host} is ${state.age_s} s behind`);
}

/** Asked once for everybody where the host has an edge. */
async function edge({ origin, variables }: Deployment): Promise<Finding> {
  if (variables.VITE_EDGE_READS !== "on") return unchecked("off: every search asks the project");
  const response = await request(`${origin}${EDGE_READS}/rest/v1/rpc/search_listings?page_size=1`);
  if (response.ok && /s-maxage/.test(response.headers.get("cache-control") ?? "")) return ok();
  return wrong(
    `it answers ${response.status}`,
    "Publish the site again with the command that npm run deploy prints: the host lacks its edge function.",
  );
}
