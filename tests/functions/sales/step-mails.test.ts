import { randomUUID } from "node:crypto";
import { addDays, dateInZone } from "@domain/site/time/time-zones.ts";
import { beforeEach, expect, it } from "vitest";
import { rpc } from "../../support/api.ts";
import { insertListing, ownEdgeWorld, type Person, signUpAll } from "../../support/edge-world.ts";
import { allMail, emptyMailbox } from "../../support/mailbox.ts";

/** Mail about the steps of a sale: one press settles a step, and nothing is told twice or lost. */
const world = await ownEdgeWorld("notifications");
const [dana, nora] = await signUpAll(world.cloud, "Dana", "Nora");
const ZONE = "America/Denver";
const today = () => dateInZone(new Date(), ZONE);
let sale: string;

beforeEach(async () => {
  await world.cloud.sql.exec(`
    delete from public.offers; delete from private.rate_buckets;
    update auth.users set email_confirmed_at = now()`);
  const home = await insertListing(world.cloud, dana, { title: "Farmhouse with a porch" });
  await world.cloud.sql.query("update public.listings set time_zone = $2 where id = $1", [
    home,
    ZONE,
  ]);
  const offer = randomUUID();
  const terms = {
    ...{ price: 480_000, earnest_money: 0, financing: "conventional", down_payment: 96_000 },
    ...{
      inspection_days: 10,
      closing_on: addDays(today(), 40),
      included: "",
      excluded: "",
      note: "",
    },
  };
  const valid_until = new Date(Date.now() + 86_400_000).toISOString();
  await call("make_offer", { id: offer, listing_id: home, terms, valid_until }, nora);
  sale = (await call("accept_offer", { id: offer, n: 1 }, dana)).sale.id;
  const rule = { counts: "calendar", moves: false, until_hour: 17, otherwise: [] };
  await call(
    "propose_day",
    { sale_id: sale, kind: "contract", seen: 0, day: today(), ...rule },
    dana,
  );
  await call("answer_day", { sale_id: sale, kind: "contract", seen: 1, agrees: true }, nora);
  await empty();
});

it("a reminder has a link for each thing that its reader can do, and opening them changes nothing", async () => {
  await remind("inspection");
  const [mail, ...others] = await sent();
  expect(others).toEqual([]);
  expect(mail?.to.join()).toContain(nora.email);
  const links = linksOf(mail?.text);
  expect(links.map(({ act }) => act)).toEqual(["done", "propose", "waive"]);
  expect(mail?.text).toContain(`/sales/${sale}`);
  expect(mail?.html).toContain(`/step#done/${links[0]?.token}`);
  const before = await stepOf("inspection");
  for (const { token } of links)
    expect(await call("step_by_link", { token })).toMatchObject({
      side: "buyer",
      kind: "inspection",
      state: "open",
      can: ["done", "propose", "waive"],
    });
  expect(await stepOf("inspection")).toEqual(before);
});

it("a press in the mail settles the step without signing in, and only once", async () => {
  await remind("inspection");
  const token = linksOf((await sent())[0]?.text)[0]?.token;
  const press = (act: string) => rpc(world.cloud, undefined, "act_by_link", { token, act });
  const answers = await Promise.all([press("done"), press("done"), press("done")]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await stepOf("inspection")).toMatchObject({ state: "done", acts: 1, settled_by: "buyer" });
  expect((await press("waive")).status).toBe(409);
  await deliver();
  const mails = await sent();
  expect(mails.map(({ to }) => to.join())).toEqual([expect.stringContaining(dana.email)]);
  expect(mails[0]?.subject).toBe("Done by the buyer of Farmhouse with a porch: Inspection");
});

it("a proposed date goes to the other side, whose mail has a link to agree", async () => {
  await remind("inspection");
  const token = linksOf((await sent())[0]?.text)[0]?.token;
  const day = addDays(today(), 14);
  await call("act_by_link", { token, act: "propose", day, said: "The inspector has no time." });
  await deliver();
  const [mail] = await sent();
  expect(mail?.to.join()).toContain(dana.email);
  const [agree, ...others] = linksOf(mail?.text);
  expect([agree, ...others].map((each) => each?.act)).toEqual(["agree", "refuse", "propose"]);
  expect(mail?.text).not.toContain("The inspector has no time.");
  await call("act_by_link", { token: agree?.token, act: "agree" });
  expect(await stepOf("inspection")).toMatchObject({ state: "open", due_on: day, acts: 2 });
  // The first link says what happened in the meantime.
  const late = await call("step_by_link", { token });
  expect(late).toMatchObject({ seen: 0, due_on: day });
  expect(late.acts.map((act: { act: string }) => act.act)).toEqual(["proposed", "agreed"]);
});

it("each step is told of once, as it is now, after a clock that was stopped for two days", async () => {
  // Both were due while no clock ran: one is late since yesterday, the other is due tomorrow.
  await world.cloud.sql.query(
    `update public.sale_steps set due_on = case kind when 'inspection' then $2::date - 1 else $2::date + 1 end
     where sale_id = $1 and kind in ('inspection', 'closing')`,
    [sale, today()],
  );
  await world.cloud.sql.query(
    `update public.sale_steps set remind_at = now() - interval '2 days'
     where sale_id = $1 and kind in ('inspection', 'closing')`,
    [sale],
  );
  const ticks = await Promise.all([tick(), tick(), tick()]);
  expect(
    ticks.reduce((sum, steps) => sum + steps, 0),
    "each step in one tick",
  ).toBe(2);
  await deliver();
  expect(await tick(), "what was told isn't due any longer").toBe(0);
  await deliver();
  const [told] = await world.cloud.sql.query<{ n: number }>(
    "select count(*)::integer as n from public.notifications where kind = 'step_due'",
  );
  expect(told?.n).toBe(4);
  const mails = await sent();
  const about = (person: Person) => mails.filter(({ to }) => to.join().includes(person.email));
  expect(about(dana)).toHaveLength(1);
  expect(about(nora)).toHaveLength(1);
  for (const { text } of mails) {
    expect(text).toContain("Late: Inspection for Farmhouse with a porch was due on");
    expect(text).toContain("Closing for Farmhouse with a porch is due on");
    // In a mail of several things, each leads to the page of its step.
    expect(text.match(/\/step#[\w-]{43}/g)).toHaveLength(2);
  }
});

async function remind(kind: string): Promise<void> {
  await world.cloud.sql.query(
    "update public.sale_steps set remind_at = now() where sale_id = $1 and kind = $2",
    [sale, kind],
  );
  await tick();
  await deliver();
}

/** @returns of how many steps it told. */
async function tick(): Promise<number> {
  const [row] = await world.cloud.sql.query<{ told: number }>(
    "select private.remind_of_steps() as told",
  );
  return row?.told ?? 0;
}

/** Moves the times back, as if ten minutes had passed. */
async function deliver(): Promise<void> {
  await world.cloud.sql.exec(`
    update private.email_outbox
    set created_at = created_at - interval '10 minutes', sent_at = sent_at - interval '10 minutes',
        next_attempt_at = next_attempt_at - interval '10 minutes'`);
  expect((await world.asScheduler("/send")).status).toBe(200);
}

/** The mail that was sent since this was asked before. */
async function sent() {
  const mails = await allMail(world.cloud.standinsUrl);
  await empty();
  return mails;
}

async function empty(): Promise<void> {
  await emptyMailbox(world.cloud.standinsUrl);
  await world.cloud.sql.exec("delete from public.notifications; delete from private.email_outbox");
}

async function stepOf(kind: string) {
  const [row] = await world.cloud.sql.query<Record<string, unknown>>(
    `select state, due_on::text as due_on, acts, settled_by from public.sale_steps where sale_id = $1 and kind = $2`,
    [sale, kind],
  );
  return row;
}

function linksOf(text = ""): { act: string; token: string }[] {
  return [...text.matchAll(/\/step#(\w+)\/([\w-]{43})/g)].map(([, act = "", token = ""]) => ({
    act,
    token,
  }));
}

/** A call of the API, as the browser makes it. */
async function call(name: string, args: object, person?: Person) {
  const answer = await rpc(world.cloud, person, name, args);
  const text = await answer.text();
  expect(answer.ok, text).toBe(true);
  return JSON.parse(text);
}
