import { type Check, type Group, ok, unchecked, wrong } from "../check.ts";
import type { Deployment } from "../deployment.ts";
import { jsonOf, member } from "../request.ts";

type Duty = {
  duty: string;
  state: string;
  last_success: string | null;
  last_error: string | null;
};

/**
 * What the clock does, from `private.upkeep_status`: read as an operator, whose account opens little
 * else, or with the secret key, which opens everything.
 */
export const upkeep: Group = {
  name: "Upkeep",
  async checks(deployment) {
    const missing = deployment.unset(...OPERATOR) && deployment.unset("SUPABASE_SECRET_KEY");
    if (missing)
      return [
        {
          name: "The clock",
          look: async () => unchecked(`${missing}, or ${OPERATOR.join(" and ")}`),
        },
      ];
    const duties = await status(deployment).catch(() => undefined);
    if (duties === undefined) return [{ name: "The clock", look: async () => UNREADABLE }];
    const absent = duties.filter(({ state }) => state === "missing");
    return [
      { name: "The clock", look: async () => clock(duties, absent) },
      ...duties
        .filter((duty) => !absent.includes(duty))
        .map((duty): Check => ({ name: duty.duty, look: async () => finding(duty) })),
    ];
  },
};

const UNREADABLE = wrong(
  "its status can't be read",
  "Compare OPERATOR_EMAIL and OPERATOR_PASSWORD with an operator's account, or SUPABASE_SECRET_KEY with Supabase, Project Settings, API Keys.",
);

const OPERATOR = ["OPERATOR_EMAIL", "OPERATOR_PASSWORD"];

async function status(deployment: Deployment): Promise<Duty[] | undefined> {
  if (deployment.unset(...OPERATOR)) {
    const apikey = deployment.secret("SUPABASE_SECRET_KEY");
    return duties(deployment, "upkeep_status", { apikey });
  }
  const { ask, secret } = deployment;
  const [email, password] = OPERATOR.map(secret);
  const session = await ask("/auth/v1/token?grant_type=password", {
    method: "POST",
    body: { email, password },
  });
  const headers = { authorization: `Bearer ${member(await jsonOf(session), "access_token")}` };
  const found = await duties(deployment, "operator_duties", headers);
  await ask("/auth/v1/logout?scope=local", { method: "POST", headers });
  return found;
}

async function duties({ ask }: Deployment, name: string, headers: Record<string, string>) {
  const answer = await ask(`/rest/v1/rpc/${name}`, { method: "POST", headers, body: {} });
  const rows = answer.ok ? await jsonOf(answer) : undefined;
  return Array.isArray(rows) ? (rows as Duty[]) : undefined;
}

function clock(duties: Duty[], absent: Duty[]) {
  if (absent.length > 0)
    return wrong(
      `lacks ${absent.map(({ duty }) => duty).join(", ")}`,
      "Set up what is missing, then run in the SQL editor: select private.schedule_upkeep();",
    );
  const isStopped = duties.some(({ state }) => state.startsWith("not looked at"));
  if (!isStopped) return ok("ticks");
  return wrong("does not tick", "Run in the SQL editor: select private.schedule_upkeep();");
}

function finding({ state, last_success, last_error }: Duty) {
  const last = last_success ? `last done ${last_success}` : "nothing to do so far";
  // A clock that doesn't tick is reported once, above.
  if (last_error === null && state !== "failing") return ok(last);
  return wrong(
    `${last_error ?? state}; ${last}`,
    "Read the function's log in Supabase, Edge Functions; the next tick tries again.",
  );
}
