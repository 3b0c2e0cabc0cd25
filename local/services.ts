import { createHmac } from "node:crypto";
import { GOOGLE_CLIENT } from "./stand-ins/google.ts";

/** How to reach a mail service that speaks Resend's API: the stand-in, or the real one. */
export interface MailService {
  apiKey: string;
  baseUrl: string;
  from: string;
  isReal: boolean;
}

/** A real key or another address switches the stand-in off. */
export function mailService(env: NodeJS.ProcessEnv, standinsUrl: string): MailService {
  const key = env.RESEND_API_KEY?.trim() ?? "";
  const address = env.RESEND_BASE_URL?.trim() ?? "";
  const hasKey = isRealKey(key);
  const isReal = hasKey || address !== "";
  return {
    apiKey: hasKey ? key : "re_local",
    baseUrl: (address || (hasKey ? "https://api.resend.com" : `${standinsUrl}/mail`)).replace(
      /\/+$/,
      "",
    ),
    from: env.MAIL_FROM?.trim() || "SelfNVest <hello@selfnvest.test>",
    isReal,
  };
}

/** What functions reach besides the cloud itself. */
export type Services = ReturnType<typeof servicesOf>;

export function servicesOf(env: NodeJS.ProcessEnv, standinsUrl: string, localSecret: string) {
  return {
    mail: mailService(env, standinsUrl),
    stripe: stripeService(env, standinsUrl, localSecret),
    geocoder: geocoderService(env, standinsUrl),
    openAi: openAiService(env, standinsUrl),
  };
}

/** How to reach Stripe: the stand-in, or the real one with test keys. */
export interface StripeService {
  secretKey: string;
  webhookSecret: string;
  apiBase: string;
  isReal: boolean;
}

/**
 * A real key switches the stand-in off; its events then come through `stripe listen`, which prints
 * their signing secret. The stand-in's own secrets derive from a secret of this cloud.
 */
export function stripeService(
  env: NodeJS.ProcessEnv,
  standinsUrl: string,
  localSecret: string,
): StripeService {
  const key = env.STRIPE_SECRET_KEY?.trim() ?? "";
  if (isRealKey(key)) {
    const address = env.STRIPE_API_BASE?.trim() || "https://api.stripe.com";
    return {
      secretKey: key,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET?.trim() || derive(localSecret, "stripe webhook"),
      apiBase: address.replace(/\/+$/, ""),
      isReal: true,
    };
  }
  return {
    secretKey: `sk_test_${derive(localSecret, "stripe key")}`,
    webhookSecret: `whsec_${derive(localSecret, "stripe webhook")}`,
    apiBase: `${standinsUrl}/stripe`,
    isReal: false,
  };
}

/** How Auth signs people in with Google: the stand-in, or the real one. */
export interface GoogleService {
  clientId: string;
  secret: string;
  /** The path under which the stand-in answers; undefined for the real one. */
  standIn: string | undefined;
}

export function googleService(env: NodeJS.ProcessEnv, standinsUrl: string): GoogleService {
  const clientId = env.GOOGLE_CLIENT_ID?.trim() ?? "";
  const secret = env.GOOGLE_CLIENT_SECRET?.trim() ?? "";
  if (clientId !== "" && secret !== "") return { clientId, secret, standIn: undefined };
  const { id, secret: localSecret } = GOOGLE_CLIENT;
  return { clientId: id, secret: localSecret, standIn: `${standinsUrl}/google` };
}

/** How to reach a geocoder that speaks Nominatim's search: the stand-in, or the real one. */
export interface GeocoderService {
  baseUrl: string;
  /** "" for the function's own default. */
  userAgent: string;
}

/** Another address switches the stand-in off. */
export function geocoderService(env: NodeJS.ProcessEnv, standinsUrl: string): GeocoderService {
  const address = env.GEOCODER_URL?.trim() ?? "";
  return {
    baseUrl: (address || `${standinsUrl}/geocoder`).replace(/\/+$/, ""),
    userAgent: env.GEOCODER_USER_AGENT?.trim() ?? "",
  };
}

/** How to reach a model that speaks OpenAI's chat completions: the stand-in, or a real one. */
export interface OpenAiService {
  apiKey: string;
  baseUrl: string;
  model: string;
  isReal: boolean;
}

/** A real key or another address switches the stand-in off. */
export function openAiService(env: NodeJS.ProcessEnv, standinsUrl: string): OpenAiService {
  const key = env.OPENAI_API_KEY?.trim() ?? "";
  const address = env.OPENAI_BASE_URL?.trim() ?? "";
  const hasKey = isRealKey(key);
  const isReal = hasKey || address !== "";
  return {
    apiKey: hasKey ? key : OPENAI_LOCAL_KEY,
    baseUrl: (address || (hasKey ? OPENAI_API : `${standinsUrl}/openai/v1`)).replace(/\/+$/, ""),
    model: isReal ? (env.OPENAI_MODEL?.trim() ?? "") : "offline",
    isReal,
  };
}

const OPENAI_API = "https://api.openai.com/v1";
/** The key the stand-in asks for. */
export const OPENAI_LOCAL_KEY = "sk-local";

function derive(secret: string, purpose: string): string {
  return createHmac("sha256", secret).update(purpose).digest("base64url").replace(/[-_]/g, "x");
}

/** The placeholder from `.env.example` and the stand-in's key don't count as keys. */
function isRealKey(key: string): boolean {
  return (
    key !== "" &&
    !/^((re_|sk_test_|sk_live_|sk-)(local|x+|…|\.\.\.)|your[-_ ].*|changeme|placeholder.*|<.*>|…|\.\.\.)$/i.test(
      key,
    )
  );
}
