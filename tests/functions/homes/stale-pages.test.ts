import { afterAll, expect, it } from "vitest";
import { listen } from "../../../local/web-server.ts";
import { bearer, jsonOf } from "../../support/edge-requests.ts";
import { insertListing, ownEdgeWorld, signUp } from "../../support/edge-world.ts";

/** The host is asked for a new build when something public has been taken down. */
const asked: string[] = [];
let answer = 201;
const host = await listen(0, async (request, response) => {
  asked.push(`${request.method} ${request.url}`);
  response.writeHead(answer).end();
});
afterAll(host.close);
const world = await ownEdgeWorld("listings");
const withHook = await world.again({
  DEPLOY_HOOK_URL: `http://127.0.0.1:${host.port}/hook?token=1`,
});
const { sql, secretKey } = world.cloud;
const dana = await signUp(world.cloud, "Dana");

async function rebuild(edge = withHook): Promise<unknown> {
  const response = await edge.call("/rebuild", { method: "POST", ...bearer(secretKey) });
  return response.ok ? jsonOf(response) : response.status;
}

const withdraw = async () => {
  const home = await insertListing(world.cloud, dana);
  await sql.query("update public.listings set status = 'withdrawn' where id = $1", [home]);
};

it("asks the host once, again after a failure, and not without a reason or a hook", async () => {
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
  expect(await rebuild(world.edge)).toEqual({ asked: false });
  expect(await sql.query("select 1 from private.stale_pages")).toEqual([]);
});
