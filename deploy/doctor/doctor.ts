import { type Check, type Finding, type Group, type Row, unchecked, wrong } from "./check.ts";
import { addresses } from "./checks/addresses.ts";
import { anonymous } from "./checks/anonymous.ts";
import { caching } from "./checks/caching.ts";
import { catalogue } from "./checks/catalogue.ts";
import { devices } from "./checks/devices.ts";
import { functions } from "./checks/functions.ts";
import { headers } from "./checks/headers.ts";
import { keys } from "./checks/keys.ts";
import { mail } from "./checks/mail.ts";
import { payments } from "./checks/payments.ts";
import { places } from "./checks/places.ts";
import { reads } from "./checks/reads.ts";
import { signing } from "./checks/signing.ts";
import { stranger } from "./checks/stranger.ts";
import { telephones } from "./checks/telephones.ts";
import { thirdParties } from "./checks/third-parties.ts";
import { upkeep } from "./checks/upkeep.ts";
import type { Deployment } from "./deployment.ts";
import { NotChecked } from "./not-checked.ts";
import { reasonOf } from "./request.ts";

const GROUPS: Group[] = [
  addresses,
  headers,
  caching,
  functions,
  keys,
  anonymous,
  stranger,
  catalogue,
  mail,
  upkeep,
  payments,
  signing,
  devices,
  telephones,
  places,
  reads,
  thirdParties,
];

/** Runs every check, one after another because some services limit requests. */
export async function examine(deployment: Deployment): Promise<Row[]> {
  const rows: Row[] = [];
  for (const group of GROUPS)
    for (const check of await group.checks(deployment))
      rows.push({ group: group.name, check: check.name, ...(await attempt(check, deployment)) });
  return rows;
}

async function attempt(check: Check, deployment: Deployment): Promise<Finding> {
  try {
    return await check.look(deployment);
  } catch (error) {
    if (error instanceof NotChecked) return unchecked(`not checked: ${error.message}`);
    return wrong(reasonOf(error), "Check whether the service is up, and run the doctor again.");
  }
}
