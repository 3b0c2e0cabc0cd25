import { createHash } from "node:crypto";
import { type Check, type Finding, type Group, noneOf, unchecked } from "../check.ts";
import type { Deployment } from "../deployment.ts";
import { headersOfFile } from "../host-rules.ts";
import { request } from "../request.ts";
import { DEEP_LINK } from "./addresses.ts";

const ADVICE =
  "Let the host send the headers of web/hosting/site-rules.ts with every answer: build with HOST=… for its own rules.";

/** Checks each header, and answers what is wrong with it, or "". */
const RULES: Record<string, (value: string, deployment: Deployment) => string> = {
  "Content-Security-Policy": policyProblem,
  "Strict-Transport-Security": (value) =>
    Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0) >= HALF_A_YEAR_S ? "" : "too short",
  "Referrer-Policy": (value) =>
    /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value)
      ? ""
      : "reveals addresses",
  "X-Content-Type-Options": (value) => (value === "nosniff" ? "" : "is not nosniff"),
  "X-Frame-Options": (value) => (value === "DENY" ? "" : "is not DENY"),
  "Permissions-Policy": (value) =>
    value.includes("camera=()") && value.includes("microphone=()") ? "" : "allows the camera",
};

const HALF_A_YEAR_S = 15_768_000;

/** The headers of a page, of an address without a file, and of a file. */
export const headers: Group = {
  name: "Headers of the site",
  checks: () => [
    ...Object.entries(RULES).map(
      ([name, rule]): Check => ({ name, look: (deployment) => lookAt(name, rule, deployment) }),
    ),
    { name: "No code is inline", look: inlineCode },
  ],
};

async function lookAt(
  name: string,
  rule: (value: string, deployment: Deployment) => string,
  deployment: Deployment,
): Promise<Finding> {
  const { origin, assets } = deployment;
  const problems: string[] = [];
  const file = assets.find((path) => path.startsWith("/assets/")) ?? "/favicon.svg";
  const isSent = name in headersOfFile(deployment, file);
  for (const path of ["/", DEEP_LINK, ...(isSent ? [file] : [])]) {
    const { headers } = await request(origin + path, { method: "HEAD" });
    const value = headers.get(name);
    const problem = value === null ? "missing" : rule(value.trim(), deployment);
    if (problem !== "") problems.push(`${path}: ${problem}`);
  }
  return noneOf(problems, ADVICE);
}

function policyProblem(policy: string, deployment: Deployment): string {
  const { project, variables, isDevelopment } = deployment;
  const directives = new Map(
    policy.split(";").map((part) => {
      const [name = "", ...sources] = part.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  const scripts = directives.get("script-src") ?? directives.get("default-src") ?? ["*"];
  // A nonce only protects if every response has a new one, which static files can't.
  const strict = isDevelopment ? /^'(self|nonce-[\w-]+)'$/ : /^'(self|none|sha\d+-[^']+)'$/;
  const open = scripts.find((source) => !strict.test(source));
  if (open !== undefined) return `script-src allows ${open}`;
  for (const [name, wanted] of [
    ["object-src", "'none'"],
    ["base-uri", "'self'"],
    ["frame-ancestors", "'none'"],
  ] as const)
    if (!directives.get(name)?.includes(wanted)) return `${name} is not ${wanted}`;
  const connects = directives.get("connect-src") ?? directives.get("default-src") ?? [];
  for (const address of [project, variables.VITE_GEOCODER_URL]) {
    if (address && !connects.includes(new URL(address).origin))
      return `connect-src lacks ${new URL(address).origin}`;
  }
  return "";
}

/** The policy allows the build's own inline scripts by hash and blocks any other. */
async function inlineCode({ origin, isDevelopment, html }: Deployment): Promise<Finding> {
  if (isDevelopment) return unchecked("Vite's own, which reloads what changes");
  const answer = await request(origin + DEEP_LINK);
  const policy = answer.headers.get("content-security-policy") ?? "";
  const shell = await answer.text();
  const inline = [html, shell].flatMap((page) =>
    [...page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
      .filter(([, attributes = ""]) => !/\bsrc=|type="application\/(ld\+)?json"/.test(attributes))
      .filter(
        ([, , code = ""]) => !policy.includes(createHash("sha256").update(code).digest("base64")),
      )
      .map(([whole]) => whole.slice(0, whole.indexOf(">") + 1)),
  );
  return noneOf(inline, "Something adds code to the pages, such as the host: switch that off.");
}
