import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import { codeOf, jsonOf } from "../../../support/edge-requests.ts";
import {
  begin,
  delta,
  fails,
  hangs,
  type Step,
  says,
  saysThen,
  stopsShort,
} from "../../../support/scripted-model.ts";
import { allEvents, type ChatWorld, kept } from "./world.ts";

/**
 * Faults of the model's service instead of an answer (docs/trust.md D5): those that end by our own clock, and one of
 * those that assistant.test.ts tells apart.
 */
const TROUBLES: Record<string, Step> = {
  hangs,
  "sends a byte at a time": drips,
  fails: fails(500),
};
const CASES = [
  ["hangs", true],
  ["sends a byte at a time", true],
  ["fails", true],
  ["fails", false],
] as const;

/** A byte at a time, too slowly to ever finish. */
function drips(response: ServerResponse): void {
  begin(response);
  const bytes = Buffer.from(
    `data: ${JSON.stringify(delta({ content: "Slowly." }))}\n\n`.repeat(1000),
  );
  let sent = 0;
  const timer = setInterval(() => response.write(bytes.subarray(sent, ++sent)), 50);
  response.on("close", () => clearInterval(timer));
}

const SORRY = "Sorry, I had trouble processing your message. Please try again.";

export function faultTests(world: ChatWorld): void {
  describe("a model", () => {
    it.each(CASES)(
      "a model that %s (events: %s): the catalogue's text, nothing stored, nothing counted",
      async (trouble, events) => {
        const person = await world.newPerson();
        world.model.always = TROUBLES[trouble] ?? fails(500);
        const body = { message: "Are you there?", id: randomUUID() };
        const answer = await world.ask(body, { person, events, edge: world.hasty });
        if (events) {
          expect((await allEvents(answer)).at(-1)).toEqual({
            event: "error",
            data: { error: SORRY, detail: SORRY, code: "chat_failed" },
          });
        } else {
          expect(answer.status).toBe(503);
          expect(await jsonOf(answer)).toEqual({
            error: SORRY,
            detail: SORRY,
            code: "chat_failed",
          });
        }
        expect(await kept(world, person)).toEqual({ messages: [], taken: { returned: 1 } });

        // The user still has the message and sends it again.
        world.model.always = says("Here I am.");
        const again = await jsonOf(await world.ask(body, { person }));
        expect(again).toMatchObject({ response: "Here I am.", limits: { used: 1 } });
        expect((await kept(world, person)).messages).toHaveLength(2);
      },
    );
  });

  it.each([
    ["hangs midway", true, saysThen(["Half an "], hangs)],
    ["is cut short", false, saysThen(["Half an "], stopsShort)],
    ["reaches its longest", true, says("Half an", "length")],
  ] as const)(
    "an answer that was read in part and %s stays, as stopped (events: %s)",
    async (_, events, step) => {
      const person = await world.newPerson();
      world.model.always = step;
      const body = { message: "Are you there?", id: randomUUID() };
      const answer = await world.ask(body, { person, events, edge: world.hasty });
      const reply = events ? (await allEvents(answer)).at(-1)?.data : await jsonOf(answer);
      expect(reply).toMatchObject({ response: "Half an", stopped: true, limits: { used: 1 } });
      const { messages, taken } = await kept(world, person);
      expect(messages.at(-1)).toEqual({ role: "assistant", content: "Half an", stopped: true });
      expect(taken).toEqual({ done: 1 });
    },
  );

  it("an account that the model's service refuses is not to be tried again", async () => {
    const person = await world.newPerson();
    world.model.always = fails(429, {}, "insufficient_quota");
    const answer = await world.ask({ message: "Hello?", id: randomUUID() }, { person });
    expect(await codeOf(answer)).toEqual([503, "chat_refused"]);
    expect(await kept(world, person)).toEqual({ messages: [], taken: { returned: 1 } });
  });

  describe("our own database", () => {
    it.each(["hang", "reset", { status: 500 }, { status: 200, body: "5" }] as const)(
      "a database that fails when storing the answer (%j) stores no part of it",
      async (fault) => {
        const person = await world.newPerson();
        const edge = fault === "hang" ? world.hasty : world.edge;
        world.backend.fail(/rpc\/finish_chat/, fault);
        const body = { message: "Write it down", id: randomUUID() };
        const asked = world.backend.seen.length;
        expect(await codeOf(await world.ask(body, { person, edge }))).toEqual([503, "chat_failed"]);
        expect(world.backend.seen.slice(asked)).toContainEqual(
          expect.stringMatching(/finish_chat/),
        );
        expect(await kept(world, person)).toEqual({ messages: [], taken: { returned: 1 } });
        expect((await world.ask(body, { person })).status).toBe(200);
      },
    );

    it("a database that stored the answer but lost the reply returns the same answer on retry", async () => {
      const person = await world.newPerson();
      world.backend.fail(/rpc\/finish_chat/, "lost answer");
      const body = { message: "Write it down", id: randomUUID() };
      expect((await world.ask(body, { person })).status).toBe(503);
      const count = world.model.asked.length;
      const again = await jsonOf(await world.ask(body, { person }));
      expect(again).toMatchObject({ response: "Hello from the model.", limits: { used: 1 } });
      expect(world.model.asked.length).toBe(count);
      expect((await kept(world, person)).messages).toHaveLength(2);
    });

    it("a database that is down is reported in the catalogue's words", async () => {
      const person = await world.newPerson();
      const headers = { authorization: `Bearer ${person.token}` };
      const cases: [RegExp, string, RequestInit, string][] = [
        [
          /rpc\/open_chat_thread/,
          "/thread",
          { method: "POST" },
          "Connection issue. Please refresh the page and try again.",
        ],
        [
          /chat_messages/,
          `/history?thread_id=${randomUUID()}`,
          {},
          "Failed to load conversation history.",
        ],
        [/chat_threads/, "/threads", {}, "Failed to load conversation history."],
      ];
      for (const [path, route, init, text] of cases) {
        world.backend.fail(path, { status: 500 });
        const answer = await world.edge.call(route, { ...init, headers });
        expect([answer.status, (await jsonOf(answer)).error]).toEqual([503, text]);
      }
      world.backend.fail(/rpc\/reserve_chat/, { status: 500 });
      const answer = await world.ask({ message: "Hi" }, { person });
      expect([answer.status, (await jsonOf(answer)).error]).toEqual([503, SORRY]);
    });
  });
}
