import {
  type FailingThirdParty,
  howItFails,
  THIRD_PARTIES,
  whatHelps,
} from "../../../supabase/functions/_shared/domain/site/operating/third-parties.ts";
import { type Check, type Group, ok, unchecked, wrong } from "../check.ts";
import { missingOperator, rowsOrFinding } from "../operator-rows.ts";

/** The functions' notes about the services that they call: the same as /operator shows. */
export const thirdParties: Group = {
  name: "What the functions noted",
  async checks(deployment) {
    const missing = missingOperator(deployment);
    if (missing) return [{ name: ALL, look: async () => unchecked(missing) }];
    const names = { operator: "operator_third_parties", server: "failing_third_parties" };
    const failing = await rowsOrFinding<FailingThirdParty>(deployment, names, "what they noted");
    // The clock has said why.
    if ("state" in failing)
      return [{ name: ALL, look: async () => unchecked("not checked: see the clock above") }];
    return THIRD_PARTIES.map(({ name, service }): Check => {
      const found = failing.find((each) => each.name === name);
      return { name: service, look: async () => (found ? failure(found) : ok()) };
    });
  },
};

const ALL = "The services that they call";

function failure(found: FailingThirdParty) {
  const moment = (instant: string) => `${new Date(instant).toISOString().slice(0, 16)}Z`;
  return wrong(howItFails(found, moment), whatHelps(found));
}
