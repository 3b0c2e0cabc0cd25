import { expect, it } from "vitest";
import { rpc } from "../../support/api.ts";
import { readCalendar } from "../../support/calendar.ts";
import { book, openCalendar, type Visit } from "../../support/edge-bookings.ts";
import { jsonOf, postJson } from "../../support/edge-requests.ts";
import {
  coOwn,
  insertListing,
  ownEdgeWorld,
  type Person,
  signUpAll,
} from "../../support/edge-world.ts";
import { mailTo } from "../../support/mailbox.ts";

/** An owner's mail about showings, over the hours, as the senders and the mail service make it. */
const world = await ownEdgeWorld("send-booking-emails");
const people = await signUpAll(world.cloud, "Dana", "Cody", "Sam");
const [dana, cody, sam] = people;
const cottage = await insertListing(world.cloud, dana, { title: "Cottage" });
const villa = await insertListing(world.cloud, dana, { title: "Villa" });
const hut = await insertListing(world.cloud, sam, { title: "Hut" });
await coOwn(world.cloud, cottage, cody);
for (const [home, owner] of [
  [cottage, dana],
  [villa, dana],
  [hut, sam],
] as const)
  await openCalendar(world.cloud, owner, home);

const tick = async () => jsonOf(await world.asScheduler("/send"));
const mails = ({ email }: Person) => mailTo(world.cloud.standinsUrl, email);
const later = (minutes: number) =>
  world.cloud.sql.query(
    `update private.email_outbox set sent_at = sent_at - make_interval(mins => $1::int),
       next_attempt_at = next_attempt_at - make_interval(mins => $1::int),
       leased_until = leased_until - make_interval(mins => $1::int) where kind not like 'reminder%'`,
    [minutes],
  );
/** The visitor's browser asks for the mail right after the request. */
const ask = async (home: string, fields: Record<string, unknown>) => {
  const visit = await book(world.cloud, home, fields);
  const init = postJson(
    { booking_id: visit.id },
    { authorization: `Bearer ${world.cloud.secretKey}` },
  );
  return { ...visit, ...(await jsonOf(await world.edge.call("", init))) };
};
const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
const at = (time: string, visitor_name: string) => ({ date: day, time, visitor_name });

async function takeBack({ email }: Visit): Promise<void> {
  const [mail] = await mailTo(world.cloud.standinsUrl, email);
  const token = mail?.text.match(/\/showing#([\w-]{43})/)?.[1];
  expect((await rpc(world.cloud, undefined, "cancel_showing", { token })).status).toBe(200);
}

it("An owner's first request is mailed right away, those of the hour after it in one mail, with everything in it", async () => {
  expect(await ask(cottage, at("09:00", "Ada One"))).toMatchObject({ sent: 3 });
  const [first] = await mails(dana);
  expect(first?.subject).toMatch(/^New showing request: .*, 9:00 AM, Ada One$/);

  // The visitors are mailed, and another owner's first request is not held up.
  const bo = await ask(cottage, { ...at("10:00", "Bo Two"), special_requests: "With a pram." });
  expect(bo).toMatchObject({ sent: 1 });
  expect(await ask(villa, at("11:00", "Cy Three"))).toMatchObject({ sent: 1 });
  const gone = await ask(cottage, at("12:00", "Di Four"));
  expect(await ask(hut, at("13:00", "Ed Five"))).toMatchObject({ sent: 2 });
  await takeBack(gone);
  expect(await tick()).toMatchObject({ sent: 1 });
  await later(59);
  expect(await tick()).toEqual({ sent: 0, failed: 0 });
  expect(await mails(dana)).toHaveLength(1);

  await later(1);
  // The sender dies once the mail service has the mail, and two others come at the same moment.
  world.backend.fail(/settle_email/, { status: 500 }, 1);
  await tick();
  world.backend.heal();
  await Promise.all([tick(), tick()]);
  await later(3);
  await Promise.all([tick(), tick()]);
  const [gathered, ...before] = await mails(dana);
  expect(before).toHaveLength(1);
  expect(gathered?.subject).toMatch(/^2 requests for \w+day, \w+ \d+$/);
  for (const words of [
    "Hello Dana,",
    "1 of 2: New showing request: ",
    "10:00 AM, Bo Two",
    "11:00 AM, Cy Three",
    bo.email,
  ])
    expect(gathered?.text).toContain(words);
  expect(gathered?.text).toContain("The visitor wrote: With a pram.");
  expect(gathered?.text).toContain(`https://site.example/dashboard?showings=${bo.id}`);
  for (const canary of ["Di Four", "Ed Five", "Ada One"])
    expect(gathered?.text).not.toContain(canary);
  expect(gathered?.attachments.map(({ filename }) => filename)).toEqual([
    "showing.ics",
    "2-showing.ics",
  ]);
  const events = (gathered?.attachments ?? []).map(
    ({ content }) => readCalendar(Buffer.from(content, "base64").toString()).event.uid,
  );
  expect(events).toContain(`${bo.id}@selfnvest`);
  expect(new Set(events).size).toBe(2);

  // A co-owner of one home is told of that home alone.
  const [coOwners] = await mails(cody);
  expect(coOwners?.subject).toMatch(/^New showing request: .*, 10:00 AM, Bo Two$/);
  expect(await mails(cody)).toHaveLength(2);
  expect(await mails(sam)).toHaveLength(1);
});

it("A gathered mail that the mail service refuses for now is tried again under its key", async () => {
  await later(120);
  const asked = await ask(cottage, at("14:00", "Flo Six"));
  await ask(cottage, at("15:00", "Gil Seven"));
  await takeBack(asked);
  await later(60);
  const before = (await mails(dana)).length;
  world.mail.fail(/emails/, { status: 503 }, 9);
  expect((await tick()).failed).toBeGreaterThan(1);
  world.mail.heal();
  await later(2);
  await tick();
  const [gathered, ...earlier] = await mails(dana);
  expect(earlier).toHaveLength(before);
  expect(gathered?.subject).toMatch(/^A request and a cancellation for \w+day, \w+ \d+$/);
});

it("A mail of which nothing is left is not sent", async () => {
  const held = await ask(villa, at("16:00", "Hal Eight"));
  await takeBack(held);
  const before = (await mails(dana)).length;
  await tick();
  await later(60);
  expect(await tick()).toEqual({ sent: 0, failed: 0 });
  expect(await mails(dana)).toHaveLength(before);
});
