import { encodeHex } from "@std/encoding/hex.js";
import { mailboxBehind } from "../domain/people/mailbox.ts";
import { clientAddress, networksOf } from "./client-address.ts";

/**
 * Opaque tokens for visitors without an account: keyed hashes, so that stored values reveal neither
 * address nor browser. They are good for one day, today in UTC unless another is given (YYYY-MM-DD).
 */
export type Visitors = {
  /** Stable for one address; for rate limits and pots. The networks of the address, narrowest first. */
  networks(request: Request, day?: string): Promise<Networks>;
  /** Stable for one browser at one address; for counting views. */
  browser(request: Request, day?: string): Promise<string>;
  /** Stable for one mailbox, however its address is written; for rate limits. */
  mailbox(email: string, day?: string): Promise<string>;
};

export type Networks = readonly string[];

/** @param secret known only to the server; changing it makes every visitor new. */
export function createVisitors(secret: string): Visitors {
  const bytes = new TextEncoder().encode(secret);
  const key = crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  const hash = async (...parts: string[]) => {
    const signed = new TextEncoder().encode(JSON.stringify(parts));
    return encodeHex(await crypto.subtle.sign("HMAC", await key, signed));
  };
  return {
    async networks(request, day = today()) {
      const networks = networksOf(clientAddress(request));
      return Promise.all(networks.map((network, n) => hash("network", day, String(n), network)));
    },
    browser: (request, day = today()) =>
      hash("browser", day, clientAddress(request), request.headers.get("user-agent") ?? ""),
    mailbox: (email, day = today()) => hash("mailbox", day, mailboxBehind(email)),
  };
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
