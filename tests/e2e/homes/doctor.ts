import { expect, test } from "vitest";
import { addresses } from "../../../deploy/doctor/checks/addresses.ts";
import { caching } from "../../../deploy/doctor/checks/caching.ts";
import { headers } from "../../../deploy/doctor/checks/headers.ts";
import { places } from "../../../deploy/doctor/checks/places.ts";
import { openDeployment } from "../../../deploy/doctor/deployment.ts";
import { demo } from "../demo.ts";

/** Checks that depend on the build. All other questions are put to a project in tests/local/doctor.test.ts. */
const GROUPS = [addresses, headers, caching, places];

test("the doctor reads the project from the built code, and finds nothing wrong with the site", async () => {
  const deployment = await openDeployment(demo.ready.web, {});
  expect(deployment.project).toBe(demo.ready.api);
  expect(deployment.publishableKey).toBe(demo.ready.publishableKey);
  const wrong: string[] = [];
  for (const { checks } of GROUPS)
    for (const { name, look } of await checks(deployment)) {
      const { state, found } = await look(deployment);
      if (state === "wrong") wrong.push(`${name}: ${found}`);
    }
  expect(wrong).toEqual([]);
});
