import { ROOT } from "../../command.ts";
import { functionNames } from "../../steps/functions.ts";
import { type Check, type Finding, type Group, noneOf, ok, wrong } from "../check.ts";
import type { Deployment } from "../deployment.ts";
import { jsonOf, member } from "../request.ts";

/** Whether each function is deployed, starts, and has what it needs. */
export const functions: Group = {
  name: "Functions",
  async checks() {
    const names = await functionNames(ROOT);
    return [
      ...names.map((name): Check => ({ name, look: (deployment) => health(name, deployment) })),
      {
        name: "The site's pages may call them",
        look: (deployment) => mayBeCalled(names, deployment),
      },
    ];
  },
};

/** The functions don't have this route, and a working one says so itself. */
const NO_ROUTE = "doctor/asks/for/nothing";

async function health(name: string, { ask }: Deployment): Promise<Finding> {
  const response = await ask(`/functions/v1/${name}/${NO_ROUTE}`, { key: false });
  const answer = await jsonOf(response);
  const code = member(answer, "code");
  if (response.status === 404 && code === "not_found") return ok();
  const deploy = `npx supabase functions deploy ${name}`;
  const missing = member(answer, "missing");
  if (Array.isArray(missing))
    return wrong(
      `lacks ${missing.join(", ")}`,
      `npx supabase secrets set ${missing.map((each) => `${each}=…`).join(" ")}`,
    );
  if (response.status === 401)
    return wrong("asks for a token", `Deploy it with supabase/config.toml: ${deploy}`);
  if (response.status === 404) return wrong("is not deployed", deploy);
  return wrong(
    `answers ${response.status}`,
    `Read its log in Supabase, Edge Functions, ${name}, and deploy it again: ${deploy}`,
  );
}

async function mayBeCalled(names: string[], { ask, origin }: Deployment): Promise<Finding> {
  const refused: string[] = [];
  for (const name of names) {
    const { status, headers } = await ask(`/functions/v1/${name}/${NO_ROUTE}`, {
      key: false,
      headers: { origin },
    });
    // A function that doesn't work at all was reported above.
    if (status === 404 && headers.get("access-control-allow-origin") !== origin) refused.push(name);
  }
  return noneOf(refused, `Add the site: npx supabase secrets set ALLOWED_ORIGINS=${origin},…`);
}
