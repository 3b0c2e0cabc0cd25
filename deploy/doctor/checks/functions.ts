import { ROOT } from "../../command.ts";
import { VARIABLES } from "../../settings.ts";
import { functionNames } from "../../steps/functions.ts";
import { digestOf } from "../../steps/secrets.ts";
import { type Check, type Finding, type Group, noneOf, ok, unchecked, wrong } from "../check.ts";
import type { Deployment } from "../deployment.ts";
import { secretDigestsOf } from "../secret-digests.ts";

/** Whether each function is deployed, starts, and has what it needs. */
export const functions: Group = {
  name: "Functions",
  async checks() {
    const names = await functionNames(ROOT);
    return [
      { name: "They have their variables", look: (deployment) => variables(names, deployment) },
      { name: "Their variables are yours", look: sameVariables },
      ...names.map((name): Check => ({ name, look: (deployment) => works(name, deployment) })),
      {
        name: "The site's pages may call them",
        look: (deployment) => mayBeCalled(names, deployment),
      },
    ];
  },
};

/** A variable that all of them lack is one finding. */
async function variables(names: string[], { health }: Deployment): Promise<Finding> {
  const lacking = new Map<string, string[]>();
  for (const name of names)
    for (const variable of (await health(name)).missing)
      lacking.set(variable, [...(lacking.get(variable) ?? []), name]);
  const missing = [...lacking.keys()];
  return noneOf(
    missing.map((each) => `${each} is missing (${whose(lacking.get(each) ?? [], names)})`),
    `npx supabase secrets set ${missing.map((each) => `${each}=…`).join(" ")}, or put ${missing.length === 1 ? "it" : "them"} into .env.production: npm run deploy -- --only secrets`,
  );
}

/** Those that are given here, by digest: the platform shows no value. */
async function sameVariables(deployment: Deployment): Promise<Finding> {
  const { isLocal, secret, unset } = deployment;
  const missing = unset("SUPABASE_ACCESS_TOKEN");
  if (missing) return unchecked(isLocal ? "on this machine they are npm start's own" : missing);
  const given = VARIABLES.filter(({ name, use }) => use === "function" && secret(name) !== "");
  if (given.length === 0) return unchecked("none is given here");
  const digests = await secretDigestsOf(deployment);
  const others = given
    .map(({ name }) => name)
    .filter((name) => digests.get(name) !== digestOf(asDeployed(name, secret(name))));
  return noneOf(
    others.map((name) => `${name} is ${digests.has(name) ? "another" : "not set"}`),
    "npm run deploy -- --only secrets sets them as they are here.",
    `${given.length} variables, compared by digest`,
  );
}

/** As a deployment sets it. */
function asDeployed(name: string, value: string): string {
  return name === "SITE_URL" ? value.replace(/\/+$/, "") : value;
}

function whose(lacking: string[], all: string[]): string {
  return lacking.length === all.length ? "all functions" : lacking.join(", ");
}

async function works(name: string, { health }: Deployment): Promise<Finding> {
  const { status, isWell, missing } = await health(name);
  if (isWell) return ok();
  // Reported once, above.
  if (missing.length > 0) return unchecked(`waits for ${missing.join(", ")}`);
  const deploy = `npx supabase functions deploy ${name}`;
  if (status === 401)
    return wrong("asks for a token", `Deploy it with supabase/config.toml: ${deploy}`);
  if (status === 404) return wrong("is not deployed", deploy);
  return wrong(
    `answers ${status}`,
    `Read its log in Supabase, Edge Functions, ${name}, and deploy it again: ${deploy}`,
  );
}

async function mayBeCalled(names: string[], { health, origin }: Deployment): Promise<Finding> {
  const refused: string[] = [];
  for (const name of names) {
    const { isWell, allowed } = await health(name);
    // A function that doesn't work at all was reported above.
    if (isWell && allowed !== origin && allowed !== "*") refused.push(name);
  }
  return noneOf(refused, `Add the site: npx supabase secrets set ALLOWED_ORIGINS=${origin},…`);
}
