import { createHmac } from "node:crypto";
import { DeployError } from "../../problem.ts";
import { senderOf } from "../../settings.ts";
import { signInToSmtp } from "../../smtp.ts";
import { type Finding, type Group, ok, unchecked, wrong } from "../check.ts";
import type { Deployment } from "../deployment.ts";
import { NotChecked } from "../not-checked.ts";
import { jsonOf, member, request } from "../request.ts";

/** Auth's mail about accounts, and the functions' mail about everything else. */
export const mail: Group = {
  name: "Mail",
  checks: () => [
    { name: "New accounts confirm their address", look: confirmation },
    { name: "Auth sends through your SMTP", look: smtp },
    { name: "Auth sends as your sender", look: sender },
    { name: "The mail server takes Auth's password", look: password },
    { name: "Links of Auth lead to this site", look: links },
    { name: "Links of Auth may lead to its pages", look: redirects },
    { name: "A mail to you", look: mailToYou },
  ],
};

const IN_THE_MAILBOX = "on this machine all mail lands in the mailbox";

async function confirmation({ ask, isLocal }: Deployment): Promise<Finding> {
  const settings = await jsonOf(await ask("/auth/v1/settings"));
  if (member(member(settings, "external"), "email") !== true)
    return wrong(
      "nobody can sign in by email",
      "Switch it on in Supabase: Authentication, Sign In / Providers, Email.",
    );
  if (member(settings, "disable_signup") === true)
    return wrong(
      "nobody can make an account",
      "Switch it on in Supabase: Authentication, Sign In / Providers, Allow new users to sign up.",
    );
  if (member(settings, "mailer_autoconfirm") !== true) return ok();
  if (isLocal) return unchecked("off on this machine, unless CONFIRM_EMAIL=1");
  return wrong(
    "accounts open without it",
    "Switch it on in Supabase: Authentication, Sign In / Providers, Confirm email.",
  );
}

async function smtp(deployment: Deployment): Promise<Finding> {
  const config = await authConfig(deployment);
  if ("state" in config) return config;
  const host = member(config.auth, "smtp_host");
  if (typeof host === "string" && host !== "") return ok(host);
  return wrong(
    "not set: the built-in sender only reaches your own team, two mails an hour",
    "Set it in Supabase: Authentication, Emails, SMTP Settings.",
  );
}

const MENDED = "npm run deploy -- --only auth, or in Supabase";

async function sender(deployment: Deployment): Promise<Finding> {
  const config = await authConfig(deployment);
  if ("state" in config) return config;
  const address = member(config.auth, "smtp_admin_email");
  if (!member(config.auth, "smtp_host")) throw new NotChecked("see the SMTP above");
  const missing = deployment.unset("MAIL_FROM");
  if (missing)
    return typeof address === "string" && address !== "" ? ok(address) : unchecked(missing);
  const wanted = senderOf(deployment.secret("MAIL_FROM"))?.address;
  if (address === wanted) return ok(wanted);
  return wrong(
    `it sends as ${address || "no one"}, not as ${wanted ?? "MAIL_FROM"}`,
    `${MENDED}, Authentication, Emails, SMTP Settings. The mail service refuses senders that it doesn't know.`,
  );
}

async function password(deployment: Deployment): Promise<Finding> {
  const config = await authConfig(deployment);
  if ("state" in config) return config;
  const { secret, unset } = deployment;
  const text = (name: string) => String(member(config.auth, name) ?? "");
  if (text("smtp_host") === "") throw new NotChecked("see the SMTP above");
  const given = secret("SMTP_PASS") || secret("RESEND_API_KEY");
  const missing = unset("SMTP_PASS") && unset("RESEND_API_KEY");
  if (missing) return unchecked(missing);
  const smtp = {
    host: text("smtp_host"),
    port: Number(text("smtp_port")),
    user: text("smtp_user"),
    password: given,
    from: { address: "", name: "" },
  };
  try {
    await signInToSmtp(smtp);
  } catch (error) {
    if (error instanceof DeployError) return wrong(error.message, error.advice);
    throw error;
  }
  // The Management API shows a digest with the project's ref as its key.
  const shown = text("smtp_pass");
  const ref = secret("SUPABASE_PROJECT_REF");
  const digest = createHmac("sha256", ref).update(given).digest("hex");
  if (/^[0-9a-f]{64}$/.test(shown) && shown !== digest)
    return wrong(
      "Auth has another password than this one, which works",
      `${MENDED}, Authentication, Emails, SMTP Settings.`,
    );
  return ok(`${smtp.host}:${smtp.port}`);
}

async function redirects(deployment: Deployment): Promise<Finding> {
  const config = await authConfig(deployment);
  if ("state" in config) return config;
  const { origin } = deployment;
  const allowed = String(member(config.auth, "uri_allow_list") ?? "")
    .split(",")
    .map((each) => each.trim())
    .filter(Boolean);
  if (allowed.some((pattern) => allows(pattern, `${origin}/account/reset`))) return ok();
  return wrong(
    allowed.length === 0
      ? "the list of redirects is empty"
      : `none of ${allowed.join(", ")} is this site`,
    `${MENDED}, Authentication, URL Configuration, Redirect URLs: ${origin}/**`,
  );
}

/** Auth's patterns: `**` is anything, `*` is anything but a dot or a slash. */
function allows(pattern: string, address: string): boolean {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replace(/\*\*/g, "\0")
    .replace(/\*/g, "[^./]*")
    .replaceAll("\0", ".*");
  return new RegExp(`^${source}$`).test(address);
}

async function links(deployment: Deployment): Promise<Finding> {
  const config = await authConfig(deployment);
  if ("state" in config) return config;
  const { origin } = deployment;
  const site = String(member(config.auth, "site_url") ?? "").replace(/\/+$/, "");
  if (site === origin) return ok();
  return wrong(
    `they lead to ${site || "no address"}`,
    `Set the Site URL to ${origin} in Supabase: Authentication, URL Configuration.`,
  );
}

/** Only the Management API knows this, and it needs the access token. */
async function authConfig({
  isLocal,
  manage,
  unset,
}: Deployment): Promise<Finding | { auth: unknown }> {
  const missing = unset("SUPABASE_ACCESS_TOKEN");
  if (missing) return unchecked(isLocal ? IN_THE_MAILBOX : missing);
  const response = await manage("config/auth");
  if (response.ok) return { auth: await jsonOf(response) };
  return wrong(
    `the Management API answers ${response.status}`,
    "See https://status.supabase.com, and run the doctor again.",
  );
}

async function mailToYou({ origin, isLocal, secret, unset }: Deployment): Promise<Finding> {
  const missing = unset("RESEND_API_KEY", "MAIL_FROM", "DOCTOR_MAIL_TO");
  if (missing) return unchecked(isLocal ? IN_THE_MAILBOX : missing);
  const api = (secret("RESEND_BASE_URL") || "https://api.resend.com").replace(/\/+$/, "");
  const to = secret("DOCTOR_MAIL_TO");
  const response = await request(`${api}/emails`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${secret("RESEND_API_KEY")}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({
      from: secret("MAIL_FROM"),
      to: [to],
      subject: `Mail from ${new URL(origin).host} works`,
      text: `This mail was sent by \`npm run doctor -- ${origin}\`.`,
    }),
  });
  if (response.ok) return ok(`accepted: look in the mailbox of ${to}`);
  const reason = member(await jsonOf(response), "message");
  return wrong(
    typeof reason === "string" ? reason : `the mail service answers ${response.status}`,
    "Compare RESEND_API_KEY, and MAIL_FROM with the domains that Resend has verified.",
  );
}
