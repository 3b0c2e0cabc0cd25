import { type Check, type Group, ok, unchecked, wrong } from "../check.ts";
import { missingOperator, rowsOrFinding } from "../operator-rows.ts";

type Duty = {
  duty: string;
  state: string;
  last_success: string | null;
  last_error: string | null;
};

/** The clock's state, from `private.upkeep_status`. */
export const upkeep: Group = {
  name: "Upkeep",
  async checks(deployment) {
    const missing = missingOperator(deployment);
    if (missing) return [{ name: "The clock", look: async () => unchecked(missing) }];
    const names = { operator: "operator_duties", server: "upkeep_status" };
    const duties = await rowsOrFinding<Duty>(deployment, names, "its status");
    if ("state" in duties) return [{ name: "The clock", look: async () => duties }];
    const absent = duties.filter(({ state }) => state === "missing");
    return [
      { name: "The clock", look: async () => clock(duties, absent) },
      ...duties
        .filter((duty) => !absent.includes(duty))
        .map((duty): Check => ({ name: duty.duty, look: async () => finding(duty) })),
    ];
  },
};

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
