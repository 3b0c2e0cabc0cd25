import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse, stringify } from "smol-toml";
import { DeployError } from "../problem.ts";
import type { Settings } from "../settings.ts";
import { signInToSmtp } from "../smtp.ts";
import type { Deployment, Step } from "../step.ts";

type Change = { path: string[]; class: string };
type Diff = { changes: Change[] };

/**
 * Settings that accounts can't work without: links in mail lead to the site, and mail is sent at all,
 * with our templates. The platform's own sender only reaches the project's team.
 */
const ESSENTIAL = /^auth\.(site_url|additional_redirect_urls|email\.(smtp|template)\.)/;

/**
 * Sets Auth, the API and Storage as in supabase/config.toml, which is for development, with this
 * deployment's addresses and mail server.
 */
export const auth: Step = {
  name: "auth",
  plan: ({ siteUrl, smtp, google }) => [
    `Sign in to ${smtp.host}:${smtp.port} once, to check that Auth's mail can be sent.`,
    `Push the settings of supabase/config.toml and the mail templates, with ${siteUrl} as the site and this server for mail from ${smtp.from.address}.`,
    google
      ? "Switch on signing in with Google."
      : "Leave Google sign-in as it is: no GOOGLE_CLIENT_ID.",
  ],
  async run(deployment) {
    const { supabase, settings } = deployment;
    await signInToSmtp(settings.smtp);
    return withConfig(deployment, async ({ accountMail, ...options }) => {
      const { services } = await supabase.onProject<{
        services: { service: string; status: string; changes: string[][] }[];
      }>(["config", "push"], options);
      const { changes } = await supabase.onProject<Diff>(["config", "diff"], options);
      const left = changes.filter(isNotThere).map(({ path }) => path.join("."));
      if (left.length > 0)
        throw new DeployError(
          `The project did not accept ${left.join(", ")}.`,
          "Set them in the dashboard, under Authentication, and run this step again.",
        );
      await supabase.sql(noteAccountMail(accountMail));
      const updated = services.filter(({ status }) => status === "updated");
      return updated.length === 0
        ? "settings, templates and mail server were in place"
        : `updated ${updated.map(({ service, changes }) => `${service} (${changes.length})`).join(", ")}`;
    });
  },
};

/** Operators are warned when half of it is used. A project with an earlier release, which has no such warning, has no table. */
function noteAccountMail(perHour: number): string {
  return `do $deploy$ begin
    if to_regclass('private.account_mail_limit') is not null then
      insert into private.account_mail_limit (per_hour) values (${perHour})
      on conflict (id) do update set per_hour = excluded.per_hour;
    end if;
  end $deploy$`;
}

/** Some fields are never returned, so their absence says nothing. */
function isNotThere({ path, class: kind }: Change): boolean {
  return kind !== "local_only" && ESSENTIAL.test(path.join("."));
}

/** Runs `work` in a folder with this deployment's config.toml; the secrets are in `env` only. */
async function withConfig<T>(
  { settings, root }: Deployment,
  work: (options: {
    workdir: string;
    env: Record<string, string>;
    /** How many emails Auth may send an hour. */
    accountMail: number;
  }) => Promise<T>,
): Promise<T> {
  const workdir = await mkdtemp(join(tmpdir(), "selfnvest-config-"));
  try {
    const folder = join(workdir, "supabase");
    await mkdir(folder);
    await cp(join(root, "supabase", "templates"), join(folder, "templates"), { recursive: true });
    const text = await readFile(join(root, "supabase", "config.toml"), "utf8");
    await writeFile(join(folder, "config.toml"), deployedConfig(text, settings));
    return await work({
      workdir,
      accountMail: (parse(text) as { auth: { rate_limit: { email_sent: number } } }).auth.rate_limit
        .email_sent,
      env: {
        SMTP_PASS: settings.smtp.password,
        GOOGLE_CLIENT_SECRET: settings.google?.secret ?? "",
        SMS_AUTH_TOKEN: settings.smsToken,
      },
    });
  } finally {
    await rm(workdir, { recursive: true, force: true });
  }
}

type Table = { [key: string]: Table | unknown };

/** The settings of config.toml for this deployment. Exported for its test. */
export function deployedConfig(text: string, { siteUrl, smtp, google }: Settings): string {
  const config = parse(text) as { auth: Table & { email: Table; external?: Table } };
  config.auth.site_url = siteUrl;
  config.auth.additional_redirect_urls = [`${siteUrl}/**`];
  const local = stringify(config).match(/.*(localhost|127\.0\.0\.1).*/)?.[0];
  if (local !== undefined)
    throw new DeployError(
      `supabase/config.toml still has an address of this machine: ${local.trim()}.`,
      "Remove it from the file, or set it in deploy/steps/auth.ts like the site's address.",
    );
  config.auth.email.smtp = {
    enabled: true,
    host: smtp.host,
    port: smtp.port,
    user: smtp.user,
    pass: "env(SMTP_PASS)",
    admin_email: smtp.from.address,
    sender_name: smtp.from.name,
  };
  if (google)
    config.auth.external = {
      ...config.auth.external,
      google: { enabled: true, client_id: google.clientId, secret: "env(GOOGLE_CLIENT_SECRET)" },
    };
  return stringify(config);
}
