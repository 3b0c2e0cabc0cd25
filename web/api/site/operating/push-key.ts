import { queryOptions } from "@tanstack/react-query";
import { fits, having, orNull, text } from "../answers/shapes.ts";
import { callFunction } from "../transport/functions.ts";

/** The key that browsers subscribe with; null on a site without pushes. */
export function pushKeyQuery() {
  return queryOptions({
    queryKey: ["push-key"],
    queryFn: ({ signal }) => fetchPushKey(signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

export async function fetchPushKey(signal: AbortSignal): Promise<string | null> {
  const call = { as: "visitor", signal, fallback: "notifications_unavailable" } as const;
  const { key } = await callFunction("notifications/push-key", call, isPushKey);
  return key;
}

const isPushKey = fits<{ key: string | null }>(having({ key: orNull(text) }));
