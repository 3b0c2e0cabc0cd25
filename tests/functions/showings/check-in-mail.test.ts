import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { rest } from "../../support/api.ts";
import { book, openCalendar, type Visit } from "../../support/edge-bookings.ts";
import { postJson } from "../../support/edge-requests.ts";
import { insertListing, ownEdgeWorld, type Person, signUpAll } from "../../support/edge-world.ts";
import { mailTo } from "../../support/mailbox.ts";
import { seeding } from "../../support/props.ts";

/** What a person of trust reads, from the owner's press to the mail, with the mail's own links. */
const TESS = "tess@trust.example";
const world = await ownEdgeWorld("send-booking-emails");
const [dana] = await signUpAll(world.cloud, "Dana");
const home = await insertListing(world.cloud, dana, { address: "12 Oak Street" });
await openCalendar(world.cloud, dana, home);

const call = async (who: Person | undefined, name: string, body: object) => {
  const answer = await rest(world.cloud, who, "POST", `rpc/${name}`, body);
  const told = await answer.text();
  if (!answer.ok) throw new Error(`${name}: ${told}`);
  return told === "" ? null : JSON.parse(told);
};
/** The minutely tick: what is due in SQL, then what is due by mail. */
async function tick(): Promise<void> {
  await world.cloud.sql.query("select private.watch_check_ins()");
  const init = postJson({}, { authorization: `Bearer ${world.cloud.secretKey}` });
  expect((await world.edge.call("/send", init)).status).toBe(200);
}
async function later(minutes: number): Promise<void> {
  await world.cloud.sql.query(
    `update private.check_ins set started_at = started_at - make_interval(mins => $1::int),
       ends_at = ends_at - make_interval(mins => $1::int)`,
    [minutes],
  );
  await world.cloud.sql.query(
    "update private.email_outbox set next_attempt_at = now() where kind = 'check_in_over'",
  );
}
const mails = () => mailTo(world.cloud.standinsUrl, TESS);

async function begun(): Promise<Visit> {
  const visit = await book(world.cloud, home, { special_requests: "My piranha comes along." });
  await seeding(
    world.cloud.sql,
    `update bookings set status = 'confirmed', starts_at = now(), ends_at = now() + interval '1 hour' where id = $1`,
    [visit.id],
  );
  return visit;
}

it("A person of trust is asked, mailed once when a timer passes, told that all is well, and never told who visits", async () => {
  const visit = await begun();
  await call(dana, "name_trusted_person", {
    ...{ id: randomUUID(), booking_id: visit.id },
    ...{ name: "Tess <b>www.evil.example</b>", email: TESS },
  });
  await tick();
  const [asked] = await mails();
  expect(asked?.subject).toBe("Dana trusts you: may we email you if they don't answer?");
  expect(asked?.text).toContain("only if you agree");
  expect(asked?.text).not.toContain("Oak Street");
  const token = asked?.text.match(/\/trust#([\w-]{43})/)?.[1];
  expect(await call(undefined, "answer_trust", { token, agrees: true })).toEqual({ agreed: true });

  const timer = randomUUID();
  await call(dana, "check_in", { id: timer, booking_id: visit.id, minutes: 15 });
  await later(14);
  await tick();
  expect(await mails()).toHaveLength(1);
  await later(1);
  await tick();
  await tick();
  expect(await mails()).toHaveLength(2);
  const [alarm] = await mails();
  expect(alarm?.subject).toBe("Please call Dana now");
  for (const words of [
    "12 Oak Street, Boise",
    "Visitor there since:",
    "call 911",
    "Please call Dana",
  ])
    expect(`${alarm?.subject}\n${alarm?.text}`).toContain(words);

  await call(dana, "end_check_in", { id: timer, how: "well" });
  await later(1);
  await tick();
  const [over, ...before] = await mails();
  expect(over?.subject).toBe("All is well: Dana has answered");
  expect(before).toHaveLength(2);
  for (const { text, html, subject } of [over, ...before].flatMap((mail) => mail ?? []))
    for (const canary of ["Zebedee", "piranha", "555-0142", visit.email, "evil.example"])
      expect(`${subject}${text}${html}`).not.toContain(canary);

  expect(await call(undefined, "answer_trust", { token, agrees: false })).toEqual({
    agreed: false,
  });
  await call(dana, "check_in", { id: randomUUID(), booking_id: visit.id, minutes: 15 });
  await later(15);
  await tick();
  expect(await mails()).toHaveLength(3);
});
