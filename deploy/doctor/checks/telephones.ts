import { type Finding, type Group, ok, unchecked, wrong } from "../check.ts";
import type { Deployment } from "../deployment.ts";
import { jsonOf, member } from "../request.ts";

/** Whether people can prove their telephones, which is optional. */
export const telephones: Group = {
  name: "Telephones",
  checks: () => [{ name: "Telephones can be proven", look: canBeProven }],
};

async function canBeProven({ ask }: Deployment): Promise<Finding> {
  const isOffered = await jsonOf(
    await ask("/rest/v1/rpc/telephone_rule", { method: "POST", body: {} }),
  );
  if (isOffered !== true) return unchecked("off: npm run operator -- telephone on");
  const settings = await jsonOf(await ask("/auth/v1/settings"));
  if (member(settings, "phone_autoconfirm") === true)
    return wrong(
      "Auth believes every number without a code",
      "Set auth.sms.enable_confirmations in supabase/config.toml, and npm run deploy -- --only auth.",
    );
  if (member(member(settings, "external"), "phone") === true) return ok();
  return wrong(
    "the site offers it, and Auth sends no text messages",
    "Set auth.sms in supabase/config.toml (docs/deploy.md), or npm run operator -- telephone off.",
  );
}
