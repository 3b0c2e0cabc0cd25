import { DeployError } from "../problem.ts";
import type { Deployment, Step } from "../step.ts";

/** The files that the host takes besides `dist`. */
const BESIDE: Record<string, string> = { vercel: ".vercel/output", netlify: ".netlify/v1" };

type Key = { name: string; type?: string | null; api_key?: string | null };

/** Builds `dist/` with this project's address and publishable key. */
export const build: Step = {
  name: "build",
  plan: ({ host, siteUrl, projectUrl }) => [
    `Build dist for ${host === "other" ? "a host of your own" : host}, as ${siteUrl} with the project at ${projectUrl}.`,
    "Write its public pages as HTML, from the homes that the project has now.",
  ],
  async run(deployment) {
    const { settings, execute } = deployment;
    const { VITE_SUPABASE_PUBLISHABLE_KEY: given } = settings.build;
    const code = await execute("npm", ["run", "build"], {
      ...settings.build,
      SITE_URL: settings.siteUrl,
      VITE_SUPABASE_URL: settings.projectUrl,
      VITE_SUPABASE_PUBLISHABLE_KEY: given ?? (await publishableKey(deployment)),
      // A site without a model asks it nothing.
      VITE_HAS_MODEL: String("OPENAI_API_KEY" in settings.functionSecrets),
      HOST: settings.host === "other" ? "" : settings.host,
    });
    if (code !== 0)
      throw new DeployError(
        `The build failed (${code}).`,
        "What is above says why. The project's part is deployed; npm run deploy -- --only build repeats only this.",
      );
    const beside = BESIDE[settings.host];
    return beside ? `dist and ${beside} are built` : "dist is built";
  },
};

async function publishableKey({ supabase }: Deployment): Promise<string> {
  const { keys } = await supabase.onProject<{ keys: Key[] }>(["projects", "api-keys"]);
  const publishable = keys.filter(({ type }) => type === "publishable");
  const key =
    publishable.find(({ name }) => name === "default") ??
    publishable[0] ??
    // Projects older than publishable keys.
    keys.find(({ name }) => name === "anon");
  if (key?.api_key) return key.api_key;
  throw new DeployError(
    "The project has no publishable key.",
    "Create one in the dashboard, under Project Settings, API Keys.",
  );
}
