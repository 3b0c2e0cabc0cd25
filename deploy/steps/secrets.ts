import { createHash } from "node:crypto";
import { DeployError } from "../problem.ts";
import type { Deployment, Step } from "../step.ts";
import { once, type Supabase } from "../supabase.ts";

/** The variables of the Edge Functions. */
export const secrets: Step = {
  name: "secrets",
  plan: ({ functionSecrets }) => [
    `Set the functions' variables: ${Object.keys(functionSecrets).join(", ")}.`,
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
  return Object.fromEntries(
    Object.entries(settings.functionSecrets).filter(
      ([name, value]) => digests.get(name) !== digestOf(value),
    ),
  );
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
