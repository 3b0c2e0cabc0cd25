import type { PushDevice } from "@domain/people/push.ts";
import { queryOptions } from "@tanstack/react-query";
import { thisDevice } from "../../lib/this-device.ts";
import { ownKey } from "../site/cache/keys.ts";
import { asMember } from "../site/transport/tables.ts";

/** The devices on which the signed-in user is notified (decision 184). */

const unavailable = "notifications_unavailable";
const saving = { fallback: "notification_failed", repeats: true } as const;

export function devicesQuery(userId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "devices"),
    queryFn: ({ signal }): Promise<PushDevice[]> =>
      asMember({ signal, fallback: unavailable }, (db) =>
        db
          .from("push_subscriptions")
          .select("endpoint,device,topics,created_at")
          .order("created_at")
          .order("id"),
      ),
  });
}

/** Whether this browser is subscribed; only it knows. */
export function thisDeviceQuery(userId: string, siteKey: string) {
  return queryOptions({
    queryKey: ownKey(userId, "this-device"),
    queryFn: () => thisDevice(siteKey),
  });
}

type Kept = Pick<PushDevice, "endpoint" | "device" | "topics"> & { p256dh: string; auth: string };

/** Switches a device on, or changes what it shows; safe to repeat. */
export async function keepDevice(kept: Kept): Promise<void> {
  await asMember(saving, (db) => db.rpc("keep_push", kept));
}

export async function forgetDevice(endpoint: string): Promise<void> {
  await asMember(saving, (db) => db.rpc("forget_push", { endpoint }));
}
