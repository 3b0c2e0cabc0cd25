import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { asActor, idOf } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { rounds } from "../../support/fuzz.ts";
import { answersOf, tally } from "../../support/outcomes.ts";
import { makeUser } from "../../support/props.ts";

/**
 * Many messages to Vesty at the same moment, over real connections to Postgres 17: together they
 * pass no limit, and a message is settled only once (docs/trust.md D1).
 */
const database = ownDatabase({ connections: 20 });

type Taken = { state: string; turn: string; thread_id: string };

function call<T>(sql: string, values: unknown[]): Promise<T> {
  return asActor(database, "service", async (tx) => {
    const [row] = await tx.query<{ answer: T }>(`select public.${sql} as answer`, values);
    return row?.answer as T;
  });
}

const reserve = (person: string, message: string, thread: string | null = null, budget = 1e9) =>
  call<Taken>("reserve_chat($1, $2, 'Question', $3, '{}', 100, $4, 60)", [
    idOf(person),
    message,
    thread,
    budget,
  ]);
const start = (person: string, message: string, { turn }: Taken) =>
  call<boolean>("start_chat($1, $2, $3, 60)", [idOf(person), message, turn]);
const finish = (person: string, message: string, { turn }: Taken) =>
  call<object | null>("finish_chat($1, $2, $3, 'Question', 'Answer', '[]', false, 10)", [
    idOf(person),
    message,
    turn,
  ]);
const giveBack = (person: string, message: string, { turn }: Taken) =>
  call<void>("return_chat($1, $2, $3, 0)", [idOf(person), message, turn]);

const stateOf = ({ state }: Taken) => state;

async function states(person: string): Promise<Record<string, number>> {
  const rows = await database.query<{ state: string; n: number }>(
    "select state, count(*)::integer as n from private.chat_usage where user_id = $1 group by state",
    [idOf(person)],
  );
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
}

async function spent(): Promise<number> {
  const [row] = await database.query<{ spent: number }>(
    "select coalesce(sum(n), 0)::integer as spent from private.rate_buckets where key = 'model:vesty'",
  );
  return row?.spent ?? 0;
}

it("a day accepts as many of 60 messages as it has left, and one of them runs", async () => {
  await makeUser(database, "olive");
  const messages = Array.from({ length: 60 }, () => reserve("olive", randomUUID()));
  expect(await tally(messages, stateOf)).toEqual({ running: 1, reserved: 4, chat_limit: 55 });
  expect(await states("olive")).toEqual({ running: 1, reserved: 4 });
});

it("the same message sent 20 times is accepted once", async () => {
  for (let round = 0; round < rounds(1); round += 1) {
    const person = `same${round}`;
    await makeUser(database, person);
    const message = randomUUID();
    const heard = await tally(
      Array.from({ length: 20 }, () => reserve(person, message)),
      stateOf,
    );
    expect(heard).toEqual({ running: 1, chat_running: 19 });
  }
});

it("messages run one after the other, and every answer is stored once", async () => {
  await makeUser(database, "turns");
  const messages = Array.from({ length: 5 }, () => randomUUID());
  const taken = await Promise.all(messages.map((message) => reserve("turns", message)));
  await Promise.all(
    messages.map(async (message, n) => {
      const mine = taken[n] as Taken;
      let isMine = mine.state === "running";
      while (!isMine) isMine = await start("turns", message, mine);
      expect(await states("turns")).toMatchObject({ running: 1 });
      // The function and its duplicates: only the first writes, and nothing is given back
      // afterwards.
      const write = () => finish("turns", message, mine);
      expect(await tally([write(), write(), write()])).toEqual({ done: 1, chat_failed: 2 });
      await giveBack("turns", message, mine);
    }),
  );
  expect(await states("turns")).toEqual({ done: 5 });
  const rows = await database.query<{ role: string }>(
    "select role from public.chat_messages where user_id = $1 order by position",
    [idOf("turns")],
  );
  expect(rows.map(({ role }) => role)).toEqual(Array(5).fill(["user", "assistant"]).flat());
});

it("stopping and answering at the same moment has one outcome", async () => {
  for (let round = 0; round < rounds(8); round += 1) {
    const person = `stop${round}`;
    await makeUser(database, person);
    const message = randomUUID();
    const mine = await reserve(person, message);
    const [answered, stopped] = await answersOf([
      finish(person, message, mine),
      giveBack(person, message, mine),
    ]);
    const written = answered === "done";
    expect([written ? "chat_failed" : answered, stopped]).toEqual(["chat_failed", "done"]);
    expect(await states(person)).toEqual(written ? { done: 1 } : { returned: 1 });
    const rows = await database.query("select 1 from public.chat_messages where user_id = $1", [
      idOf(person),
    ]);
    expect(rows).toHaveLength(written ? 2 : 0);
  }
});

it("together, users stay within the budget, and the recorded costs add up", async () => {
  const people = Array.from({ length: 24 }, (_, n) => `spender${n}`);
  for (const person of people) await makeUser(database, person);
  await database.exec("delete from private.rate_buckets");
  const before = await spent();
  const messages = people.map(() => randomUUID());
  // People with a new account have half of it, with what visitors leave: room for ten at a hundred each.
  const taken: { person: string; message: string; mine: Taken }[] = [];
  const heard = await tally(
    people.map(async (person, n) => {
      const message = messages[n] ?? "";
      taken.push({ person, message, mine: await reserve(person, message, null, 2000) });
    }),
  );
  expect(heard).toEqual({ done: 10, chat_paused: 14 });
  expect(await spent()).toBe(before + 1000);
  const settled = await tally(
    taken.map(({ person, message, mine }, n) =>
      n % 2 ? finish(person, message, mine) : giveBack(person, message, mine),
    ),
  );
  expect(settled).toEqual({ done: 10 });
  expect(await spent()).toBe(50);
});
