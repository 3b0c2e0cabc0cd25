import { createECDH, createHash } from "node:crypto";
import { DeployError } from "../problem.ts";
import type { Deployment, Step } from "../step.ts";
import { once, type Supabase } from "../supabase.ts";

/** The variables of the Edge Functions. */
export const secrets: Step = {
  name: "secrets",
  plan: ({ functionSecrets }) => [
    `Set the functions' variables: ${Object.keys(functionSecrets).join(", ")}.`,
    ...(functionSecrets.VAPID_KEYS ? [] : ["Make VAPID_KEYS for notifications on devices, once."]),
  ],
  async remaining(deployment) {
    return Object.keys(await changed(deployment));
  },
  async run(deployment) {
    const wanted = await changed(deployment);
    await setSecrets(deployment.supabase, wanted);
    return `set ${Object.keys(wanted).join(", ")}`;
  },
};

/** The names of the project's secrets, each with a digest of its value. */
export const secretDigests = once(async (supabase) => {
  const { secrets } = await supabase.onProject<{ secrets: { name: string; value: string }[] }>([
    "secrets",
    "list",
  ]);
  return new Map(secrets.map(({ name, value }) => [name, value]));
});

export function digestOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** @throws DeployError for a value that no .env file can hold. */
export async function setSecrets(
  supabase: Supabase,
  values: Record<string, string>,
): Promise<void> {
  const lines = Object.entries(values).map(
    ([name, value]) => `${name}=${quotedForFile(name, value)}`,
  );
  if (lines.length === 0) return;
  await supabase.withFile("secrets.env", `${lines.join("\n")}\n`, (path) =>
    supabase.onProject(["secrets", "set", "--env-file", path]),
  );
  const digests = await secretDigests(supabase);
  for (const [name, value] of Object.entries(values)) digests.set(name, digestOf(value));
}

async function changed({ supabase, settings }: Deployment): Promise<Record<string, string>> {
  const digests = await secretDigests(supabase);
  const given = Object.entries(settings.functionSecrets);
  const differing = given.filter(([name, value]) => digests.get(name) !== digestOf(value));
  return {
    ...Object.fromEntries(differing),
    // No person needs to know these keys, and devices are switched on for one pair: the first deployment makes it.
    ...(digests.has(PUSH_KEYS) || PUSH_KEYS in settings.functionSecrets
      ? {}
      : { [PUSH_KEYS]: newPushKeys() }),
  };
}

const PUSH_KEYS = "VAPID_KEYS";

/** A pair of P-256 with which push services recognize the site (decision 184): public, a point, private. */
function newPushKeys(): string {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys();
  // Node leaves out leading zeros.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return `${publicKey.toString("base64url")}.${privateKey.toString("base64url")}`;
}

function quotedForFile(name: string, value: string): string {
  const quote = ["'", '"'].find((each) => !value.includes(each));
  if (quote === undefined || /[\n\r\\]/.test(value))
    throw new DeployError(
      `${name} holds both kinds of quotation marks, a backslash or a line break.`,
      "Choose a value without them.",
    );
  return `${quote}${value}${quote}`;
}
