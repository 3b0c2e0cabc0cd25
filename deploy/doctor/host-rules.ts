import { headersOfFiles } from "../../web/hosting/hosts.ts";
import { siteRules } from "../../web/hosting/site-rules.ts";
import type { Deployment } from "./deployment.ts";

/** The headers that the site's host is told to send with a file that holds no page. */
export function headersOfFile({ host, project }: Deployment, file: string): Record<string, string> {
  const rules = siteRules({
    supabaseUrl: project,
    tiles: undefined,
    satelliteUrl: undefined,
    geocoderUrl: undefined,
  });
  const below = headersOfFiles(host, rules.headers).filter(({ path }) =>
    file.startsWith(path.slice(0, -1)),
  );
  return Object.assign({}, ...below.map(({ headers }) => headers));
}
