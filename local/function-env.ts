import type { Keys } from "./keys.ts";
import type { Services } from "./services.ts";

/** The variables that functions read, as a hosted project sets them. */
export function functionEnv(options: {
  apiUrl: string;
  siteUrl: string;
  keys: Keys;
  schedulerKey: string;
  services: Services;
  /** Overrides of limits, e.g. from process.env. */
  env: NodeJS.ProcessEnv;
}): Record<string, string> {
  const { apiUrl, siteUrl, keys, schedulerKey, env } = options;
  const { mail, stripe, geocoder, openAi, push, signing } = options.services;
  return {
    SUPABASE_URL: apiUrl,
    SUPABASE_PUBLIC_URL: apiUrl,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishable }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secret }),
    // Older projects have these two instead.
    SUPABASE_ANON_KEY: "",
    SUPABASE_SERVICE_ROLE_KEY: "",
    SCHEDULER_KEY: schedulerKey,
    RESEND_API_KEY: mail.apiKey,
    RESEND_BASE_URL: mail.baseUrl,
    MAIL_FROM: mail.from,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_BASE: stripe.apiBase,
    DOCUMENSO_URL: signing.url,
    DOCUMENSO_API_KEY: signing.apiKey,
    DOCUMENSO_WEBHOOK_SECRET: signing.webhookSecret,
    DOCUMENSO_TIMEOUT_MS: env.DOCUMENSO_TIMEOUT_MS ?? "25000",
    GEOCODER_URL: geocoder.baseUrl,
    GEOCODER_USER_AGENT: geocoder.userAgent,
    OPENAI_API_KEY: openAi.apiKey,
    OPENAI_BASE_URL: openAi.baseUrl,
    OPENAI_MODEL: openAi.model,
    OPENAI_TIMEOUT_MS: env.OPENAI_TIMEOUT_MS ?? "20000",
    VESTY_DAILY_BUDGET_CENTS: env.VESTY_DAILY_BUDGET_CENTS ?? "",
    VESTY_INPUT_CENTS_PER_MILLION: env.VESTY_INPUT_CENTS_PER_MILLION ?? "",
    VESTY_OUTPUT_CENTS_PER_MILLION: env.VESTY_OUTPUT_CENTS_PER_MILLION ?? "",
    VESTY_WAIT_MS: env.VESTY_WAIT_MS ?? "",
    VAPID_KEYS: push.keys,
    WEB_PUSH_BASE_URL: push.baseUrl,
    MORTGAGE_RATE: env.VITE_MORTGAGE_RATE ?? "",
    // The SDK reads this when it loads, and a function may read only the variables named here.
    OPENAI_CUSTOM_HEADERS: "",
    GEOCODER_PATIENCE_MS: env.GEOCODER_PATIENCE_MS ?? "2500",
    GEOCODER_TIMEOUT_MS: env.GEOCODER_TIMEOUT_MS ?? "3000",
    SITE_URL: siteUrl,
    ALLOWED_ORIGINS: originsOf(siteUrl).join(","),
    UPSTREAM_TIMEOUT_MS: env.UPSTREAM_TIMEOUT_MS ?? "10000",
  };
}

/** The hosts that functions may reach, with their ports. */
export function hostsOf(
  { apiUrl, standinsUrl }: { apiUrl: string; standinsUrl: string },
  { mail, stripe, geocoder, openAi, push, signing }: Services,
): string[] {
  const reached = [
    mail.baseUrl,
    stripe.apiBase,
    geocoder.baseUrl,
    openAi.baseUrl,
    push.baseUrl,
    signing.url,
  ];
  return [...new Set([apiUrl, standinsUrl, ...reached].map(hostOf))];
}

function hostOf(address: string): string {
  const { hostname, port, protocol } = new URL(address);
  return `${hostname}:${port || (protocol === "https:" ? 443 : 80)}`;
}

/** Developers open the site under either name of this machine. */
function originsOf(siteUrl: string): string[] {
  const { origin } = new URL(siteUrl);
  const twin = origin.includes("//localhost")
    ? origin.replace("//localhost", "//127.0.0.1")
    : origin.replace("//127.0.0.1", "//localhost");
  return [...new Set([origin, twin])];
}
