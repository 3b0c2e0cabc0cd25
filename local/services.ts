import { createECDH, createHmac } from "node:crypto";
import { GOOGLE_CLIENT } from "./stand-ins/google.ts";

/** The way to reach a service: its stand-in, or the real one. */
interface Service {
  apiKey: string;
  baseUrl: string;
  isReal: boolean;
}

/** A real key or another address switches the stand-in off. */
function reach(
  key = "",
  address = "",
  { real, standIn, localKey }: { real: string; standIn: string; localKey: string },
): Service {
  const hasKey = isRealKey(key.trim());
  const named = address.trim() || (hasKey ? real : standIn);
  return {
    apiKey: hasKey ? key.trim() : localKey,
    baseUrl: withoutSlash(named),
    isReal: hasKey || address.trim() !== "",
  };
}

/** A mail service that speaks Resend's API. */
export type MailService = Service & { from: string };

export function mailService(env: NodeJS.ProcessEnv, standinsUrl: string): MailService {
  return {
    ...reach(env.RESEND_API_KEY, env.RESEND_BASE_URL, {
      real: "https://api.resend.com",
      standIn: `${standinsUrl}/mail`,
      localKey: "re_local",
    }),
    from: env.MAIL_FROM?.trim() || "SelfNVest <hello@selfnvest.test>",
  };
}

/** The services that functions reach besides the cloud itself. */
export type Services = ReturnType<typeof servicesOf>;

export function servicesOf(env: NodeJS.ProcessEnv, standinsUrl: string, localSecret: string) {
  return {
    mail: mailService(env, standinsUrl),
    stripe: stripeService(env, standinsUrl, localSecret),
    geocoder: geocoderService(env, standinsUrl),
    openAi: openAiService(env, standinsUrl),
    push: pushService(env, standinsUrl, localSecret),
    signing: signingService(env, standinsUrl, localSecret),
  };
}

/** The way to reach Stripe: the stand-in, or the real one with test keys. */
interface StripeService {
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
      apiBase: withoutSlash(address),
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

/** The way to reach a signing service that speaks Documenso's API: the stand-in, or a real one. */
interface SigningService {
  url: string;
  apiKey: string;
  webhookSecret: string;
}

/** A real token switches the stand-in off; the webhook of a service elsewhere can't reach this machine, so the clock asks. */
export function signingService(
  env: NodeJS.ProcessEnv,
  standinsUrl: string,
  localSecret: string,
): SigningService {
  const key = env.DOCUMENSO_API_KEY?.trim() ?? "";
  const localHook = derive(localSecret, "signing webhook");
  if (!isRealKey(key))
    return {
      url: `${standinsUrl}/documenso`,
      apiKey: `api_${derive(localSecret, "signing key")}`,
      webhookSecret: localHook,
    };
  return {
    url: withoutSlash(env.DOCUMENSO_URL?.trim() || "https://app.documenso.com"),
    apiKey: key,
    webhookSecret: env.DOCUMENSO_WEBHOOK_SECRET?.trim() || localHook,
  };
}

/** The way Auth signs people in with Google: the stand-in, or the real one. */
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

/** The way to reach a geocoder that speaks Nominatim's search: the stand-in, or the real one. */
interface GeocoderService {
  baseUrl: string;
  /** "" for the function's own default. */
  userAgent: string;
}

/** Another address switches the stand-in off. */
export function geocoderService(env: NodeJS.ProcessEnv, standinsUrl: string): GeocoderService {
  const address = env.GEOCODER_URL?.trim() ?? "";
  return {
    baseUrl: withoutSlash(address || `${standinsUrl}/geocoder`),
    userAgent: env.GEOCODER_USER_AGENT?.trim() ?? "",
  };
}

/** A model that speaks OpenAI's chat completions. */
export function openAiService(env: NodeJS.ProcessEnv, standinsUrl: string) {
  const service = reach(env.OPENAI_API_KEY, env.OPENAI_BASE_URL, {
    real: "https://api.openai.com/v1",
    standIn: `${standinsUrl}/openai/v1`,
    localKey: OPENAI_LOCAL_KEY,
  });
  return { ...service, model: service.isReal ? (env.OPENAI_MODEL?.trim() ?? "") : "offline" };
}

/** How to reach browsers' push services, and the keys by which they know this cloud. */
interface PushService {
  keys: string;
  baseUrl: string;
}

/**
 * The stand-in takes messages for any push service; its keys derive from a secret of this cloud, so that devices stay
 * on.
 */
function pushService(
  env: NodeJS.ProcessEnv,
  standinsUrl: string,
  localSecret: string,
): PushService {
  const privateKey = createHmac("sha256", localSecret).update("web push").digest();
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(privateKey);
  const made = `${pair.getPublicKey("base64url")}.${privateKey.toString("base64url")}`;
  return {
    keys: env.VAPID_KEYS?.trim() || made,
    baseUrl: withoutSlash(env.WEB_PUSH_BASE_URL?.trim() || `${standinsUrl}/push`),
  };
}

/** The key that the stand-in asks for. */
export const OPENAI_LOCAL_KEY = "sk-local";

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, "");
}

function derive(secret: string, purpose: string): string {
  return createHmac("sha256", secret).update(purpose).digest("base64url").replace(/[-_]/g, "x");
}

/** The placeholder from `.env.example` and the stand-in's key don't count as keys. */
function isRealKey(key: string): boolean {
  return (
    key !== "" &&
    !/^((re_|sk_test_|sk_live_|sk-|api_)(local|x+|…|\.\.\.)|your[-_ ].*|changeme|placeholder.*|<.*>|…|\.\.\.)$/i.test(
      key,
    )
  );
}
