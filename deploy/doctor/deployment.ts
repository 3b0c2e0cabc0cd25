import type { ProjectKeys } from "../project.ts";
import { type FoundSite, findSite } from "./find-site.ts";
import { request } from "./request.ts";

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
  /** A request to the project, with its publishable key unless `headers` say otherwise. */
  ask: (path: string, init?: Ask) => Promise<Response>;
};

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
      ? { VITE_SUPABASE_URL: project, SUPABASE_SECRET_KEY: local.secretKey }
      : variables;
  const value = (name: string) => (given as Variables)[name]?.trim() ?? "";
  // A site names its project itself: another one's secrets must not be sent there.
  const ours = value("VITE_SUPABASE_URL") || `https://${value("SUPABASE_PROJECT_REF")}.supabase.co`;
  const isOurs = ours.replace(/\/+$/, "") === project;
  const secret = (name: string) => (isOurs ? value(name) : "");
  return {
    ...found,
    project,
    publishableKey,
    isLocal: /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]?/.test(project),
    secret,
    unset(...names) {
      const missing = names.filter((name) => value(name) === "");
      if (missing.length > 0) return `not checked: set ${missing.join(" and ")}`;
      return isOurs ? undefined : "not checked: set SUPABASE_PROJECT_REF to this site's project";
    },
    ask(path, { method = "GET", headers = {}, body, key = true } = {}) {
      return request(project + path, {
        method,
        headers: {
          ...(key ? { apikey: publishableKey } : {}),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    },
  };
}
