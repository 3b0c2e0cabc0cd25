import { expect, test } from "vitest";
import { openDeployment } from "../../../deploy/doctor/deployment.ts";
import { examine } from "../../../deploy/doctor/doctor.ts";
import { demo } from "../demo/demo.ts";

test("the doctor reads the project from the built code, and finds nothing wrong with the rest", async () => {
  const deployment = await openDeployment(demo.ready.web, {});
  expect(deployment.project).toBe(demo.ready.api);
  expect(deployment.publishableKey).toBe(demo.ready.publishableKey);
  const rows = await examine(deployment);
  expect(rows.filter(({ state }) => state === "wrong")).toEqual([]);
});
