import { hostOf } from "../hosting/hosts.ts";

/** More pages would make the build slow. */
const MOST = 5_000;

/**
 * How many homes get a page at build time. None where the host has an edge, which makes a home's page when it is asked
 * for: 5,000 homes would be 475 MB in each build. PRERENDER_HOMES asks for some all the same, whose whole text is then
 * in their pages before any code runs.
 */
export function mostHomes(environment: Record<string, string | undefined>): number {
  const asked = environment.PRERENDER_HOMES?.trim();
  if (asked) return Math.min(Number(asked), MOST);
  return hostOf(environment) === undefined ? MOST : 0;
}
