import { attempt } from "./browser-features.ts";

/**
 * When a session's token was issued and when it expires, in seconds by the clock of the service. Undefined for a text
 * that is no such token. The signature isn't checked: the services do that.
 */
export function tokenTimes(token: string): { issuedAt: number; expiresAt: number } | undefined {
  const payload = token.split(".")[1]?.replace(/-/g, "+").replace(/_/g, "/");
  const { iat, exp } = attempt(() => JSON.parse(atob(payload ?? "")) as Payload) ?? {};
  return typeof iat === "number" && typeof exp === "number"
    ? { issuedAt: iat, expiresAt: exp }
    : undefined;
}

type Payload = { iat?: unknown; exp?: unknown };
