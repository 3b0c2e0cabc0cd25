import { MESSAGE_LIMITS } from "@domain/site/errors/limits.ts";
import { unreadText } from "@domain/site/text/format.ts";
import {
  type ConversationShowing,
  isSendableMessage,
  type Message,
  messageCounter,
  nameOfOther,
  reportableMessages,
  stepWords,
  timelineOf,
} from "@domain/talk/messages.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 12, minute)).toISOString();

function message(n: number, minute: number): Message {
  return {
    id: `m${n}`,
    conversation_id: "c",
    n,
    sender: n % 2 ? "buyer" : "owner",
    body: `${n}`,
    created_at: at(minute),
  };
}

const SHOWING: ConversationShowing = {
  id: "v",
  status: "confirmed",
  date: "2026-11-28",
  time: "10:00",
  starts_at: "2026-11-28T17:00:00Z",
  no_show: false,
  cancelled_by: null,
  steps: [
    { sequence: 0, status: "pending", date: "2026-11-28", time: "09:00", taken_at: at(5) },
    { sequence: 1, status: "confirmed", date: "2026-11-28", time: "09:00", taken_at: at(15) },
    { sequence: 2, status: "confirmed", date: "2026-11-28", time: "10:00", taken_at: at(25) },
  ],
};

describe("the timeline", () => {
  it("has messages and changes to showings in one order", () => {
    const line = timelineOf([message(2, 20), message(1, 10)], [SHOWING]);
    expect(line.map(({ key }) => key)).toEqual(["v 0", "m1", "v 1", "m2", "v 2"]);
  });

  it("leaves out what happened before the oldest message that is loaded", () => {
    const line = timelineOf([message(2, 20)], [SHOWING], at(20));
    expect(line.map(({ key }) => key)).toEqual(["m2", "v 2"]);
  });

  it("keeps the order of messages, whatever their clocks say and how they arrive", () => {
    forAll(fc.shuffledSubarray([1, 2, 3, 4, 5, 6]), (order) => {
      const line = timelineOf(
        order.map((n) => message(n, 7)),
        [],
      );
      expect(line.map(({ key }) => key)).toEqual([...order].sort().map((n) => `m${n}`));
    });
  });

  it("says for each side what happened", () => {
    const [asked, confirmed, moved] = SHOWING.steps;
    const words = (step = asked, showing = SHOWING, side: "owner" | "buyer" = "owner") =>
      step && stepWords({ showing, step }, side);
    expect(words()).toBe("Showing requested");
    expect(words(asked, SHOWING, "buyer")).toBe("You asked for a showing");
    expect(words(confirmed)).toBe("Showing confirmed");
    expect(words(moved)).toBe("Showing moved");
    const wished = asked && { ...asked, date: null, time: null };
    const wish = { ...SHOWING, steps: [wished, confirmed].filter((each) => each !== undefined) };
    expect(words(wished, wish)).toBe("Another time requested");
    expect(words(wished, wish, "buyer")).toBe("You asked for another showing time");
    expect(words(confirmed, wish)).toBe("Showing confirmed");
    const off = { sequence: 3, status: "cancelled", date: "2026-11-28", time: "10:00" } as const;
    const step = { ...off, taken_at: at(30) };
    const cancelled = (by: "owner" | "visitor" | null) => ({
      ...SHOWING,
      cancelled_by: by,
      steps: [...SHOWING.steps, step],
    });
    expect(words(step, cancelled("owner"))).toBe("You cancelled the showing");
    expect(words(step, cancelled("owner"), "buyer")).toBe("The owner cancelled the showing");
    expect(words(step, cancelled("visitor"))).toBe("The buyer cancelled the showing");
    expect(words(step, cancelled("visitor"), "buyer")).toBe("You cancelled the showing");
    expect(words(step, cancelled(null), "buyer")).toBe("The showing was cancelled");
  });
});

describe("a message", () => {
  const { characters } = MESSAGE_LIMITS;

  it("has between one and 2,000 characters, where an emoji is one", () => {
    expect(isSendableMessage(" \n ")).toBe(false);
    expect(isSendableMessage("Hi")).toBe(true);
    expect(isSendableMessage("🏡".repeat(characters))).toBe(true);
    expect(isSendableMessage("🏡".repeat(characters + 1))).toBe(false);
  });

  it("is counted when room becomes scarce", () => {
    expect(messageCounter("a".repeat(1799))).toBeUndefined();
    expect(messageCounter("a".repeat(1990))).toBe("10 left");
    expect(messageCounter("a".repeat(2003))).toBe("3 too many");
  });
});

it("only messages of the other side that are still there can be reported, the latest first", () => {
  const talk = [message(1, 10), message(2, 20), message(3, 30), message(5, 50)];
  const removed = { ...message(7, 70), removed_at: at(80) };
  const names = (side: "buyer" | "owner") =>
    reportableMessages([...talk, removed], side).map(({ subject }) => subject);
  expect(names("owner")).toEqual(["m5", "m3", "m1"]);
  expect(names("buyer")).toEqual(["m2"]);
});

it("people without a name are called by their role", () => {
  expect(nameOfOther({ side: "owner", other: null })).toBe("A buyer");
  expect(nameOfOther({ side: "buyer", other: null })).toBe("The owner");
  expect(nameOfOther({ side: "buyer", other: "Maya" })).toBe("Maya");
});

it("a hundred unread conversations and more are 99+", () => {
  expect([1, 99, 100].map(unreadText)).toEqual(["1", "99", "99+"]);
});
