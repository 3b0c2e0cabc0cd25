import { queryOptions } from "@tanstack/react-query";
import { unsubscribeSearch } from "../search/saved-searches.ts";
import { unsubscribeNotifications } from "./notifications.ts";

/** Ends the emails that a link is about, and says which those are; null for an unknown link. */
export function endedMailQuery(token: string) {
  return queryOptions({
    queryKey: ["unsubscribe", token],
    queryFn: () => endMail(token),
    enabled: token !== "",
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The link doesn't say which mails it is about, so each kind is tried. */
async function endMail(token: string) {
  const name = await unsubscribeSearch(token);
  if (name !== null) return { of: "search", name } as const;
  const cadence = await unsubscribeNotifications(token);
  return cadence && ({ of: "notifications", cadence } as const);
}
