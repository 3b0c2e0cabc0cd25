import { readNamedRate } from "../supabase/functions/_shared/domain/homes/mortgage.ts";
import { mapTiles, NO_TILES } from "../supabase/functions/_shared/domain/search/map-tiles.ts";
import { HOSTS, type Host } from "../web/hosting/hosts.ts";
import { isHttpUrl } from "../web/lib/placeholders.ts";
import { readEnvFile } from "./env-file.ts";
import { keyProblem } from "./key-kinds.ts";

/** The validated settings of a deployment. */
export type Settings = {
  projectRef: string;
  /** The project's address, which may be a custom domain. */
  projectUrl: string;
  /** Variables that the CLI itself reads; empty after `supabase login`. */
  login: Record<string, string>;
  /** The setting is needed only where the CLI can't reach the database by itself. */
  databaseUrl: string | undefined;
  siteUrl: string;
  host: Host | "other";
  smtp: Smtp;
  google: { clientId: string; secret: string } | undefined;
  /** The secret of the provider of text messages, which supabase/config.toml refers to; "" without one. */
  smsToken: string;
  /** Undefined for a site that takes no payments. */
  stripe: { secretKey: string; webhookSecret: string | undefined; apiBase: string } | undefined;
  /** The functions' variables, except those that later steps make. */
  functionSecrets: Record<string, string>;
  /** Variables for the build. */
  build: Record<string, string>;
  /** Everything that must not be printed. */
  secrets: string[];
};

/** The server that sends Auth's mail. */
export type Smtp = {
  host: string;
  port: number;
  user: string;
  password: string;
  /** The sender's address and name. */
  from: { address: string; name: string };
};

type Use = "deploy" | "login" | "function" | "build" | "doctor";
type Variable = {
  name: string;
  use: Use;
  /** The place where a person finds the value of a variable that everything needs. */
  required?: string;
  isSecret?: true;
  /** The error of a value. */
  problem?: (value: string) => string | undefined;
};

/**
 * Every variable of a deployment. `.env.production.example` explains them, and a test compares the
 * two lists.
 */
export const VARIABLES: readonly Variable[] = [
  {
    name: "SUPABASE_PROJECT_REF",
    use: "deploy",
    required: "20 letters in the address of the project's dashboard, after /project/",
    problem: (value) =>
      /^[a-z]{20}$/.test(value) ? undefined : "is not a project ref, which is 20 lowercase letters",
  },
  { name: "SUPABASE_ACCESS_TOKEN", use: "login", isSecret: true },
  { name: "SUPABASE_DB_PASSWORD", use: "login", isSecret: true },
  { name: "SUPABASE_DB_URL", use: "deploy", isSecret: true, problem: postgresProblem },
  {
    name: "SITE_URL",
    use: "function",
    required: "where visitors will find the site, e.g. https://www.selfnvest.com",
    problem: siteProblem,
  },
  {
    name: "HOST",
    use: "deploy",
    required: `where dist is published: ${[...Object.keys(HOSTS), "other"].join(", ")}`,
    problem: hostProblem,
  },
  {
    name: "RESEND_API_KEY",
    use: "function",
    required: "resend.com, API Keys",
    isSecret: true,
  },
  {
    name: "MAIL_FROM",
    use: "function",
    required:
      'the sender, e.g. "SelfNVest <showings@selfnvest.com>", of a domain verified at Resend',
    problem: (value) =>
      senderOf(value) === undefined ? "is not an address, or a name and an <address>" : undefined,
  },
  { name: "RESEND_BASE_URL", use: "function", problem: addressProblem },
  { name: "SMTP_HOST", use: "deploy" },
  {
    name: "SMTP_PORT",
    use: "deploy",
    problem: (value) =>
      /^\d+$/.test(value) && Number(value) <= 65535 ? undefined : "is not a port's number",
  },
  { name: "SMTP_USER", use: "deploy" },
  { name: "SMTP_PASS", use: "deploy", isSecret: true },
  { name: "GOOGLE_CLIENT_ID", use: "deploy" },
  { name: "GOOGLE_CLIENT_SECRET", use: "deploy", isSecret: true },
  { name: "SMS_AUTH_TOKEN", use: "deploy", isSecret: true },
  { name: "STRIPE_SECRET_KEY", use: "function", isSecret: true },
  { name: "STRIPE_WEBHOOK_SECRET", use: "function", isSecret: true },
  { name: "STRIPE_API_BASE", use: "function", problem: addressProblem },
  { name: "DOCUMENSO_URL", use: "function", problem: addressProblem },
  { name: "DOCUMENSO_API_KEY", use: "function", isSecret: true },
  { name: "DOCUMENSO_WEBHOOK_SECRET", use: "function", isSecret: true },
  { name: "DOCUMENSO_TIMEOUT_MS", use: "function", problem: countProblem },
  { name: "OPENAI_API_KEY", use: "function", isSecret: true },
  { name: "OPENAI_BASE_URL", use: "function", problem: addressProblem },
  { name: "OPENAI_MODEL", use: "function" },
  { name: "OPENAI_TIMEOUT_MS", use: "function", problem: countProblem },
  { name: "VESTY_DAILY_BUDGET_CENTS", use: "function", problem: countProblem },
  { name: "VESTY_INPUT_CENTS_PER_MILLION", use: "function", problem: countProblem },
  { name: "VESTY_OUTPUT_CENTS_PER_MILLION", use: "function", problem: countProblem },
  { name: "VESTY_WAIT_MS", use: "function", problem: countProblem },
  { name: "GEOCODER_URL", use: "function", problem: addressProblem },
  { name: "GEOCODER_USER_AGENT", use: "function" },
  { name: "GEOCODER_PATIENCE_MS", use: "function", problem: countProblem },
  { name: "GEOCODER_TIMEOUT_MS", use: "function", problem: countProblem },
  { name: "VAPID_KEYS", use: "function", isSecret: true, problem: pushKeysProblem },
  { name: "WEB_PUSH_BASE_URL", use: "function", problem: addressProblem },
  { name: "DEPLOY_HOOK_URL", use: "function", isSecret: true, problem: addressProblem },
  { name: "ALLOWED_ORIGINS", use: "function", problem: originsProblem },
  { name: "UPSTREAM_TIMEOUT_MS", use: "function", problem: countProblem },
  { name: "VITE_SUPABASE_URL", use: "build", problem: addressProblem },
  { name: "VITE_SUPABASE_PUBLISHABLE_KEY", use: "build" },
  { name: "VITE_SUPABASE_READ_URL", use: "build", problem: addressProblem },
  {
    name: "VITE_EDGE_READS",
    use: "build",
    problem: (value) => (value === "none" ? undefined : 'can only be "none"'),
  },
  { name: "VITE_TILE_URL", use: "build", problem: tilesProblem },
  { name: "VITE_TILE_ATTRIBUTION", use: "build" },
  { name: "VITE_SATELLITE_URL", use: "build", problem: picturesProblem },
  { name: "VITE_SATELLITE_ATTRIBUTION", use: "build" },
  { name: "VITE_GEOCODER_URL", use: "build", problem: addressProblem },
  {
    name: "PRERENDER_HOMES",
    use: "build",
    problem: (value) => (/^\d+$/.test(value) ? undefined : "is not a whole number"),
  },
  {
    name: "VITE_MORTGAGE_RATE",
    use: "build",
    problem: (value) =>
      readNamedRate(value) ? undefined : "is not a rate and its day, as in 6.25 2026-11-19",
  },
  { name: "VITE_SUPPORT_EMAIL", use: "build" },
  { name: "VITE_SOCIAL_INSTAGRAM", use: "build", problem: addressProblem },
  { name: "VITE_SOCIAL_TWITTER", use: "build", problem: addressProblem },
  { name: "VITE_SOCIAL_LINKEDIN", use: "build", problem: addressProblem },
  { name: "VITE_SOCIAL_FACEBOOK", use: "build", problem: addressProblem },
  { name: "OPERATOR_EMAIL", use: "doctor" },
  { name: "OPERATOR_PASSWORD", use: "doctor", isSecret: true },
  { name: "DOCTOR_MAIL_TO", use: "doctor" },
  { name: "SUPABASE_SECRET_KEY", use: "doctor", isSecret: true },
  { name: "SCHEDULER_KEY", use: "doctor", isSecret: true },
  { name: "SUPABASE_ANON_KEY", use: "doctor", isSecret: true },
  { name: "SUPABASE_SERVICE_ROLE_KEY", use: "doctor", isSecret: true },
];

/** Placeholders in `.env.production.example` and the documentation. */
const PLACEHOLDER = /…|\.\.\.|\bexample\.(com|net|org)\b|your[-_]/i;

/** Variables that make sense only with each other. */
const TOGETHER = [
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["DOCUMENSO_API_KEY", "DOCUMENSO_WEBHOOK_SECRET"],
  ["VITE_TILE_URL", "VITE_TILE_ATTRIBUTION"],
  ["VITE_SATELLITE_URL", "VITE_SATELLITE_ATTRIBUTION"],
];

/** Resend's own; mail then needs no other account. */
const RESEND_SMTP = { host: "smtp.resend.com", port: "465", user: "resend" };

type Values = Record<string, string | undefined>;

/**
 * The file's variables, overridden by those of the environment, as in a workflow.
 * @throws if the file exists but can't be read.
 */
export function readValues(path: string, env: NodeJS.ProcessEnv): Values {
  const names = new Set(VARIABLES.map(({ name }) => name));
  const file: Values = readEnvFile(path);
  // Some shells keep the machine's name in HOST.
  const isGiven = (name: string, value = "") =>
    names.has(name) && value.trim() !== "" && !(name === "HOST" && hostProblem(value) && file.HOST);
  const given = Object.entries(env).filter(([name, value]) => isGiven(name, value));
  return { ...file, ...Object.fromEntries(given) };
}

/** One sentence for each variable that is missing, unusable or unknown. */
export function settingsProblems(values: Values): string[] {
  const known = new Map(VARIABLES.map((variable) => [variable.name, variable]));
  const value = (name: string) => values[name]?.trim() ?? "";
  const problems = VARIABLES.flatMap(({ name, required, problem }) => {
    if (value(name) === "") return required ? [`${name} is missing: ${required}.`] : [];
    if (PLACEHOLDER.test(value(name)))
      return [`${name} is still the example${required ? `: ${required}` : ""}.`];
    const wrong = problem?.(value(name)) ?? keyProblem(name, value(name), values);
    return wrong ? [`${name} ${wrong}.`] : [];
  });
  for (const names of TOGETHER) {
    if (names.some((name) => value(name) === NO_TILES)) continue;
    const missing = names.filter((name) => value(name) === "");
    if (missing.length > 0 && missing.length < names.length)
      problems.push(`${missing.join()} is missing: ${names.join(" and ")} belong together.`);
  }
  if (value("RESEND_BASE_URL") !== "")
    for (const name of ["SMTP_HOST", "SMTP_USER", "SMTP_PASS"])
      if (value(name) === "")
        problems.push(`${name} is missing: with RESEND_BASE_URL, mail has a server of its own.`);
  for (const name of Object.keys(values))
    if (!known.has(name))
      problems.push(`${name} is unknown here. Compare it with .env.production.example.`);
  return problems;
}

/** Expects values without problems. */
export function readSettings(values: Values): Settings {
  const value = (name: string, fallback = "") => values[name]?.trim() || fallback;
  const projectRef = value("SUPABASE_PROJECT_REF");
  const siteUrl = value("SITE_URL").replace(/\/+$/, "");
  const from = senderOf(value("MAIL_FROM")) ?? { address: "", name: "" };
  const stripeKey = value("STRIPE_SECRET_KEY");
  const projectUrl = value("VITE_SUPABASE_URL", `https://${projectRef}.supabase.co`);
  return {
    projectRef,
    projectUrl: projectUrl.replace(/\/+$/, ""),
    login: given("login", value),
    databaseUrl: value("SUPABASE_DB_URL") || undefined,
    siteUrl,
    host: value("HOST") as Settings["host"],
    smtp: {
      host: value("SMTP_HOST", RESEND_SMTP.host),
      port: Number(value("SMTP_PORT", RESEND_SMTP.port)),
      user: value("SMTP_USER", RESEND_SMTP.user),
      password: value("SMTP_PASS", value("RESEND_API_KEY")),
      from,
    },
    google: value("GOOGLE_CLIENT_ID")
      ? { clientId: value("GOOGLE_CLIENT_ID"), secret: value("GOOGLE_CLIENT_SECRET") }
      : undefined,
    smsToken: value("SMS_AUTH_TOKEN"),
    stripe: stripeKey
      ? {
          secretKey: stripeKey,
          webhookSecret: value("STRIPE_WEBHOOK_SECRET") || undefined,
          apiBase: value("STRIPE_API_BASE", "https://api.stripe.com").replace(/\/+$/, ""),
        }
      : undefined,
    functionSecrets: {
      ...given("function", value),
      SITE_URL: siteUrl,
      ALLOWED_ORIGINS: value("ALLOWED_ORIGINS", new URL(siteUrl).origin),
      // Vesty's sums have the rate that the site shows.
      ...(value("VITE_MORTGAGE_RATE") ? { MORTGAGE_RATE: value("VITE_MORTGAGE_RATE") } : {}),
    },
    build: given("build", value),
    secrets: VARIABLES.filter(({ isSecret }) => isSecret)
      .map(({ name }) => value(name))
      .filter((secret) => secret !== ""),
  };
}

function given(use: Use, value: (name: string) => string): Record<string, string> {
  const variables = VARIABLES.filter((variable) => variable.use === use);
  const entries = variables.map(({ name }): [string, string] => [name, value(name)]);
  return Object.fromEntries(entries.filter(([, text]) => text !== ""));
}

/** "SelfNVest <showings@selfnvest.com>", or the address alone. */
export function senderOf(text: string): { address: string; name: string } | undefined {
  const [, name = "", bracketed] = text.match(/^(.*?)\s*<([^<>\s]+)>$/) ?? [];
  const address = bracketed ?? text;
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(address)) return undefined;
  return { address, name: name.replace(/^"|"$/g, "").trim() || "SelfNVest" };
}

function hostProblem(value: string): string | undefined {
  const names = [...Object.keys(HOSTS), "other"];
  return names.includes(value) ? undefined : `can be ${names.join(", ")}`;
}

function siteProblem(value: string): string | undefined {
  if (!isHttpUrl(value)) return "is not an address: it must begin with https://";
  const { protocol, hostname, pathname, search } = new URL(value);
  // Links in mail would lead visitors to their own machines.
  if (/^(localhost|127\.|\[::1\]|0\.0\.0\.0)/.test(hostname))
    return "is an address on this machine";
  if (protocol !== "https:") return "has to begin with https://";
  return pathname !== "/" || search !== "" ? "must not have a path" : undefined;
}

function originsProblem(value: string): string | undefined {
  const origins = value.split(",").map((origin) => origin.trim());
  const wrong = origins.find((origin) => !isHttpUrl(origin) || new URL(origin).origin !== origin);
  return wrong === undefined
    ? undefined
    : `has ${wrong}, which is not an origin like https://selfnvest.com`;
}

function postgresProblem(value: string): string | undefined {
  return /^postgres(ql)?:\/\//.test(value) ? undefined : "has to begin with postgresql://";
}

function addressProblem(value: string): string | undefined {
  return isHttpUrl(value) ? undefined : "is not an address: it must begin with https://";
}

function tilesProblem(value: string): string | undefined {
  if (value === NO_TILES) return undefined;
  return mapTiles(value)?.kind === "archive" ? addressProblem(value) : picturesProblem(value);
}

function picturesProblem(value: string): string | undefined {
  const isPattern = ["{z}", "{x}", "{y}"].every((part) => value.includes(part));
  return addressProblem(value) ?? (isPattern ? undefined : "has no {z}, {x} and {y} for its tiles");
}

function pushKeysProblem(value: string): string | undefined {
  if (value === "none" || /^[\w-]{87}\.[\w-]{43}$/.test(value)) return undefined;
  return "is neither a key pair, <public>.<private>, nor none";
}

function countProblem(value: string): string | undefined {
  return /^[1-9]\d*$/.test(value) ? undefined : "is not a whole number above 0";
}
