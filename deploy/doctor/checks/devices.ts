import { type Finding, type Group, ok, unchecked, wrong } from "../check.ts";
import type { Deployment } from "../deployment.ts";
import { jsonOf, member } from "../request.ts";

/** Whether people can have notifications on their devices, which is optional. */
export const devices: Group = {
  name: "Notifications on devices",
  checks: () => [{ name: "Devices can be switched on", look: canBeSwitchedOn }],
};

async function canBeSwitchedOn({ ask }: Deployment): Promise<Finding> {
  const response = await ask("/functions/v1/notifications/push-key");
  const key = member(await jsonOf(response), "key");
  if (response.status === 200 && typeof key === "string") return ok();
  if (response.status === 200 && key === null)
    return unchecked(
      "off: VAPID_KEYS is not set, or none; npm run deploy -- --only secrets makes it",
    );
  return wrong(
    `the function answers ${response.status}`,
    "npx supabase functions deploy notifications",
  );
}
