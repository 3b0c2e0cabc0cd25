import { type Finding, type Group, ok, unchecked, wrong } from "../check.ts";
import type { Deployment } from "../deployment.ts";
import { jsonOf, member, request } from "../request.ts";

/** Auth's mail about accounts, and the functions' mail about everything else. */
export const mail: Group = {
  name: "Mail",
  checks: () => [
    { name: "New accounts confirm their address", look: confirmation },
    { name: "Auth sends through your SMTP", look: smtp },
    { name: "Links of Auth lead to this site", look: links },
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
  project,
  isLocal,
  secret,
  unset,
}: Deployment): Promise<Finding | { auth: unknown }> {
  const missing = unset("SUPABASE_ACCESS_TOKEN");
  if (missing) return unchecked(isLocal ? IN_THE_MAILBOX : missing);
  const api = secret("SUPABASE_MANAGEMENT_URL") || "https://api.supabase.com";
  const ref = secret("SUPABASE_PROJECT_REF") || new URL(project).hostname.split(".")[0];
  const response = await request(`${api}/v1/projects/${ref}/config/auth`, {
    headers: { authorization: `Bearer ${secret("SUPABASE_ACCESS_TOKEN")}` },
  });
  if (response.ok) return { auth: await jsonOf(response) };
  return wrong(
    `the Management API answers ${response.status}`,
    "Make a new SUPABASE_ACCESS_TOKEN at https://supabase.com/dashboard/account/tokens.",
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
