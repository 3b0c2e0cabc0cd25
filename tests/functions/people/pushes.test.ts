import { randomUUID } from "node:crypto";
import { PUSH_LIMITS } from "@domain/people/push.ts";
import { beforeEach, expect, it } from "vitest";
import type { PushedMessage } from "../../../local/stand-ins/push.ts";
import { api, rpc } from "../../support/api.ts";
import { type Device, newDevice, pushKeys } from "../../support/devices.ts";
import { bearer, jsonOf, postJson } from "../../support/edge-requests.ts";
import { insertListing, ownEdgeWorld, type Person, signUpAll } from "../../support/edge-world.ts";

const world = await ownEdgeWorld("notifications");
const keys = pushKeys();
const edge = await world.again({
  VAPID_KEYS: keys,
  WEB_PUSH_BASE_URL: `${world.cloud.standinsUrl}/push`,
});
const [dana, sam] = await signUpAll(world.cloud, "Dana", "Sam");
const home = await insertListing(world.cloud, dana, { title: "Farmhouse with a porch" });
const messages = `${world.cloud.standinsUrl}/push/messages`;
let phone: Device;

beforeEach(async () => {
  await fetch(messages, { method: "DELETE" });
  await world.cloud.sql.exec(`
    delete from public.push_subscriptions; delete from public.notifications;
    delete from private.email_outbox; delete from private.third_parties`);
  phone = newDevice(`fcm/send/${randomUUID()}`);
});

it("a device shows what happened, encrypted for it, without names and prices, once", async () => {
  await switchOn(phone, sam);
  const talk = randomUUID();
  await tell("message", { home: "Farmhouse with a porch", from: "Vera" }, talk);
  await tell("offer_declined", { home: "Farmhouse", as: "owner", price: 777_001 });
  await tell("showing_feedback", { home: "Farmhouse", name: "Vera" });
  expect(await push()).toEqual({ sent: 2, failed: 0 });

  const taken = await arrived();
  const shown = taken.map((message) => phone.read(message));
  expect(shown.map(({ title }) => title).sort()).toEqual([
    "A buyer declined your terms for Farmhouse",
    "Someone wrote to you about Farmhouse with a porch",
  ]);
  expect(shown.find(({ path }) => path.startsWith("/messages"))?.path).toBe(`/messages/${talk}`);
  for (const word of ["Vera", "777"]) expect(JSON.stringify(shown)).not.toContain(word);
  expect(await push(), "once").toEqual({ sent: 0, failed: 0 });
});

it("a service learns how long a message may wait, how urgent it is, and which one it replaces", async () => {
  await switchOn(phone, sam);
  const talk = randomUUID();
  await tell("message", { from: "Vera" }, talk);
  await tell("offer_declined", { as: "owner" });
  expect(await push()).toEqual({ sent: 2, failed: 0 });
  const first = await arrived();
  for (const message of first) {
    const { endpoint, ttl, urgency, topic } = message;
    // A day in seconds, and each message's own tag.
    expect({ endpoint, ttl, urgency, topic }).toEqual({
      ...{ endpoint: phone.endpoint, ttl: 86_400, urgency: "high" },
      topic: phone.read(message).tag.replaceAll("-", ""),
    });
  }
  expect(new Set(first.map(({ topic }) => topic)).size, "two subjects").toBe(2);

  await tell("message", { from: "Bert" }, talk);
  expect(await push()).toEqual({ sent: 1, failed: 0 });
  const [again] = await arrived();
  const [told] = first.filter((message) => phone.read(message).path === `/messages/${talk}`);
  expect(again?.topic, "the same subject").toBe(told?.topic);
});

it("the clock calls where something is due, with the scheduler's key only", async () => {
  const due = () =>
    world.cloud.sql.query(
      "select due from private.duties where route = 'notifications/push' and exists (select from private.due_pushes)",
    );
  expect(await due()).toEqual([]);
  await switchOn(phone, sam);
  await tell("message");
  expect(await due()).toHaveLength(1);
  expect((await edge.call("/push", { method: "POST", ...bearer(sam.token) })).status).toBe(403);
  expect(await arrived()).toEqual([]);
});

it("browsers subscribe with the public half of the site's keys; without keys there is none", async () => {
  expect(await jsonOf(await edge.call("/push-key"))).toEqual({ key: keys.split(".")[0] });
  expect(await jsonOf(await world.edge.call("/push-key"))).toEqual({ key: null });
  await switchOn(phone, sam);
  await tell("message");
  const answer = await world.asScheduler("/push");
  expect(await jsonOf(answer)).toEqual({ sent: 0, failed: 0 });
  expect(await push(), "and nothing was lost").toEqual({ sent: 1, failed: 0 });
});

it.each(["missing", "gone"])("a browser that is %s is forgotten", async (state) => {
  const gone = newDevice(`fcm/send/${state}`);
  await switchOn(gone, sam);
  await switchOn(phone, sam);
  await tell("message");
  expect(await push()).toEqual({ sent: 1, failed: 1 });
  expect(await endpoints()).toEqual([phone.endpoint]);
  expect(await failing(), "which is no failure of the service").toEqual([]);
});

it("a service that asks for time gets it, and one that is down is tried again", async () => {
  await switchOn(newDevice("wpush/busy", "updates.push.services.mozilla.com"), sam);
  await switchOn(newDevice("down", "web.push.apple.com"), sam);
  await tell("message");
  expect(await push()).toEqual({ sent: 0, failed: 2 });
  const waits = await world.cloud.sql.query(`
    select s.endpoint, o.attempts, round(extract(epoch from o.next_attempt_at - now()) / 60)::int as minutes
    from private.push_outbox o join public.push_subscriptions s on s.id = o.subscription_id order by s.endpoint`);
  expect(waits).toEqual([
    {
      endpoint: "https://updates.push.services.mozilla.com/wpush/busy",
      attempts: 0,
      minutes: 2,
    },
    { endpoint: "https://web.push.apple.com/down", attempts: 1, minutes: 1 },
  ]);
  await expect.poll(failing).toMatchObject([{ name: "push", problem: "down", status: 503 }]);
  expect(await push(), "not before").toEqual({ sent: 0, failed: 0 });
  await world.cloud.sql.exec("update private.push_outbox set next_attempt_at = now()");
  expect(await push()).toEqual({ sent: 0, failed: 2 });
});

it("a device that was switched on for other keys is left alone, and operators hear of it", async () => {
  const foreign = newDevice("fcm/send/foreign");
  await switchOn(foreign, sam);
  await tell("message");
  expect(await push()).toEqual({ sent: 0, failed: 1 });
  expect(await endpoints()).toEqual([foreign.endpoint]);
  await expect.poll(failing).toMatchObject([{ name: "push", problem: "key_refused", status: 403 }]);
  expect(await push(), "nothing is tried again").toEqual({ sent: 0, failed: 0 });
});

it("a person who signs out is not told on that device anymore", async () => {
  await switchOn(phone, sam);
  const body = { email: sam.email, password: "correct horse" };
  const entered = await api(
    world.cloud,
    undefined,
    "auth/v1/token?grant_type=password",
    postJson(body),
  );
  const { access_token } = await jsonOf(entered);
  const laptop = newDevice("fcm/send/laptop");
  await switchOn(laptop, { token: access_token });
  await api(world.cloud, { token: access_token }, "auth/v1/logout?scope=local", { method: "POST" });
  await tell("message");
  expect(await push()).toEqual({ sent: 1, failed: 0 });
  expect(await endpoints()).toEqual([phone.endpoint]);
});

it("news that is read, untrue or a day old is not shown", async () => {
  await switchOn(phone, sam);
  await tell("message");
  await tell("offer_made", { as: "owner", n: 1 });
  await rpc(world.cloud, sam, "read_notifications", { until: new Date(Date.now() + 60_000) });
  await tell("message");
  await world.cloud.sql.exec(
    "update private.push_outbox set told_at = told_at - interval '25 hours'",
  );
  expect(await push()).toEqual({ sent: 0, failed: 0 });
  expect(await arrived()).toEqual([]);
  await tell("message");
  expect(await push(), "what is new is").toEqual({ sent: 1, failed: 0 });
});

it("a device has its share of a day", async () => {
  await switchOn(phone, sam);
  for (let n = 0; n <= PUSH_LIMITS.perDay; n += 1) await tell("message");
  expect(await push()).toEqual({ sent: PUSH_LIMITS.perDay, failed: 0 });
  await world.cloud.sql.exec(
    "delete from private.rate_buckets; update private.push_outbox set next_attempt_at = now() where sent_at is null",
  );
  await tell("message");
  expect(await push(), "the next day has another, also for what waited").toEqual({
    sent: 2,
    failed: 0,
  });
});

async function switchOn(device: Device, person: Pick<Person, "token">) {
  const { endpoint, p256dh, auth } = device;
  const topics = ["showings", "offers", "sales", "messages"];
  const args = { endpoint, p256dh, auth, device: "Chrome on Android", topics };
  const answer = await rpc(world.cloud, person, "keep_push", args);
  expect(answer.ok).toBe(true);
}

const tell = (kind: string, data: object = {}, subject: string = randomUUID()) =>
  world.cloud.sql.query("select private.tell($1, $2, $3, $4, $5)", [
    sam.id,
    kind,
    home,
    subject,
    data,
  ]);

async function push() {
  const answer = await edge.call("/push", { method: "POST", ...bearer(world.cloud.secretKey) });
  return jsonOf(answer);
}

async function arrived(): Promise<PushedMessage[]> {
  return (await fetch(messages)).json();
}

async function endpoints() {
  const rows = await world.cloud.sql.query<{ endpoint: string }>(
    "select endpoint from public.push_subscriptions",
  );
  return rows.map(({ endpoint }) => endpoint);
}

/** Noted after the answer. */
async function failing() {
  return world.cloud.sql.query(
    "select name, problem, status from private.third_parties where failing_since is not null",
  );
}
