import { createHmac } from "node:crypto";

/** How to reach a mail service that speaks Resend's API: the stand-in, or the real one. */
export interface MailService {
  apiKey: string;
  baseUrl: string;
  from: string;
  isReal: boolean;
}

/** A real key, or an address of one's own, switches the stand-in off. */
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

/** How to reach Stripe: the stand-in, or the real one with test keys. */
export interface StripeService {
  secretKey: string;
  webhookSecret: string;
  apiBase: string;
  isReal: boolean;
}

/**
 * A real key switches the stand-in off; its events then come through `stripe listen`, which says
 * what they are signed with. The stand-in's own secrets follow from a secret of this cloud.
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

function derive(secret: string, purpose: string): string {
  return createHmac("sha256", secret).update(purpose).digest("base64url").replace(/[-_]/g, "x");
}

/** What `.env.example` shows, or the key of the stand-in, is no key. */
function isRealKey(key: string): boolean {
  return (
    key !== "" &&
    !/^((re|sk_test|sk_live)_(local|x+|…|\.\.\.)|your[-_ ].*|changeme|placeholder.*|<.*>|…|\.\.\.)$/i.test(
      key,
    )
  );
}
