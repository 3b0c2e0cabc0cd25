import { createFunctionProcess } from "../../local/function-process.ts";
import { FUNCTIONS_DIR } from "./edge-functions.ts";
import { PATIENCE_MS } from "./limits.ts";

/** One of our functions on real Deno, in an environment that the test defines. */
export type EdgeProcess = {
  /** @param path after the function's name, e.g. "/user/…?x=1". */
  call(path?: string, init?: RequestInit): Promise<Response>;
  /** Its output so far, line by line. */
  logs: string[];
  stop(): Promise<void>;
};

export const SITE = "https://site.example";
export const OTHER_SITE = "http://localhost:5173";
export const IMAGES = "https://images.example";

/** Nothing listens there. */
const NOWHERE = "http://127.0.0.1:9";

/** Every variable a function asks for; the services they name don't answer. */
export const EDGE_ENV: Record<string, string> = {
  SUPABASE_URL: NOWHERE,
  SUPABASE_PUBLIC_URL: IMAGES,
  SUPABASE_PUBLISHABLE_KEYS: "",
  SUPABASE_SECRET_KEYS: "",
  SCHEDULER_KEY: "scheduler_test",
  SUPABASE_ANON_KEY: "sb_publishable_test",
  SUPABASE_SERVICE_ROLE_KEY: "sb_secret_test",
  RESEND_API_KEY: "re_test",
  RESEND_BASE_URL: NOWHERE,
  MAIL_FROM: "SelfNVest <hello@selfnvest.test>",
  STRIPE_SECRET_KEY: "sk_test_test",
  STRIPE_WEBHOOK_SECRET: "whsec_test",
  STRIPE_API_BASE: NOWHERE,
  DEPLOY_HOOK_URL: "",
  DOCUMENSO_URL: NOWHERE,
  DOCUMENSO_API_KEY: "",
  DOCUMENSO_WEBHOOK_SECRET: "",
  DOCUMENSO_TIMEOUT_MS: String(PATIENCE_MS),
  GEOCODER_URL: NOWHERE,
  GEOCODER_TIMEOUT_MS: String(PATIENCE_MS),
  OPENAI_API_KEY: "sk-test",
  OPENAI_BASE_URL: NOWHERE,
  OPENAI_MODEL: "test",
  OPENAI_TIMEOUT_MS: String(PATIENCE_MS),
  OPENAI_CUSTOM_HEADERS: "",
  VAPID_KEYS: "",
  WEB_PUSH_BASE_URL: NOWHERE,
  SITE_URL: SITE,
  ALLOWED_ORIGINS: `${SITE}, ${OTHER_SITE}`,
  UPSTREAM_TIMEOUT_MS: String(PATIENCE_MS),
};

export async function startEdgeProcess(
  name: string,
  env: Record<string, string> = {},
): Promise<EdgeProcess> {
  const logs: string[] = [];
  const whole = { ...EDGE_ENV, ...env };
  const hosts = [
    whole.SUPABASE_URL,
    whole.RESEND_BASE_URL,
    whole.STRIPE_API_BASE,
    whole.GEOCODER_URL,
    whole.DEPLOY_HOOK_URL,
    whole.DOCUMENSO_URL,
    whole.OPENAI_BASE_URL,
    whole.WEB_PUSH_BASE_URL,
  ]
    .filter((address): address is string => Boolean(address))
    .map((address) => new URL(address).host);
  const process = createFunctionProcess(name, 0, {
    folder: FUNCTIONS_DIR,
    env: whole,
    hosts,
    log: (line) => logs.push(line.replace(/^\[[^\]]*\] /, "")),
  });
  const url = `http://127.0.0.1:${await process.port}/${name}`;
  return {
    call: (path = "", init) => fetch(`${url}${path}`, init),
    logs,
    stop: () => process.stop(),
  };
}
