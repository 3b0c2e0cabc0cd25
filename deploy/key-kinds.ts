/** The kinds of keys that people confuse, by how they begin. */
const KINDS: { kind: string; looks: (value: string) => boolean }[] = [
  { kind: "a Supabase secret key", looks: begins("sb_secret_") },
  { kind: "a Supabase publishable key", looks: begins("sb_publishable_") },
  { kind: "a Supabase access token", looks: begins("sbp_") },
  { kind: "a legacy service_role key", looks: (value) => roleOf(value) === "service_role" },
  { kind: "a legacy anon key", looks: (value) => roleOf(value) === "anon" },
  { kind: "a Stripe secret key", looks: (value) => /^[sr]k_(test|live)_/.test(value) },
  { kind: "a Stripe publishable key", looks: (value) => /^pk_(test|live)_/.test(value) },
  { kind: "a Stripe signing secret", looks: begins("whsec_") },
  { kind: "a Resend key", looks: begins("re_") },
  { kind: "an OpenAI key", looks: begins("sk-") },
  { kind: "a Documenso token", looks: begins("api_") },
  { kind: "a Google client ID", looks: (value) => value.endsWith(".apps.googleusercontent.com") },
  { kind: "a Google client secret", looks: begins("GOCSPX-") },
];

/** What each variable holds. */
const WANTED: Record<string, string[]> = {
  SUPABASE_ACCESS_TOKEN: ["a Supabase access token"],
  SUPABASE_SECRET_KEY: ["a Supabase secret key", "a legacy service_role key"],
  SUPABASE_ANON_KEY: ["a legacy anon key"],
  SUPABASE_SERVICE_ROLE_KEY: ["a legacy service_role key"],
  VITE_SUPABASE_PUBLISHABLE_KEY: ["a Supabase publishable key", "a legacy anon key"],
  STRIPE_SECRET_KEY: ["a Stripe secret key"],
  STRIPE_WEBHOOK_SECRET: ["a Stripe signing secret"],
  RESEND_API_KEY: ["a Resend key"],
  OPENAI_API_KEY: ["an OpenAI key"],
  DOCUMENSO_API_KEY: ["a Documenso token"],
  DOCUMENSO_WEBHOOK_SECRET: [],
  GOOGLE_CLIENT_ID: ["a Google client ID"],
  GOOGLE_CLIENT_SECRET: ["a Google client secret"],
  SUPABASE_DB_PASSWORD: [],
  SMTP_PASS: ["a Resend key"],
  SCHEDULER_KEY: [],
  OPERATOR_PASSWORD: [],
  VITE_TILE_URL: [],
};

/** Theirs always look so; what others take has no form of its own, or had another one once. */
const ALWAYS: Record<string, string | undefined> = {
  SUPABASE_ACCESS_TOKEN: undefined,
  SUPABASE_SECRET_KEY: undefined,
  VITE_SUPABASE_PUBLISHABLE_KEY: undefined,
  STRIPE_SECRET_KEY: "STRIPE_API_BASE",
  STRIPE_WEBHOOK_SECRET: undefined,
  // Whoever speaks the same protocol has keys of its own.
  RESEND_API_KEY: "RESEND_BASE_URL",
};

/**
 * Why a value isn't the key that the variable is for. A key of another kind is named without showing it.
 * @param values where another service is named, its keys may look different.
 */
export function keyProblem(
  name: string,
  value: string,
  values: Record<string, string | undefined>,
): string | undefined {
  const wanted = WANTED[name];
  if (wanted === undefined || value === "") return undefined;
  const found = KINDS.find(({ looks }) => looks(value))?.kind;
  if (found !== undefined && wanted.includes(found)) return undefined;
  const elsewhere = ALWAYS[name];
  const isElsewhere = elsewhere !== undefined && (values[elsewhere] ?? "").trim() !== "";
  if (found === undefined && (!(name in ALWAYS) || isElsewhere)) return undefined;
  const right = wanted.length > 0 ? `, not ${wanted.join(" or ")}` : "";
  return found === undefined ? `is not ${wanted.join(" or ")}` : `is ${found}${right}`;
}

function begins(start: string) {
  return (value: string) => value.startsWith(start);
}

/** The role in a legacy key, which is a JWT. */
function roleOf(key: string): unknown {
  try {
    return JSON.parse(Buffer.from(key.split(".")[1] ?? "", "base64url").toString()).role;
  } catch {
    return undefined;
  }
}
