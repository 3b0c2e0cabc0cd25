import { randomUUID } from "node:crypto";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { describe, expect, it } from "vitest";
import { bearer, codeOf, jsonOf, postJson } from "../../../support/edge-requests.ts";
import { coOwn, insertListing, type Person } from "../../../support/edge-world.ts";
import { seeding } from "../../../support/props.ts";
import { begin, hangs, says, saysThen, wants } from "../../../support/scripted-model.ts";
import { allEvents, type ChatWorld, kept } from "./world.ts";

export async function talkingTests(world: ChatWorld): Promise<void> {
  const dana = await world.newPerson();
  const get = async (path: string, person: Person) =>
    jsonOf(await world.edge.call(path, bearer(person.token)));

  describe("a conversation", () => {
    it("answers ping to everyone, and anything else to signed-in users only", async () => {
      expect(await jsonOf(await world.edge.call("/ping"))).toEqual({ pong: true, is_set_up: true });
      const strangers: [string, RequestInit?][] = [
        ["/limits"],
        ["/threads"],
        ["/history?thread_id=x"],
        ["/thread", { method: "POST" }],
        [`/thread/${randomUUID()}`, { method: "DELETE" }],
        ["/chat", postJson({ message: "Hello" })],
        ["/chat", postJson({ message: "Hello" }, { authorization: "Bearer a.b.c" })],
      ];
      for (const [path, init] of strangers) {
        const answer = await world.edge.call(path, init);
        expect(answer.status, path).toBe(401);
        expect(await jsonOf(answer)).toMatchObject({
          code: "chat_login",
          error: "Please log in to use the chat feature.",
        });
      }
      expect(await codeOf(await world.edge.call("/sweep", { method: "POST" }))).toEqual([
        403,
        "forbidden",
      ]);
    });

    it("starts with a message, and is stored, listed, read and deleted", async () => {
      const person = await world.newPerson();
      world.model.always = says(["Look at ", "homes **nearby**."]);
      const id = randomUUID();
      const first = await jsonOf(
        await world.ask({ message: "  What is it worth? ", id }, { person }),
      );
      expect(first).toEqual({
        response: "Look at homes **nearby**.",
        thread_id: expect.any(String),
        message_id: expect.any(String),
        sources: [],
        stopped: false,
        limits: expect.objectContaining({ plan: null, limit: 5, used: 1, remaining: 4 }),
      });
      const thread_id = first.thread_id;
      world.model.always = says("Three.");
      await world.ask({ message: "How many?", thread_id }, { person });
      expect(JSON.stringify(world.model.asked.at(-1))).toContain("What is it worth?");

      const { exists, messages } = await get(`/history?thread_id=${thread_id}`, person);
      expect(exists).toBe(true);
      expect(messages.map((each: { content: string }) => each.content)).toEqual([
        "What is it worth?",
        "Look at homes **nearby**.",
        "How many?",
        "Three.",
      ]);
      expect(messages[0]).toMatchObject({ id, role: "user", images: [], stopped: false });
      expect(messages[1]).toMatchObject({ id: first.message_id, role: "assistant", sources: [] });
      expect(Number.isNaN(Date.parse(messages[0].timestamp))).toBe(false);

      expect(await get("/threads", person)).toEqual([
        {
          id: thread_id,
          title: "What is it worth?",
          created_at: expect.any(String),
          updated_at: expect.any(String),
        },
      ]);
      const gone = { method: "DELETE", ...bearer(person.token) };
      expect((await world.edge.call(`/thread/${thread_id}`, gone)).status).toBe(204);
      expect((await world.edge.call(`/thread/${thread_id}`, gone)).status).toBe(204);
      expect((await world.edge.call("/thread/nonsense", gone)).status).toBe(204);
      expect(await get(`/history?thread_id=${thread_id}`, person)).toEqual({
        exists: false,
        messages: [],
      });
      expect(await get("/threads", person)).toEqual([]);
    });

    it("can be opened before anything is said", async () => {
      const person = await world.newPerson();
      const open = { method: "POST", ...bearer(person.token) };
      const opened = await world.edge.call("/thread", open);
      expect(opened.status).toBe(201);
      const { thread_id } = await jsonOf(opened);
      expect(await jsonOf(await world.edge.call("/thread", open))).toEqual({ thread_id });
      expect(await get(`/history?thread_id=${thread_id}`, person)).toEqual({
        exists: true,
        messages: [],
      });
      world.model.always = says("Welcome.");
      const reply = await jsonOf(await world.ask({ message: "Hi", thread_id }, { person }));
      expect(reply.thread_id).toBe(thread_id);
      expect((await get("/threads", person))[0].title).toBe("Hi");
    });

    it("streams the answer", async () => {
      const person = await world.newPerson();
      world.model.always = says(["One, ", "two, ", "three."]);
      const answer = await world.ask({ message: "Count" }, { person, events: true });
      expect(answer.headers.get("content-type")).toContain("text/event-stream");
      const events = await allEvents(answer);
      expect(events.map(({ event }) => event)).toEqual([
        "start",
        "delta",
        "delta",
        "delta",
        "done",
      ]);
      const { start, done } = Object.fromEntries(events.map(({ event, data }) => [event, data]));
      expect(done).toMatchObject({ response: "One, two, three.", ...start });
      expect(done?.limits).toMatchObject({ used: 1 });
    });

    it("a term is explained from the handbook, also to somebody who sells nothing", async () => {
      const person = await world.newPerson();
      world.model.script(
        wants([{ name: "search_handbook", args: { query: "escrow" } }]),
        says("It is explained there [1]."),
      );
      const reply = await jsonOf(await world.ask({ message: "escrow?" }, { person }));
      const [first, second] = world.model.asked;
      // The model is told to look terms up, and given the article's own words as data, with their number.
      expect(String(first?.messages[0]?.content)).toMatch(
        /What a term means .* search_handbook, cited/,
      );
      const found = String(second?.messages.at(-1)?.content);
      expect(found).toContain('<data source="1" tool="search_handbook">');
      expect(found).toMatch(/escrow/i);
      expect(reply.response).toBe("It is explained there [1].");
      expect(reply.sources).toMatchObject([
        { kind: "handbook", href: "/handbook/title-and-escrow" },
      ]);
      // The text is kept with the answer, for a person who reads it again.
      const { messages } = await get(`/history?thread_id=${reply.thread_id}`, person);
      expect(messages[1].sources).toEqual(reply.sources);
    });

    it("about a home of two owners, both read what an owner may, and nobody else does", async () => {
      const [first, other, former, stranger] = await Promise.all([
        world.newPerson(),
        world.newPerson(),
        world.newPerson(),
        world.newPerson(),
      ]);
      const home = await insertListing(world.cloud, first, { title: "Two owners live here" });
      for (const each of [other, former]) await coOwn(world.cloud, home, each);
      await world.cloud.sql.query("delete from home_owners where person_id = $1", [former.id]);
      await world.cloud.sql.query(
        `insert into availability (listing_id, user_id, date, time_slots)
         values ($1, $2, current_date + 3, '{10:00}')`,
        [home, first.id],
      );
      await seeding(
        world.cloud.sql,
        `insert into public.bookings (id, listing_id, owner_id, visitor_name, visitor_email, visitor_phone, date, "time", starts_at)
         values (gen_random_uuid(), $1, $2, 'Penelope Field', 'penelope@visitors.example', '(208) 555-0142', current_date + 3,
           '11:00', now() + interval '3 days')`,
        [home, first.id],
      );
      for (const [person, owns] of [
        [first, true],
        [other, true],
        [former, false],
        [stranger, false],
      ] as const) {
        world.model.script(
          wants([
            { name: "my_listings", args: {} },
            { name: "my_availability", args: {} },
            { name: "my_showings", args: { about: ["upcoming"] } },
          ]),
          says("That is all."),
        );
        await world.ask({ message: "How are my homes doing?" }, { person });
        const read = JSON.stringify(world.model.asked.at(-1)?.messages.slice(-3));
        for (const part of ["Two owners live here", "10:00 AM", "Penelope"])
          expect(read.includes(part), `${part} for ${person.email}`).toBe(owns);
      }
    });

    it("returns the existing answer to a repeated message", async () => {
      const person = await world.newPerson();
      world.model.always = says("Once.");
      const body = { message: "Hello", id: randomUUID() };
      const first = await jsonOf(await world.ask(body, { person }));
      const count = world.model.asked.length;
      expect(await jsonOf(await world.ask(body, { person }))).toEqual(first);
      const events = await allEvents(await world.ask(body, { person, events: true }));
      expect(events.map(({ event }) => event)).toEqual(["start", "delta", "done"]);
      expect(events[2]?.data).toEqual(first);
      expect(world.model.asked.length).toBe(count);
      expect((await kept(world, person)).taken).toEqual({ done: 1 });
      // An answer's id can't be a question's.
      expect(
        await codeOf(await world.ask({ message: "x", id: first.message_id }, { person })),
      ).toEqual([422, "chat_message_invalid"]);
    });
  });

  describe("can't be read or written by another user", () => {
    it("unknown and another user's ids get the same answer", async () => {
      world.model.always = says("Private.");
      const [owner, reader] = await Promise.all([world.newPerson(), world.newPerson()]);
      const { thread_id: foreign } = await jsonOf(
        await world.ask({ message: "Mine" }, { person: owner }),
      );
      const count = world.model.asked.length;
      const answers = async (id: string) => [
        await (await world.edge.call(`/history?thread_id=${id}`, bearer(reader.token))).text(),
        await (await world.ask({ message: "Me too", thread_id: id }, { person: reader })).text(),
      ];
      expect(await answers(foreign)).toEqual(await answers(randomUUID()));
      expect(
        await codeOf(
          await world.ask({ message: "Me too", thread_id: foreign }, { person: reader }),
        ),
      ).toEqual([404, "thread_not_found"]);
      const gone = { method: "DELETE", ...bearer(reader.token) };
      expect((await world.edge.call(`/thread/${foreign}`, gone)).status).toBe(204);
      expect(world.model.asked.length).toBe(count);
      const history = await get(`/history?thread_id=${foreign}`, owner);
      expect(history.messages).toHaveLength(2);
      expect((await kept(world, owner)).taken).toEqual({ done: 1 });
    });

    it("a message id reveals nothing about other users' messages", async () => {
      const [a, b] = await Promise.all([world.newPerson(), world.newPerson()]);
      const body = { message: "The same id", id: randomUUID() };
      world.model.always = says("For one.");
      const [first, second] = await Promise.all(
        [a, b].map(async (person) => jsonOf(await world.ask(body, { person }))),
      );
      expect(first.response).toBe("For one.");
      expect(second.thread_id).not.toBe(first.thread_id);
      expect((await kept(world, b)).messages).toHaveLength(2);
    });
  });

  describe("a message", () => {
    it("a message of a thousand emoji with surrounding space is accepted", async () => {
      const person = await world.newPerson();
      world.model.always = says("Yes.");
      const message = `  ${"🏡".repeat(1000)}\n`;
      expect((await world.ask({ message }, { person })).status).toBe(200);
    });

    it.each([
      ["of a thousand and one", { message: "x".repeat(1001) }, "chat_message_invalid"],
      ["that is a number", { message: 5 }, "chat_message_invalid"],
      ["that is missing", {}, "chat_message_invalid"],
      ["with six images", { message: "x", images: Array(6).fill("x") }, "chat_images_invalid"],
      ["with malformed images", { message: "x", images: "all" }, "chat_images_invalid"],
      ["with a malformed id", { message: "x", id: "1" }, "bad_request"],
      ["in a malformed thread", { message: "x", thread_id: "mine" }, "thread_not_found"],
    ] as const)("%s is refused", async (_, body, code) => {
      const count = world.model.asked.length;
      for (const events of [false, true]) {
        expect(await codeOf(await world.ask(body, { person: dana, events }))).toEqual([
          ERRORS[code].status,
          code,
        ]);
      }
      expect(world.model.asked.length).toBe(count);
    });

    it("a message of two megabytes is not read", async () => {
      expect(
        await codeOf(await world.ask({ message: "x".repeat(2 * 1024 * 1024) }, { person: dana })),
      ).toEqual([413, "payload_too_large"]);
    });

    it("can contain any text", async () => {
      const person = await world.newPerson();
      world.model.always = says("Odd\u0000 \ud83c.");
      const reply = await jsonOf(
        await world.ask({ message: "\u0000<script>\ud83c '; drop table" }, { person }),
      );
      expect(reply.response).toBe("Odd \ufffd.");
      expect((await kept(world, person)).messages[0]?.content).toBe("<script>\ufffd '; drop table");
    });
  });

  describe("stop", () => {
    it("keeps what was seen, aborts the model, and counts", async () => {
      const person = await world.newPerson();
      world.model.always = saysThen(["Only ", "this"], hangs);
      const hungUp = world.model.hungUp;
      const leaving = new AbortController();
      const body = { message: "Tell me all", id: randomUUID() };
      const answer = await world.ask(body, { person, events: true, signal: leaving.signal });
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
      let seen = "";
      while (!seen.includes('this"')) seen += (await reader?.read())?.value ?? "";
      leaving.abort();
      await expect
        .poll(async () => (await kept(world, person)).messages)
        .toEqual([
          { role: "user", content: "Tell me all", stopped: false },
          { role: "assistant", content: "Only this", stopped: true },
        ]);
      expect((await kept(world, person)).taken).toEqual({ done: 1 });
      await expect.poll(() => world.model.hungUp).toBe(hungUp + 1);
      const again = await jsonOf(await world.ask(body, { person }));
      expect(again.response).toBe("Only this");
    });

    it.each([true, false])(
      "a stop before the first word gives the message back (events: %s)",
      async (events) => {
        const person = await world.newPerson();
        world.model.always = begin;
        const [count, hungUp] = [world.model.asked.length, world.model.hungUp];
        const leaving = new AbortController();
        const asking = world.ask({ message: "Hm" }, { person, events, signal: leaving.signal });
        asking.catch(() => {});
        await expect.poll(() => world.model.asked.length).toBe(count + 1);
        leaving.abort();
        await expect.poll(async () => (await kept(world, person)).taken).toEqual({ returned: 1 });
        expect((await kept(world, person)).messages).toEqual([]);
        await expect.poll(() => world.model.hungUp).toBe(hungUp + 1);
      },
    );
  });
}
