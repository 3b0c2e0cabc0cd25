import type { LinkAct, LinkedStep } from "@domain/sales/step-links.ts";
import { queryOptions } from "@tanstack/react-query";
import { POLL_INTERVAL_MS } from "../site/cache/polling.ts";
import { asVisitor } from "../site/transport/tables.ts";
import { notSent } from "./steps.ts";

/** A step of a sale by the link in an email about it, without an account; null for an unknown link. */
export function stepLinkQuery(token: string) {
  return queryOptions({
    queryKey: ["step-link", token],
    queryFn: ({ signal }): Promise<LinkedStep | null> =>
      asVisitor({ signal, fallback: "offers_unavailable" }, (db) =>
        db.rpc("step_by_link", { token }),
      ),
    // An unknown link stays unknown, and each look counts toward the network's rate limit.
    refetchInterval: ({ state }) => (state.data ? POLL_INTERVAL_MS : false),
    staleTime: 0,
  });
}

/**
 * Makes one act through the link; repeating it is harmless.
 *
 * @param day for another date. @throws AppError `step_link_unknown`, `sale_changed`, `step_settled`,
 * `step_day_invalid`, …
 */
export function actByLink(
  token: string,
  act: LinkAct,
  { day, said = "" }: { day?: string; said?: string } = {},
) {
  return asVisitor({ ...notSent, nothing: "step_link_unknown" }, (db) =>
    db.rpc("act_by_link", { token, act, said, ...(day ? { day } : {}) }),
  );
}
