import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { bearer, codeOf, jsonOf } from "../../../support/edge-requests.ts";
import type { Person } from "../../../support/edge-world.ts";
import { spend } from "../../../support/rate-limits.ts";
import { begin, delta, hangs, says, saysThen, sends } from "../../../support/scripted-model.ts";
import { type ChatWorld, countMessages, kept, subscribe } from "./world.ts";

export async function limitTests(world: ChatWorld): Promise<void> {
  const dana = await world.newPerson();
  const limitsOf = async (person: Person) =>
    jsonOf(await world.edge.call("/limits", bearer(person.token)));
  const spent = async () => {
    const [row] = await world.cloud.sql.query<{ spent: string }>(
      "select coalesce(sum(n), 0) as spent from private.rate_buckets where key = 'model:vesty'",
    );
    return Number(row?.spent);
  };

  it("limits have the documented shape, for each plan", async () => {
    const tomorrow = new Date(Math.ceil((Date.now() + 1) / 86_400_000) * 86_400_000).toISOString();
    const trial = { plan: null, limit: 5, used: 0, remaining: 5, resets_at: tomorrow };
    expect(await limitsOf(dana)).toEqual(trial);
    const payer = await world.newPerson();
    await subscribe(world, payer);
    await countMessages(world, payer, 3);
    expect(await limitsOf(payer)).toEqual({
      ...{ plan: "basic", limit: 50, used: 3, remaining: 47 },
      resets_at: tomorrow,
    });
  });

  it("twelve parallel messages with five left: the model sees five, one after the other, and the others are refused", async () => {
    const person = await world.newPerson();
    world.model.always = says("Yes.");
    world.model.mostAtOnce = 0;
    const count = world.model.asked.length;
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, n) => {
        const answer = await world.ask({ message: `Message ${n}` }, { person });
        return answer.ok ? "answered" : `${answer.status} ${(await jsonOf(answer)).code}`;
      }),
    );
    expect(answers.sort()).toEqual([
      ...Array(7).fill("429 chat_limit"),
      ...Array(5).fill("answered"),
    ]);
    expect(world.model.asked.length - count).toBe(5);
    expect(world.model.mostAtOnce).toBe(1);
    const { messages, taken } = await kept(world, person);
    expect(taken).toEqual({ done: 5 });
    expect(messages.map(({ role }) => role)).toEqual(Array(5).fill(["user", "assistant"]).flat());
    expect(await limitsOf(person)).toMatchObject({ used: 5, remaining: 0 });
    const more = await world.ask({ message: "More" }, { person });
    expect(Number(more.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("a second message waits, and never reaches the model if the first takes too long", async () => {
    const person = await world.newPerson();
    world.model.always = saysThen(["Well"], hangs);
    const count = world.model.asked.length;
    const leaving = new AbortController();
    const first = { message: "First", id: randomUUID() };
    const asking = world.ask(first, { person, events: true, signal: leaving.signal });
    await (await asking).body?.getReader().read();
    await expect.poll(() => world.model.asked.length).toBe(count + 1);
    for (const body of [{ message: "Second" }, first])
      for (const events of [true, false]) {
        expect(await codeOf(await world.ask(body, { person, events, edge: world.hasty }))).toEqual([
          409,
          "chat_running",
        ]);
      }
    expect(world.model.asked.length).toBe(count + 1);
    expect((await kept(world, person)).taken).toEqual({ running: 1, returned: 2 });
    leaving.abort();
    await expect.poll(async () => (await kept(world, person)).taken.running).toBeUndefined();
  });

  it("a crashed function blocks no one once its lease ends", async () => {
    const person = await world.newPerson();
    await world.cloud.sql.query(
      `insert into private.chat_usage
         (user_id, message_id, thread_id, is_new_thread, day, state, lease_until, cost)
       values ($1, gen_random_uuid(), gen_random_uuid(), true, private.utc_day(), 'running',
               now() + interval '1 minute', 0)`,
      [person.id],
    );
    const busy = await world.ask({ message: "Hello?" }, { person, edge: world.hasty });
    expect(busy.status).toBe(409);
    await world.cloud.sql.query(
      "update private.chat_usage set lease_until = now() - interval '1 second' where user_id = $1",
      [person.id],
    );
    expect((await world.ask({ message: "Hello?" }, { person })).status).toBe(200);
    expect(await limitsOf(person)).toMatchObject({ used: 1 });
  });

  it("the daily budget ends it for everyone", async () => {
    const person = await world.newPerson();
    await spend(world.cloud.sql, "model:vesty", 86_400, 1_000_000_000);
    const count = world.model.asked.length;
    for (const events of [true, false]) {
      const answer = await world.ask({ message: "Hi" }, { person, events });
      expect(await codeOf(answer)).toEqual([503, "chat_paused"]);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    expect(world.model.asked.length).toBe(count);
    expect((await kept(world, person)).taken).toEqual({});
    await world.cloud.sql.query("delete from private.rate_buckets");
    expect((await world.ask({ message: "Hi" }, { person })).status).toBe(200);
    // 100 tokens at 40 cents and 10 at 160 cents per million.
    expect(await spent()).toBe(40 + 16);
  });

  it("an answer without reported usage still counts against the budget", async () => {
    const person = await world.newPerson();
    await world.cloud.sql.query("delete from private.rate_buckets");
    world.model.always = sends(delta({ content: "Yes." }, "stop"));
    expect((await world.ask({ message: "Hi" }, { person })).status).toBe(200);
    expect(await spent()).toBeGreaterThan(1_000);
  });

  it("looking up facts and hanging up before a word still costs every request to the model", async () => {
    const person = await world.newPerson();
    const costs: number[] = [];
    for (const rounds of [0, 2]) {
      await world.cloud.sql.query("delete from private.rate_buckets");
      const call = { index: 0, id: "a", function: { name: "my_plan", arguments: "{}" } };
      world.model.script(...Array(rounds).fill(sends(delta({ tool_calls: [call] }, "tool_calls"))));
      world.model.always = begin;
      const count = world.model.asked.length;
      const leaving = new AbortController();
      world.ask({ message: "Hm" }, { person, signal: leaving.signal }).catch(() => {});
      await expect.poll(() => world.model.asked.length).toBe(count + rounds + 1);
      leaving.abort();
      await expect.poll(async () => (await kept(world, person)).taken.running).toBeUndefined();
      costs.push(await spent());
    }
    const [one = 0, three] = costs;
    expect(one).toBeGreaterThan(0);
    expect(three).toBe(3 * one);
  });
}
