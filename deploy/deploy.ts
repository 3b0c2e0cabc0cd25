import { parseArgs } from "node:util";
import type { World } from "./command.ts";
import { conceal } from "./conceal.ts";
import { projectFile } from "./env-file.ts";
import { getTool, nodeProblem, UPLOADS } from "./host-tools.ts";
import { DeployError } from "./problem.ts";
import { readSettings, readValues, type Settings, settingsProblems } from "./settings.ts";
import type { Deployment, Step } from "./step.ts";
import { auth } from "./steps/auth.ts";
import { build } from "./steps/build.ts";
import { clock } from "./steps/clock.ts";
import { database } from "./steps/database.ts";
import { functions } from "./steps/functions.ts";
import { link } from "./steps/link.ts";
import { payments } from "./steps/payments.ts";
import { reads } from "./steps/reads.ts";
import { schema } from "./steps/schema.ts";
import { secrets } from "./steps/secrets.ts";
import { storage } from "./steps/storage.ts";
import { createSupabase } from "./supabase.ts";

export const STEPS: readonly Step[] = [
  link,
  database,
  schema,
  secrets,
  functions,
  storage,
  reads,
  auth,
  clock,
  payments,
  build,
];

const USAGE = `npm run deploy -- [--dry-run] [--only <steps>] [--env-file <file>]

  --dry-run   say what every step would do and what is left to do, and change nothing
  --only      steps to take, separated by commas: ${STEPS.map(({ name }) => name).join(", ")}
  --env-file  the file with the variables (.env.production); those of the environment win`;

/** The surroundings in which a deployment runs. */
type DeployWorld = Omit<World, "complain"> &
  Pick<Deployment, "root" | "execute"> & {
    /** The version of Node, if not this process's. */ node?: string;
  };

/**
 * `npm run deploy`: takes the site from this folder to a hosted project, step by step. Every step
 * can be repeated, and the first that fails ends it with the reason and what to do.
 * @returns the exit code.
 */
export async function deploy(args: string[], world: DeployWorld): Promise<number> {
  const { print } = world;
  const options = readOptions(args, world.root);
  if (typeof options === "string") {
    print(`${options}\n\n${USAGE}`);
    return 2;
  }
  const { isDryRun, steps, file } = options;
  const values = readValues(file, world.env);
  const problems = settingsProblems(values);
  if (problems.length > 0) {
    print(`Before anything can be deployed, set these in ${file} or in the environment:\n`);
    for (const problem of problems) print(`  ✗ ${problem}`);
    print("\n.env.production.example explains every variable.");
    if (isDryRun) rehearse(steps, print);
    return 1;
  }
  const settings = readSettings(values);
  const older = await nodeProblem(settings.host, world.node);
  if (older !== undefined) print(`! ${older}`);
  const env = { ...world.env, ...settings.login };
  const supabase = createSupabase({ root: world.root, ...settings }, env, settings.secrets);
  const deployment = { settings, supabase, root: world.root, execute: world.execute };
  return isDryRun ? compare(steps, deployment, print) : take(steps, deployment, print);
}

type Print = World["print"];

async function take(steps: readonly Step[], deployment: Deployment, print: Print): Promise<number> {
  const { settings } = deployment;
  for (const step of steps) {
    if (!announce(step, steps, settings, print)) continue;
    try {
      const left = await step.remaining?.(deployment);
      print(left?.length === 0 ? "  ✓ already done" : `  ✓ ${await step.run(deployment)}`);
    } catch (error) {
      complain(error, settings, print);
      return 1;
    }
  }
  if (steps.includes(build)) print(whatIsNext(settings));
  return 0;
}

/** Prints what each step would do and what is left to do, and changes nothing. */
async function compare(steps: readonly Step[], deployment: Deployment, print: Print) {
  const { settings } = deployment;
  let isReachable = true;
  for (const step of steps) {
    if (!announce(step, steps, settings, print) || !isReachable) continue;
    try {
      const left = await step.remaining?.(deployment);
      if (left === undefined) print("  → is repeated each time");
      else print(left.length === 0 ? "  ✓ already done" : `  → left to do: ${left.join(", ")}`);
    } catch (error) {
      complain(error, settings, print);
      print("    The steps below are not compared with the project.");
      isReachable = false;
    }
  }
  print("\nNothing was changed.");
  return isReachable ? 0 : 1;
}

/** Says what each step would do, with names for what is missing. */
function rehearse(steps: readonly Step[], print: Print): void {
  for (const step of steps) announce(step, steps, UNKNOWN, print);
  print("\nNothing was changed.");
}

/** @returns false for a skipped step. */
function announce(step: Step, steps: readonly Step[], settings: Settings, print: Print): boolean {
  print(`\n${steps.indexOf(step) + 1}/${steps.length} ${step.name}`);
  const skipped = step.skipped?.(settings);
  if (skipped !== undefined) print(`  – left out: ${skipped}.`);
  else for (const sentence of step.plan(settings)) print(`  ${sentence}`);
  return skipped === undefined;
}

function complain(error: unknown, { secrets }: Settings, print: Print): void {
  if (!(error instanceof DeployError)) throw error;
  print(`  ✗ ${conceal(error.message, secrets)}`);
  print(`    What to do: ${error.advice}`);
}

function whatIsNext({ host, siteUrl, stripe, functionSecrets, projectUrl }: Settings): string {
  const steps = [
    ...(host === "other" ? [] : [`Get the host's tool: ${getTool(host)}`]),
    `Publish dist: ${UPLOADS[host]}`,
    `Point ${new URL(siteUrl).hostname} at the host, if it isn't yet.`,
    `See that all works: npm run doctor -- ${siteUrl}`,
    ...(stripe
      ? ["Switch the customer portal on once at Stripe: Settings, Billing, Customer portal."]
      : []),
    ...(functionSecrets.DOCUMENSO_API_KEY
      ? [
          `Add a webhook at Documenso, once: Settings, Webhooks, with your secret: ${projectUrl}/functions/v1/documents/signings/webhook`,
        ]
      : []),
    "Sign up on the site, which also proves that mail arrives.",
  ];
  const lines = steps.map((step, index) => `  ${index + 1}. ${step}`);
  return `\nThe project is deployed and the site is built. What is left for you to do:\n\n${lines.join("\n")}`;
}

function readOptions(args: string[], root: string) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        "dry-run": { type: "boolean", default: false },
        only: { type: "string" },
        "env-file": { type: "string" },
      },
    });
    const wanted = values.only?.split(",").map((name) => name.trim());
    const unknown = wanted?.find((name) => !STEPS.some((step) => step.name === name));
    if (unknown !== undefined) return `There is no step ${unknown}.`;
    const steps = STEPS.filter(({ name }) => wanted?.includes(name) ?? true);
    return { isDryRun: values["dry-run"], steps, file: projectFile(root, values["env-file"]) };
  } catch (error) {
    return (error as Error).message;
  }
}

/** A rehearsal without settings gets placeholders for the missing values. */
const UNKNOWN: Settings = {
  projectRef: "<SUPABASE_PROJECT_REF>",
  projectUrl: "https://<SUPABASE_PROJECT_REF>.supabase.co",
  login: {},
  databaseUrl: undefined,
  siteUrl: "https://site-url",
  host: "other",
  smtp: {
    host: "<SMTP_HOST>",
    port: 465,
    user: "",
    password: "",
    from: { address: "<MAIL_FROM>", name: "" },
  },
  google: undefined,
  smsToken: "",
  stripe: undefined,
  functionSecrets: { SITE_URL: "", "…": "" },
  build: {},
  secrets: [],
};
