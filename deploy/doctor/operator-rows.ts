import { type Finding, unchecked, wrong } from "./check.ts";
import type { Deployment } from "./deployment.ts";
import { NotChecked } from "./not-checked.ts";
import { jsonOf, member } from "./request.ts";

const OPERATOR = ["OPERATOR_EMAIL", "OPERATOR_PASSWORD"];

/** "not checked: …", naming what is missing to read what operators see; undefined if nothing is. */
export function missingOperator(deployment: Deployment): string | undefined {
  const missing = deployment.unset(...OPERATOR) && deployment.unset("SUPABASE_SECRET_KEY");
  return missing && `${missing}, or ${OPERATOR.join(" and ")}`;
}

const OPERATOR_UNREADABLE =
  "Compare OPERATOR_EMAIL and OPERATOR_PASSWORD with an operator's account, or SUPABASE_SECRET_KEY with Supabase, Project Settings, API Keys.";

/** The rows, or why there are none. */
export async function rowsOrFinding<Row>(
  deployment: Deployment,
  names: { operator: string; server: string },
  what: string,
): Promise<Row[] | Finding> {
  try {
    const rows = await operatorRows<Row>(deployment, names);
    return rows ?? wrong(`${what} can't be read`, OPERATOR_UNREADABLE);
  } catch (error) {
    if (error instanceof NotChecked) return unchecked(`not checked: ${error.message}`);
    return wrong(`${what} can't be read`, OPERATOR_UNREADABLE);
  }
}

/**
 * The rows of a function in SQL: as an operator, whose account opens little else, or with the secret key, which opens
 * everything. Undefined when they can't be read.
 * @param names the function for operators, and the one for the secret key.
 */
async function operatorRows<Row>(
  deployment: Deployment,
  names: { operator: string; server: string },
): Promise<Row[] | undefined> {
  if (deployment.unset(...OPERATOR)) {
    const apikey = deployment.secret("SUPABASE_SECRET_KEY");
    return rowsOf(deployment, names.server, { apikey });
  }
  const { ask, secret } = deployment;
  const [email, password] = OPERATOR.map(secret);
  const session = await ask("/auth/v1/token?grant_type=password", {
    method: "POST",
    body: { email, password },
  });
  const headers = { authorization: `Bearer ${member(await jsonOf(session), "access_token")}` };
  const found = await rowsOf<Row>(deployment, names.operator, headers);
  await ask("/auth/v1/logout?scope=local", { method: "POST", headers });
  return found;
}

async function rowsOf<Row>({ ask }: Deployment, name: string, headers: Record<string, string>) {
  const answer = await ask(`/rest/v1/rpc/${name}`, { method: "POST", headers, body: {} });
  const rows = answer.ok ? await jsonOf(answer) : undefined;
  return Array.isArray(rows) ? (rows as Row[]) : undefined;
}
