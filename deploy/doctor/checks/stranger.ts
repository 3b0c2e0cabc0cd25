import { randomBytes } from "node:crypto";
import { callable, openBuckets, type Who, writable } from "../attempts.ts";
import { type Check, type Finding, type Group, noneOf, row, unchecked, wrong } from "../check.ts";
import closed from "../closed.json" with { type: "json" };
import type { Deployment } from "../deployment.ts";
import { NotChecked } from "../not-checked.ts";
import { jsonOf, member } from "../request.ts";
import { ADVICE } from "./anonymous.ts";

/**
 * What signed-in people must not reach, tried with an account that is made for it and removed afterwards. All is tried
 * before anything is told, so that the account doesn't outlive a failure.
 */
export const stranger: Group = {
  name: "Row-level security, tried as a signed-in stranger",
  async checks(deployment) {
    const missing = deployment.unset("SUPABASE_SECRET_KEY");
    if (missing) return [row(ALL, async () => unchecked(missing))];
    try {
      return await asStranger(deployment, attempts);
    } catch (error) {
      return [
        row(ALL, async () => {
          throw error;
        }),
      ];
    }
  },
};

const ALL = "A stranger reaches nothing of others";
const STRANGERS = closed.strangers;

type Stranger = Who & { id: string };

async function attempts(who: Stranger): Promise<Check[]> {
  const findings: [name: string, finding: Finding][] = [
    ["No row of other people is shown", await rowsOfOthers(who)],
    ["Nothing closed can be written", noneOf(await writable(who, STRANGERS), ADVICE)],
    ["Functions of the server can't be called", noneOf(await callable(who, STRANGERS), ADVICE)],
    ["Files of others aren't listed", noneOf(await openBuckets(who), ADVICE)],
  ];
  return findings.map(([name, finding]) => row(name, async () => finding));
}

/** Their own profile, for example, is a row that names them. */
async function rowsOfOthers({ ask, headers, id }: Stranger): Promise<Finding> {
  const shown: string[] = [];
  const tables = Object.entries(STRANGERS.others);
  for (const [table, columns] of tables) {
    const answer = await ask(`/rest/v1/${table}?select=${columns}&limit=5`, { headers });
    const rows = await jsonOf(answer);
    if (Array.isArray(rows) && rows.some((each) => !JSON.stringify(each).includes(id)))
      shown.push(table);
  }
  return noneOf(shown, ADVICE, `${tables.length} tables`, tables.length);
}

/** @throws NotChecked if the secret key is refused. */
async function asStranger(
  deployment: Deployment,
  work: (who: Stranger) => Promise<Check[]>,
): Promise<Check[]> {
  const { ask, secret } = deployment;
  const key = secret("SUPABASE_SECRET_KEY");
  const admin = { apikey: key, authorization: `Bearer ${key}` };
  const email = `doctor-${randomBytes(8).toString("hex")}@stranger.invalid`;
  const password = randomBytes(24).toString("base64url");
  const made = await ask("/auth/v1/admin/users", {
    method: "POST",
    headers: admin,
    body: { email, password, email_confirm: true },
  });
  const id = String(member(await jsonOf(made), "id") ?? "");
  if (!made.ok || id === "")
    return [
      row(ALL, async () =>
        wrong(
          `no account can be made for the attempt: Auth answers ${made.status}`,
          "Look at Supabase, Authentication, Logs: people may not be able to sign up either.",
        ),
      ),
    ];
  const remove = () => ask(`/auth/v1/admin/users/${id}`, { method: "DELETE", headers: admin });
  const checks = await signedIn(ask, { id, email, password })
    .then(work)
    .catch(async (error) => {
      await remove();
      throw error;
    });
  const removed = await remove();
  if (removed.ok) return checks;
  return [
    ...checks,
    row("The stranger's account is removed", async () =>
      wrong(
        `${email} is still there: Auth answers ${removed.status}`,
        "Delete it in Supabase, Authentication, Users.",
      ),
    ),
  ];
}

async function signedIn(
  ask: Deployment["ask"],
  { id, ...login }: { id: string; email: string; password: string },
): Promise<Stranger> {
  const session = await ask("/auth/v1/token?grant_type=password", { method: "POST", body: login });
  const token = member(await jsonOf(session), "access_token");
  if (typeof token !== "string") throw new NotChecked(`signing in is answered ${session.status}`);
  return { ask, headers: { authorization: `Bearer ${token}` }, id };
}
