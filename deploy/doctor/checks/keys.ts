import { type Finding, type Group, noneOf, ok, unchecked, wrong } from "../check.ts";
import { type Ask, type Deployment, READ } from "../deployment.ts";

/** The routes of functions that only the clock may call; `private.duties` lists the same. */
export const CLOCK_ROUTES = [
  "chatbot/sweep",
  "documents/sales/sweep",
  "documents/signings/round",
  "documents/sweep",
  "listings/move-photos",
  "listings/place-homes",
  "listings/rebuild",
  "listings/sweep",
  "news/send",
  "notifications/push",
  "notifications/send",
  "parties/send",
  "saved-searches/send",
  "send-booking-emails/send",
  "stripe/finish-refunds",
  "user/finish-deletions",
];

const REPLACE = "Replace the key in Supabase: Project Settings, API Keys.";

/** The keys that are accepted: both generations of the project's, and the clock's. */
export const keys: Group = {
  name: "Keys",
  checks: () => [
    { name: "The site's key is accepted", look: publishableKey },
    { name: "The site's code holds no secret key", look: noSecret },
    { name: "The database refuses who has no valid key", look: refusedByDatabase },
    { name: "The clock's routes refuse all others", look: refusedByFunctions },
    { name: "The secret key is accepted", look: secretKey },
    { name: "The access token is accepted", look: accessToken },
    { name: "The clock's key is accepted", look: schedulerKey },
    { name: "Legacy keys", look: legacyKeys },
  ],
};

async function publishableKey({ askAnyway, publishableKey }: Deployment): Promise<Finding> {
  const { status } = await askAnyway(READ);
  if (status !== 200)
    return wrong(
      `the database answers ${status}`,
      "Build with the publishable key of this project: Supabase, Project Settings, API Keys.",
    );
  if (roleOf(publishableKey) === undefined) return ok();
  return unchecked("accepted; it is a legacy key: build with a publishable one (sb_publishable_…)");
}

async function noSecret({ code, publishableKey }: Deployment): Promise<Finding> {
  const words = [publishableKey, ...(code.match(/\b(sb_secret_|eyJ)[\w.-]{8,}/g) ?? [])];
  const secret = words.find(
    (word) => word.startsWith("sb_secret_") || roleOf(word) === "service_role",
  );
  if (secret === undefined) return ok();
  return wrong(`everybody can read ${secret.slice(0, 14)}…`, `${REPLACE} Then build without it.`);
}

async function refusedByDatabase({ askAnyway, publishableKey }: Deployment): Promise<Finding> {
  const accepted: string[] = [];
  for (const [who, credentials] of Object.entries(INTRUDERS)) {
    const asked = credentials(publishableKey);
    // The publishable key alone may read.
    if (!who.includes("publishable") && (await askAnyway(READ, asked)).ok) accepted.push(who);
  }
  return noneOf(accepted, "Only Supabase's own gateway may answer at the project's address.");
}

async function refusedByFunctions(deployment: Deployment): Promise<Finding> {
  const { askAnyway, health, publishableKey } = deployment;
  const accepted: string[] = [];
  for (const route of CLOCK_ROUTES) {
    // A function that doesn't work at all was reported above.
    if (!(await health(route.split("/")[0] ?? "")).isWell) continue;
    for (const [who, credentials] of Object.entries(INTRUDERS)) {
      const asked = credentials(publishableKey);
      const { status } = await askAnyway(`/functions/v1/${route}`, { method: "POST", ...asked });
      if (status !== 401 && status !== 403) accepted.push(`${route} answers ${status} ${who}`);
    }
  }
  return noneOf(accepted, "Deploy the functions again: npx supabase functions deploy");
}

/** Callers who must be refused, and what they send. */
const INTRUDERS: Record<string, (publishableKey: string) => Ask> = {
  "without a key": () => ({ key: false }),
  "with the publishable key": () => ({}),
  "with the publishable key as a token": (key) => ({ headers: bearer(key) }),
  "with a made-up secret key": () => ({ headers: { apikey: "sb_secret_doctor_made_this_up" } }),
  "with a forged legacy key": () => ({ headers: { apikey: forged() } }),
  "with a forged token": () => ({ headers: bearer(forged()) }),
  "with a made-up key of the clock": () => ({
    key: false,
    headers: { "x-scheduler-key": "made up" },
  }),
};

async function secretKey({ askAnyway, needs, secret, unset }: Deployment): Promise<Finding> {
  const missing = unset("SUPABASE_SECRET_KEY");
  if (missing) return unchecked(missing);
  const headers = { apikey: secret("SUPABASE_SECRET_KEY") };
  const database = await askAnyway(READ, { headers });
  if (!database.ok) return wrong(`the database answers ${database.status}`, COPY_SECRET);
  await needs("news");
  const { status } = await askAnyway("/functions/v1/news/send", { method: "POST", headers });
  return status === 200 ? ok() : wrong(`the functions answer ${status}`, COPY_SECRET);
}

const COPY_SECRET =
  "Copy SUPABASE_SECRET_KEY from Supabase: Project Settings, API Keys. A new key reaches functions when they are deployed again.";

async function accessToken({ isLocal, managing, unset }: Deployment): Promise<Finding> {
  const missing = unset("SUPABASE_ACCESS_TOKEN");
  if (missing) return unchecked(isLocal ? "this machine has no Management API" : missing);
  const status = await managing();
  if (status === 200) return ok();
  return wrong(
    `the Management API answers ${status}`,
    "Make a new SUPABASE_ACCESS_TOKEN at https://supabase.com/dashboard/account/tokens, with an account that may manage this project.",
  );
}

async function schedulerKey({ ask, isLocal, secret, unset }: Deployment): Promise<Finding> {
  const missing = unset("SCHEDULER_KEY");
  if (missing) return unchecked(isLocal ? "nobody has it: every start makes a new one" : missing);
  const { status } = await ask("/functions/v1/news/send", {
    method: "POST",
    key: false,
    headers: { "x-scheduler-key": secret("SCHEDULER_KEY") },
  });
  if (status === 200) return ok();
  return wrong(
    `the functions answer ${status}`,
    "Give both the same key: npx supabase secrets set SCHEDULER_KEY=…, and scheduler_key in the vault.",
  );
}

/** Unused legacy keys must be disabled: each opens as much as the key that replaced it. */
async function legacyKeys({
  askAnyway,
  isLocal,
  secret,
  publishableKey,
}: Deployment): Promise<Finding> {
  const names = ["SUPABASE_ANON_KEY", "SUPABASE_SERVICE_ROLE_KEY"];
  const given = names.filter((name) => secret(name) !== "");
  if (given.length === 0)
    return unchecked(
      isLocal ? "there are none on this machine" : `not checked: set ${names.join(" or ")}`,
    );
  const accepted: string[] = [];
  for (const name of given) {
    const { ok } = await askAnyway(READ, { headers: { apikey: secret(name) } });
    if (ok) accepted.push(name);
  }
  if (accepted.length === 0) return ok("refused: they are switched off");
  if (roleOf(publishableKey) !== undefined) return ok("accepted, and the site uses one");
  return wrong(
    `nothing here uses them, but the database accepts ${accepted.join(" and ")}`,
    "Switch them off in Supabase: Project Settings, API Keys, Legacy API Keys.",
  );
}

function bearer(token: string) {
  return { authorization: `Bearer ${token}` };
}

/** A legacy key with the right claims and an invalid signature. */
function forged(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = { iss: "supabase", role: "service_role", iat: 1_700_000_000, exp: 4_000_000_000 };
  return `${part({ alg: "HS256", typ: "JWT" })}.${part(claims)}.${"doctor".repeat(7)}A`;
}

/** The role in a legacy key, which is a JWT. */
function roleOf(key: string): unknown {
  try {
    return JSON.parse(Buffer.from(key.split(".")[1] ?? "", "base64url").toString()).role;
  } catch {
    return undefined;
  }
}
