import { HIDDEN_PLACE, withExactPlace } from "../../_shared/domain/homes/exact-place.ts";
import { WRITTEN_COLUMNS } from "../../_shared/domain/homes/listing-fields.ts";
import type { KitFacts } from "../../_shared/domain/papers/document-kit/blocks.ts";
import { columns } from "../../_shared/domain/site/database/columns.ts";
import { AppError } from "../../_shared/domain/site/errors/errors.ts";
import type { SubscriptionPlan } from "../../_shared/domain/site/plans/plans.ts";
import { dateInZone } from "../../_shared/domain/site/time/time-zones.ts";
import type { User } from "../../_shared/edge/caller.ts";
import { ask, askRows, type Database } from "../../_shared/edge/database.ts";
import { ownsHome } from "../../_shared/edge/own-homes.ts";
import { planOf } from "../../_shared/edge/plan-of.ts";

export type KitStore = {
  /** @throws AppError `kit_failed` */
  planOf(user: User): Promise<SubscriptionPlan>;
  /**
   * The facts for a document.
   * @param listingId one of the caller's; otherwise the home changed last.
   * @throws AppError `listing_not_found`, `kit_failed`
   */
  facts(user: User, listingId: string | undefined, now: Date): Promise<KitFacts>;
};

const HOME = `id,${columns(...WRITTEN_COLUMNS, "time_zone")},${HIDDEN_PLACE}` as const;
/** A home without a time zone uses Eastern Time. */
const DEFAULT_ZONE = "America/New_York";

/** Everything runs as the caller, so row-level security applies. */
export function createKitStore(database: Database): KitStore {
  return {
    planOf: ({ id, token }) => planOf(database.callerClient(token), id, "kit_failed"),
    async facts(user, listingId, now) {
      const client = database.callerClient(user.token);
      const listings = client.from("listings").select(HOME);
      const [homes, isOwner, profiles, account] = await Promise.all([
        askRows(
          listingId
            ? listings.eq("id", listingId)
            : listings.eq("user_id", user.id).order("updated_at", { ascending: false }).limit(1),
          "kit_failed",
        ),
        listingId ? ownsHome(client, listingId, "kit_failed") : true,
        askRows(client.from("profiles").select("full_name,phone").eq("id", user.id), "kit_failed"),
        client.auth.getUser(user.token),
      ]);
      const [home] = homes;
      if (listingId && !(home && isOwner)) throw new AppError("listing_not_found");
      const [profile] = profiles;
      const offers = home
        ? await ask(client.rpc("offers_of_home", { listing_id: home.id }), "kit_failed")
        : null;
      return {
        now,
        offers,
        today: dateInZone(now, home?.time_zone ?? DEFAULT_ZONE),
        owner: {
          name: profile?.full_name ?? "",
          phone: profile?.phone ?? "",
          email: account.data.user?.email ?? "",
        },
        home: home ? withExactPlace(home) : null,
      };
    },
  };
}
