import { beforeEach, describe, expect, it } from "vitest";
import { startEdgeProcess } from "../../support/edge-process.ts";
import { bearer, postJson } from "../../support/edge-requests.ts";
import { ownEdgeWorld, signUp } from "../../support/edge-world.ts";
import type { Fault } from "../../support/fault-proxy.ts";

/** Each call of a third party records its result, so that operators see which service fails, how and since when. */
const world = await ownEdgeWorld("listings");
const dana = await signUp(world.cloud, "Dana");
const news = await startEdgeProcess("news", {
  SUPABASE_URL: world.backend.url,
  SUPABASE_ANON_KEY: world.cloud.publishableKey,
  SUPABASE_SERVICE_ROLE_KEY: world.cloud.secretKey,
  RESEND_BASE_URL: `${world.mail.url}/mail`,
});

beforeEach(() =>
  world.cloud.sql.exec(
    "delete from private.third_parties; delete from private.rate_buckets; delete from private.geocoder_cache",
  ),
);

type Row = { problem: string | null; status: number | null; failing_since: Date | null };

async function stateOf(name: string): Promise<Row | undefined> {
  const [row] = await world.cloud.sql.query<Row>(
    "select problem, status, failing_since from private.third_parties where name = $1",
    [name],
  );
  return row;
}

const becomes = (name: string, problem: string | null, status: number | null = null) =>
  expect.poll(() => stateOf(name)).toMatchObject({ problem, status });

let houses = 0;
async function saveHome() {
  await world.cloud.sql.query(
    "update private.geocoder_turns set next_turn = '-infinity', paused_until = '-infinity'",
  );
  houses += 1;
  const home = {
    title: "Home",
    address: `${1000 + houses} Maple St`,
    city: "Boise",
    state: "ID",
    zip_code: "83702",
    property_type: "house",
  };
  await world.edge.call("", postJson(home, bearer(dana.token).headers));
}

const readAdvertisement = () =>
  world.edge.call(
    "/read-advertisement",
    postJson({ text: "Our place in Boise, ID has 3 beds" }, bearer(dana.token).headers),
  );

let visitors = 0;
async function askForNews() {
  visitors += 1;
  await news.call("", postJson({ email: `v${visitors}@visitors.example`, place: "boise id" }));
  await world.cloud.sql.query(
    "update private.email_outbox set next_attempt_at = now(), leased_until = null where sent_at is null",
  );
  await news.call("/send", { method: "POST", ...bearer(world.cloud.secretKey) });
}

type Case = [what: string, fault: Fault, problem: string, status: number | null];

describe("the geocoder", () => {
  it.each<Case>([
    ["is failing", { status: 503 }, "down", 503],
    ["refuses us", { status: 403 }, "refused", 403],
    ["has had too many calls", { status: 429 }, "busy", 429],
    ["breaks the connection", "reset", "no_answer", null],
    ["is a login page", { status: 200, body: "<html>" }, "wrong_answer", 200],
  ])("%s, then works", async (_, fault, problem, status) => {
    world.geocoder.fail(/search/, fault);
    await saveHome();
    await becomes("geocoder", problem, status);
    await saveHome();
    await becomes("geocoder", null);
  });

  it("fails since the first failure", async () => {
    world.geocoder.fail(/search/, { status: 503 });
    await saveHome();
    await becomes("geocoder", "down", 503);
    const first = await stateOf("geocoder");
    world.geocoder.fail(/search/, { status: 403 });
    await saveHome();
    await becomes("geocoder", "refused", 403);
    expect((await stateOf("geocoder"))?.failing_since).toEqual(first?.failing_since);
  });
});

describe("the model", () => {
  const body = (code: string) => JSON.stringify({ error: { message: "No.", code } });
  it.each<Case>([
    ["refuses the key", { status: 401, body: body("invalid_api_key") }, "key_refused", 401],
    ["has no quota left", { status: 429, body: body("insufficient_quota") }, "quota", 429],
    ["is down", { status: 500, body: "" }, "down", 500],
    ["is unknown", { status: 404, body: body("model_not_found") }, "refused", 404],
    ["breaks the connection", "reset", "no_answer", null],
  ])("%s, then works", async (_, fault, problem, status) => {
    world.openai.fail(/chat/, fault);
    await readAdvertisement();
    await becomes("model", problem, status);
    await readAdvertisement();
    await becomes("model", null);
  });

  it("works if it answers by refusing a request", async () => {
    world.openai.fail(/chat/, { status: 500, body: "" });
    await readAdvertisement();
    await becomes("model", "down", 500);
    world.openai.fail(/chat/, { status: 400, body: body("invalid_image") });
    await readAdvertisement();
    await becomes("model", null);
  });
});

describe("the mail service", () => {
  const named = (name: string) => JSON.stringify({ name, message: "No." });
  it.each<Case>([
    ["refuses the key", { status: 403, body: named("invalid_api_key") }, "key_refused", 403],
    ["refuses the sender", { status: 422, body: named("invalid_from_address") }, "refused", 422],
    ["has sent its quota", { status: 429, body: named("daily_quota_exceeded") }, "quota", 429],
    ["is down", { status: 502 }, "down", 502],
    ["breaks the connection", "reset", "no_answer", null],
    ["answers without an id", { status: 200, body: "{}" }, "wrong_answer", 200],
  ])("%s, then works", async (_, fault, problem, status) => {
    world.mail.fail(/emails/, fault, 5);
    await askForNews();
    await becomes("mail", problem, status);
    world.mail.heal();
    await askForNews();
    await becomes("mail", null);
  });

  it("works if it answers by refusing an address", async () => {
    world.mail.fail(/emails/, { status: 502 }, 5);
    await askForNews();
    await becomes("mail", "down", 502);
    world.mail.heal();
    world.mail.fail(/emails/, { status: 422, body: named("validation_error") });
    await askForNews();
    await becomes("mail", null);
  });
});

it("a service that works is noted once, however often it is called", async () => {
  const noted = () => world.backend.seen.filter((path) => path.includes("note_third_party")).length;
  await saveHome();
  const before = noted();
  for (let n = 0; n < 5; n += 1) await saveHome();
  expect(noted() - before).toBeLessThanOrEqual(1);
});
