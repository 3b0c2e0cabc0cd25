import { HOSTS, type Host } from "../../web/hosting/hosts.ts";
import type { ProjectKeys } from "../project.ts";
import { type FoundSite, findSite } from "./find-site.ts";
import { type Health, healthOf } from "./function-health.ts";
import { NotChecked } from "./not-checked.ts";
import { jsonOf, member, request } from "./request.ts";

/** A site with its project, and the secrets for checks that need one. */
export type Deployment = FoundSite & {
  /** The project's URL without a trailing slash. */
  project: string;
  publishableKey: string;
  /** Whether the project runs on this machine (`npm start`). */
  isLocal: boolean;
  /** A variable given for this project; "" if unset. */
  secret: (name: string) => string;
  /** "not checked: set X and Y", naming the unset ones; undefined if all are set. */
  unset: (...names: string[]) => string | undefined;
  /**
   * A request to the project, with its publishable key unless `headers` say otherwise.
   * @throws NotChecked if the project refuses the key, or the function doesn't work: both are reported once.
   */
  ask: (path: string, init?: Ask) => Promise<Response>;
  /** The same, whatever the key and the function are worth. */
  askAnyway: (path: string, init?: Ask) => Promise<Response>;
  /** Whether a function works. */
  health: (name: string) => Promise<Health>;
  /** @throws NotChecked unless the function works. */
  needs: (name: string) => Promise<void>;
  /**
   * A request to the Management API below the project.
   * @throws NotChecked if it refuses the access token.
   */
  manage: (path: string, body?: unknown) => Promise<Response>;
  /** Whether the Management API takes the access token; its status if not. */
  managing: () => Promise<number>;
};

/** The first thing that a key is tried with: homes that everyone may read. */
export const READ = "/rest/v1/listings?select=id&limit=1";

export type Ask = {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** False: without the publishable key. */
  key?: boolean;
};

export type Variables = Record<string, string | undefined>;

/**
 * Reads the site. Project and key come from its own code, unless `--project` and `--key` name
 * them.
 * @param local the product running on this machine; when examining it, its secret key is used instead of
 *   the variables, which belong to another project.
 * @throws Error with a readable message if there is no site, or it names no project.
 */
export async function openDeployment(
  site: string,
  variables: Variables,
  named: { project?: string; key?: string } = {},
  local?: ProjectKeys,
): Promise<Deployment> {
  const found = await findSite(site);
  const project = (named.project ?? found.variables.VITE_SUPABASE_URL ?? "").replace(/\/+$/, "");
  const publishableKey = named.key ?? found.variables.VITE_SUPABASE_PUBLISHABLE_KEY ?? "";
  if (project === "" || publishableKey === "")
    throw new Error(
      `The code of ${found.origin} names no Supabase project. Build it with VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY, or name both: --project <url> --key <publishable key>.`,
    );
  const given =
    local?.url === project
      ? {
          VITE_SUPABASE_URL: project,
          SUPABASE_SECRET_KEY: local.secretKey,
          SUPABASE_DB_URL: variables.DATABASE_URL,
        }
      : variables;
  const value = (name: string) => (given as Variables)[name]?.trim() ?? "";
  // A site names its project itself: another one's secrets must not be sent there.
  const ours = value("VITE_SUPABASE_URL") || `https://${value("SUPABASE_PROJECT_REF")}.supabase.co`;
  const isOurs = ours.replace(/\/+$/, "") === project;
  const secret = (name: string) => (isOurs ? value(name) : "");
  const askAnyway: Deployment["askAnyway"] = (
    path,
    { method = "GET", headers = {}, body, key = true } = {},
  ) =>
    request(project + path, {
      method,
      headers: {
        ...(key ? { apikey: publishableKey } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  /** Whether the project refuses a key altogether. */
  const isRefused = remembered(
    async (key) => !(await askAnyway(READ, { headers: { apikey: key } })).ok,
  );
  const health = remembered((name) => healthOf(project, name, found.origin));
  const needs = async (name: string) => {
    const { isWell, missing } = await health(name);
    if (!isWell && missing.length > 0)
      throw new NotChecked(`${name} waits for ${missing.join(", ")}`);
    if (!isWell) throw new NotChecked(`the function ${name} doesn't work`);
  };
  const managed = (path: string, body?: unknown) => {
    const api = secret("SUPABASE_MANAGEMENT_URL") || "https://api.supabase.com";
    const ref = secret("SUPABASE_PROJECT_REF") || new URL(project).hostname.split(".")[0];
    return request(`${api}/v1/projects/${ref}/${path}`, {
      headers: {
        authorization: `Bearer ${secret("SUPABASE_ACCESS_TOKEN")}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
    });
  };
  const host = secret("HOST");
  return {
    ...found,
    // What the build was made for says more than what stands before it.
    host: host in HOSTS ? (host as Host) : found.host,
    project,
    publishableKey,
    isLocal: /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]?/.test(project),
    secret,
    unset(...names) {
      const missing = names.filter((name) => value(name) === "");
      if (missing.length > 0) return `not checked: set ${missing.join(" and ")}`;
      return isOurs ? undefined : "not checked: set SUPABASE_PROJECT_REF to this site's project";
    },
    askAnyway,
    async ask(path, init = {}) {
      const [, name] = /^\/functions\/v1\/([\w-]+)/.exec(path) ?? [];
      if (name) await needs(name);
      const answer = await askAnyway(path, init);
      if (![401, 403].includes(answer.status)) return answer;
      // The database's own refusal says more than a gateway's.
      if (member(await jsonOf(answer.clone()), "code") === "42501") return answer;
      const key = init.headers?.apikey ?? (init.key === false ? undefined : publishableKey);
      if (key === publishableKey && (await isRefused(key)))
        throw new NotChecked("the project refuses the site's key");
      if (key && key === secret("SUPABASE_SECRET_KEY") && (await isRefused(key)))
        throw new NotChecked("the project refuses SUPABASE_SECRET_KEY");
      return answer;
    },
    health,
    needs,
    managing: remembered(async () => (await managed("config/auth")).status),
    async manage(path, body) {
      const answer = await managed(path, body);
      if ([401, 403].includes(answer.status))
        throw new NotChecked("the Management API refuses SUPABASE_ACCESS_TOKEN");
      return answer;
    },
  };
}

/** Asks the same only once. */
function remembered<T>(ask: (about: string) => Promise<T>) {
  const known = new Map<string, Promise<T>>();
  return (about = ""): Promise<T> => {
    const answer = known.get(about) ?? ask(about);
    known.set(about, answer);
    return answer;
  };
}
