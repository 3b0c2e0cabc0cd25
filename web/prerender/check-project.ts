import type { Plugin, ResolvedConfig } from "vite";
import { isFilledIn, isHttpUrl } from "../lib/placeholders.ts";

const URL_NAME = "VITE_SUPABASE_URL";
const KEY_NAME = "VITE_SUPABASE_PUBLISHABLE_KEY";
/** A free project that was not asked for days takes a while to start. */
const PATIENCE_MS = 30_000;

/**
 * Asks the project before `vite build` writes anything, as the site will ask it, so that a wrong variable stops the
 * build with its name. A build without any project is allowed, and says so.
 */
export function checkProject(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "check-project",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    async buildStart() {
      if (config.build.ssr) return;
      const problem =
        addressProblem("SITE_URL", process.env.SITE_URL) ?? (await projectProblem(config.env));
      if (problem) throw new Error(problem);
      if (!hasProject(config.env))
        config.logger.warn(
          `Neither ${URL_NAME} nor ${KEY_NAME} is set: this build belongs to no Supabase project. It has no homes, and people can't sign in. Set both for a site that is to be used.`,
        );
      else if (!process.env.SITE_URL?.trim())
        config.logger.warn(
          "SITE_URL is not set: the pages don't name their own address, and there is no sitemap. Set it to where the site will live, e.g. https://www.example.com.",
        );
    },
  };
}

type Variables = Record<string, string | undefined>;

/** Whether the build is for a project at all. */
export function hasProject(variables: Variables): boolean {
  return setting(variables, URL_NAME) !== "" || setting(variables, KEY_NAME) !== "";
}

/**
 * The problem of the project that these variables name, and what to do about it; undefined when it answers, or when
 * they name none.
 */
export async function projectProblem(variables: Variables): Promise<string | undefined> {
  if (!hasProject(variables)) return undefined;
  const url = setting(variables, URL_NAME).replace(/\/+$/, "");
  const key = setting(variables, KEY_NAME);
  if (!isFilledIn(url))
    return `${URL_NAME} is ${missing(url)}. Copy the project's URL from Supabase: Project Settings, Data API.`;
  if (!isFilledIn(key))
    return `${KEY_NAME} is ${missing(key)}. Copy the publishable key from Supabase: Project Settings, API Keys.`;
  return addressProblem(URL_NAME, url) ?? secretProblem(key) ?? (await answerProblem(url, key));
}

async function answerProblem(url: string, key: string): Promise<string | undefined> {
  let answer: Response;
  try {
    answer = await fetch(`${url}/rest/v1/rpc/search_listings?page_size=1`, {
      headers: { apikey: key },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch (error) {
    return `${URL_NAME}: ${url} does not answer (${reasonOf(error)}). Compare it with the project's URL in Supabase, and see there whether the project is paused.`;
  }
  const text = await answer.text().catch(() => "");
  if (answer.ok && isJson(text)) return undefined;
  if (answer.status === 401 || answer.status === 403)
    return `${KEY_NAME}: ${url} refuses this key (${answer.status}). Copy the publishable key of this very project from Supabase: Project Settings, API Keys.`;
  if (/"code"\s*:\s*"PGRST(202|205|106)"/.test(text))
    return `${URL_NAME}: the project at ${url} has no tables of this site yet. Bring its database up to date first: npm run deploy -- --only database.`;
  if (answer.ok || answer.status === 404)
    return `${URL_NAME}: what answers at ${url} is no Supabase project (${answer.status}). Compare it with the project's URL in Supabase.`;
  return `${URL_NAME}: the project at ${url} is in trouble (${answer.status}). Look at its status in Supabase, and build again.`;
}

/** The build would publish it. */
function secretProblem(key: string): string | undefined {
  if (!key.startsWith("sb_secret_") && roleOf(key) !== "service_role") return undefined;
  return `${KEY_NAME} holds a secret key, and everyone could read it in the site's code. Use the publishable key instead. If the secret one was ever published, replace it in Supabase: Project Settings, API Keys.`;
}

/** The role in a legacy key, which is a JWT. */
function roleOf(key: string): unknown {
  try {
    return JSON.parse(Buffer.from(key.split(".")[1] ?? "", "base64url").toString()).role;
  } catch {
    return undefined;
  }
}

function addressProblem(name: string, value: string | undefined): string | undefined {
  if (!value?.trim() || isHttpUrl(value.trim())) return undefined;
  return `${name} is not an address: it must begin with https://.`;
}

function missing(value: string): string {
  return value === "" ? "not set" : "still the placeholder";
}

function setting(variables: Variables, name: string): string {
  return variables[name]?.trim() ?? "";
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function reasonOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return cause?.code ?? (name === "TimeoutError" ? "no answer in time" : "no connection");
}
