import { type NamedRate, readNamedRate } from "../domain/homes/mortgage.ts";

/** A function's environment, read once at startup. */

type Source = (name: string) => string | undefined;

/** Names every missing or invalid variable, never its value. */
export class EnvironmentError extends Error {
  readonly names: string[];

  constructor(names: string[]) {
    super(`These environment variables are missing or unusable: ${names.join(", ")}`);
    this.name = "EnvironmentError";
    this.names = names;
  }
}

export type Reader = {
  /** Whether the variable is set; for optional parts of a site. */
  has(name: string): boolean;
  text(name: string, fallback?: string): string;
  /** An http(s) URL without a trailing slash. */
  address(name: string, fallback?: string): string;
  /** Comma-separated parts, trimmed and without empty ones. */
  list(name: string): string[];
  count(name: string, fallback: number): number;
  /** A JSON object of strings; empty if unset. */
  record(name: string): Record<string, string>;
};

/**
 * Runs `describe` on the environment and collects the problems. @throws EnvironmentError that names all of them
 * together.
 */
export function readEnvironment<T>(source: Source, describe: (read: Reader) => T): T {
  const unusable: string[] = [];
  const text = (name: string, fallback?: string): string => {
    const value = source(name)?.trim() || fallback;
    if (value === undefined) unusable.push(name);
    return value ?? "";
  };
  const value = describe({
    has: (name) => Boolean(source(name)?.trim()),
    text,
    address(name, fallback) {
      const address = text(name, fallback).replace(/\/+$/, "");
      if (address !== "" && !/^https?:\/\/[^/\s]/.test(address)) unusable.push(name);
      return address;
    },
    list(name) {
      return text(name)
        .split(",")
        .map((part) => part.trim())
        .filter((part) => part !== "");
    },
    count(name, fallback) {
      const number = Number(text(name, String(fallback)));
      if (!Number.isSafeInteger(number) || number < 1) unusable.push(name);
      return number;
    },
    record(name) {
      try {
        const value: unknown = JSON.parse(text(name, "{}"));
        const entries = Object.entries(value as object);
        if (entries.every(([, entry]) => typeof entry === "string" && entry !== ""))
          return Object.fromEntries(entries);
      } catch {
        // Reported below.
      }
      unusable.push(name);
      return {};
    },
  });
  if (unusable.length > 0) throw new EnvironmentError([...new Set(unusable)]);
  return value;
}

/** Every function needs its project, and the origins that may call it. */
export type Platform = {
  url: string;
  /** The project's URL for browsers; differs from `url` when self-hosted. */
  publicUrl: string;
  publishableKey: string;
  /** The key our own clients use. */
  secretKey: string;
  /** Every key accepted as the server's own; there are two while one is being rotated. */
  secretKeys: string[];
  /** The key of the database's scheduler; "" if unset. */
  schedulerKey: string;
  allowedOrigins: string[];
  timeoutMs: number;
};

/** The hosted platform defines these names. */
export function readPlatform(read: Reader): Platform {
  const url = read.address("SUPABASE_URL");
  const publishable = readKeys(read, "SUPABASE_PUBLISHABLE_KEYS", "SUPABASE_ANON_KEY");
  const secret = readKeys(read, "SUPABASE_SECRET_KEYS", "SUPABASE_SERVICE_ROLE_KEY");
  return {
    url,
    publicUrl: read.address("SUPABASE_PUBLIC_URL", url),
    publishableKey: publishable.first,
    secretKey: secret.first,
    secretKeys: secret.all,
    schedulerKey: read.text("SCHEDULER_KEY", ""),
    allowedOrigins: read.list("ALLOWED_ORIGINS"),
    timeoutMs: readTimeout(read),
  };
}

/**
 * The platform provides a project's keys as JSON by name: `{"default": "sb_secret_…"}`. Older
 * projects have one legacy key in a separate variable.
 */
function readKeys(read: Reader, name: string, legacyName: string) {
  const keys = Object.entries(read.record(name));
  if (keys.length === 0) {
    const legacy = read.text(legacyName);
    return { first: legacy, all: [legacy] };
  }
  const all = keys.map(([, key]) => key);
  return { first: keys.find(([name]) => name === "default")?.[1] ?? all[0] ?? "", all };
}

export type MailSettings = {
  apiKey: string;
  baseUrl: string;
  /** A sender as "Name <address>". */
  from: string;
  /** The base of links in emails. */
  siteUrl: string;
  timeoutMs: number;
};

export function readMailSettings(read: Reader): MailSettings {
  return {
    apiKey: read.text("RESEND_API_KEY"),
    baseUrl: read.address("RESEND_BASE_URL", "https://api.resend.com"),
    from: read.text("MAIL_FROM"),
    siteUrl: read.address("SITE_URL"),
    timeoutMs: readTimeout(read),
  };
}

/** The site's address without a trailing slash; by default the first allowed origin. */
export function readSiteUrl(read: Reader): string {
  const [origin = ""] = read.list("ALLOWED_ORIGINS");
  return read.text("SITE_URL", origin).replace(/\/+$/, "");
}

/** The operator's rate, which the site shows beside monthly costs; undefined without one. */
export function readMortgageRate(read: Reader): NamedRate | undefined {
  return read.has("MORTGAGE_RATE") ? readNamedRate(read.text("MORTGAGE_RATE")) : undefined;
}

export function readTimeout(read: Reader): number {
  return read.count("UPSTREAM_TIMEOUT_MS", 10_000);
}
