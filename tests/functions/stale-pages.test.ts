import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Cloud } from "../../local/cloud.ts";
import { type EdgeProcess, startEdgeProcess } from "../support/edge-process.ts";
import { bearer, jsonOf } from "../support/edge-requests.ts";
import { insertListing, type Person, signUp } from "../support/edge-world.ts";
import { startTestCloud } from "../support/test-cloud.ts";

/** The host is asked for a build when something public was taken away. */
let cloud: Cloud;
let dana: Person;
const edges: EdgeProcess[] = [];
const asked: string[] = [];
let answer = 201;
const host = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  response.writeHead(answer).end();
});

beforeAll(async () => {
  cloud = await startTestCloud();
  dana = await signUp(cloud, "Dana");
  await new Promise<void>((resolve) => void host.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  await Promise.all(edges.map((edge) => edge.stop()));
  host.close();
  await cloud?.stop();
});

async function startListings(hook: string): Promise<() => Promise<unknown>> {
  const edge = await startEdgeProcess("listings", {
    SUPABASE_URL: cloud.apiUrl,
    SUPABASE_ANON_KEY: cloud.publishableKey,
    SUPABASE_SERVICE_ROLE_KEY: cloud.secretKey,
    DEPLOY_HOOK_URL: hook,
  });
  edges.push(edge);
  expect((await edge.call("/rebuild", { method: "POST", ...bearer(dana.token) })).status).toBe(403);
  return async () => {
    const response = await edge.call("/rebuild", { method: "POST", ...bearer(cloud.secretKey) });
    return response.ok ? jsonOf(response) : response.status;
  };
}

const withdraw = async () => {
  const home = await insertListing(cloud, dana);
  await cloud.sql.query("update public.listings set status = 'withdrawn' where id = $1", [home]);
};

it("asks the host once, again after a failure, and not without a reason or a hook", async () => {
  const { port } = host.address() as AddressInfo;
  const rebuild = await startListings(`http://127.0.0.1:${port}/hook?token=1`);
  expect(await rebuild()).toEqual({ asked: false });
  expect(asked).toEqual([]);

  await withdraw();
  await withdraw();
  answer = 500;
  expect(await rebuild()).toBe(503);
  answer = 201;
  expect(await rebuild()).toEqual({ asked: true });
  expect(await rebuild()).toEqual({ asked: false });
  expect(asked).toEqual(["POST /hook?token=1", "POST /hook?token=1"]);

  await withdraw();
  const withoutHook = await startListings("");
  expect(await withoutHook()).toEqual({ asked: false });
  expect(await cloud.sql.query("select 1 from private.stale_pages")).toEqual([]);
});
