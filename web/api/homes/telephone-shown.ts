import { queryOptions } from "@tanstack/react-query";
import { asPublic } from "../site/transport/tables.ts";

/** Since when the owner's telephone is proven; null without a proof. */
export function telephoneShownQuery(id: string) {
  return queryOptions({
    queryKey: ["listings", "telephone", id],
    queryFn: ({ signal }): Promise<string | null> =>
      asPublic({ signal, fallback: "listings_unavailable" }, (db) =>
        db.rpc("telephone_shown", { listing: id }, { get: true }),
      ),
  });
}
