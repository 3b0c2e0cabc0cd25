import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { deploy } from "../../deploy/deploy.ts";
import type { Group } from "../../deploy/doctor/check.ts";
import { openDeployment } from "../../deploy/doctor/deployment.ts";
import { PROJECT_ROOT } from "../support/imports.ts";
import {
  ACCESS_TOKEN,
  PROJECT_REF,
  PUBLISHABLE_KEY,
  startManagementApi,
} from "../support/platform/management-api.ts";
import { type Platform, startPlatform } from "../support/platform/platform.ts";
import { serve } from "../support/platform/serve.ts";
import { startSmtpServer } from "../support/platform/smtp-server.ts";
import { STRIPE_KEY, startStripeEndpoints } from "../support/platform/stripe-endpoints.ts";
import { SHORT_LIVED } from "../support/supabase-cli.ts";

export const SMTP_PASS = "password of the mail server";

/**
 * A checkout of ours and a new project: the real CLI, a database set up as the platform does, and stand-ins for the
 * Management API, Stripe and a mail server.
 */
export type DeployWorld = Awaited<ReturnType<typeof createDeployWorld>>;

export async function createDeployWorld(platform: Platform) {
  const folder = await mkdtemp(join(tmpdir(), "selfnvest-deploy-test-"));
  const root = join(folder, "checkout");
  await mkdir(root);
  await cp(join(PROJECT_ROOT, "supabase"), join(root, "supabase"), { recursive: true });
  await rm(join(root, "supabase", ".temp"), { recursive: true, force: true });
  await symlink(join(PROJECT_ROOT, "node_modules"), join(root, "node_modules"));
  const database = await platform.createProject();
  const api = await startManagementApi(database);
  const stripe = await startStripeEndpoints();
  const mail = await startSmtpServer("mailer", SMTP_PASS);
  const profile = join(folder, "profile.yaml");
  await writeFile(
    profile,
    `name: test\napi_url: ${api.url}\ndashboard_url: ${api.url}\nproject_host: project.test\npooler_host: pooler.test\n`,
  );
  const file: Record<string, string> = {
    SUPABASE_PROJECT_REF: PROJECT_REF,
    SUPABASE_DB_URL: database.url,
    VITE_SUPABASE_URL: api.url,
    SITE_URL: "https://www.selfnvest.test",
    HOST: "netlify",
    RESEND_API_KEY: "re_key_of_the_deployment",
    MAIL_FROM: "SelfNVest <showings@selfnvest.test>",
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(mail.port),
    SMTP_USER: "mailer",
    SMTP_PASS,
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_API_BASE: stripe.url,
  };
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    SUPABASE_PROFILE: profile,
    SUPABASE_ACCESS_TOKEN: ACCESS_TOKEN,
    ...SHORT_LIVED,
  };
  return {
    root,
    database,
    api,
    stripe,
    /** The programs that were run, with the variables they were given. */
    executed: [] as { line: string; env: Record<string, string> }[],
    /** What the doctor finds of this project, and the states of its checks. @param names the checks it asks for. */
    async examine(group: Group, ...names: string[]) {
      const code = `const env={VITE_SUPABASE_URL:"${api.url}",VITE_SUPABASE_PUBLISHABLE_KEY:"${PUBLISHABLE_KEY}"};`;
      const pages = new Hono()
        .get("/assets/index.js", (c) => c.body(code, 200, { "content-type": "text/javascript" }))
        .get("*", (c) => c.html('<html><script src="/assets/index.js"></script></html>'));
      const site = await serve(pages);
      const variables = {
        ...file,
        SUPABASE_ACCESS_TOKEN: ACCESS_TOKEN,
        SUPABASE_MANAGEMENT_URL: api.url,
      };
      const opened = await openDeployment(site.url, variables);
      // The site was deployed for this address.
      const deployment = { ...opened, origin: file.SITE_URL ?? "", isLocal: false };
      const rows: [check: string, state: string, found: string][] = [];
      for (const { name, look } of await group.checks(deployment)) {
        if (names.length > 0 && !names.includes(name)) continue;
        const { state, found } = await look(deployment);
        rows.push([name, state, found]);
      }
      await site.close();
      return rows;
    },
    /** Runs `npm run deploy -- …args`. @param change to the file's variables, or to the login. */
    async deploy(args: string[], change: Record<string, string> = {}) {
      const { SUPABASE_ACCESS_TOKEN: token = env.SUPABASE_ACCESS_TOKEN, ...others } = change;
      const values = Object.entries({ ...file, ...others });
      await writeFile(
        join(root, ".env.production"),
        values.map(([name, value]) => `${name}='${value}'\n`).join(""),
      );
      let output = "";
      const code = await deploy(args, {
        root,
        node: "20.19.0",
        env: { ...env, SUPABASE_ACCESS_TOKEN: token },
        print: (line) => {
          output += `${line}\n`;
        },
        execute: async (command, args, given) => {
          this.executed.push({ line: [command, ...args].join(" "), env: given });
          return 0;
        },
      });
      return { code, output };
    },
    async close() {
      await Promise.all([api.close(), stripe.close(), mail.close(), database.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export { startPlatform };
