import { ERRORS } from "@domain/site/errors/errors.ts";
import {
  CHAT_TEXTS,
  characterCount,
  chatImagePath,
  counterText,
  isChatImagePath,
  isSendable,
  threadLabel,
  tidyMessage,
  welcomeText,
} from "@domain/vesty/chat.ts";
import { isHandbookSlug } from "@domain/vesty/handbook.ts";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";
import { hostileText } from "../../support/hostile-text.ts";

const ME = "7d444840-9dc0-41d1-b245-5ffdce74fad2";
const FILE = "11111111-2222-4333-8444-555555555555";

describe("the texts", () => {
  it("match the product spec to the letter", () => {
    expect(welcomeText("Dana")).toBe(
      "Hello Dana! I'm Vesty, your AI real estate assistant. How can I help you today?",
    );
    expect(welcomeText("  ")).toBe(welcomeText(null));
    expect(welcomeText(undefined)).toMatch(/^Hello there! /);
    expect(CHAT_TEXTS.loginPlaceholder).toBe("Please log in to chat...");
    expect([
      ERRORS.chat_failed.text,
      ERRORS.chat_login.text,
      ERRORS.chat_thread_failed.text,
      ERRORS.chat_not_started.text,
      ERRORS.chat_history_failed.text,
      ERRORS.chat_not_sent.text,
      ERRORS.chat_message_invalid.text,
    ]).toEqual([
      "Sorry, I had trouble processing your message. Please try again.",
      "Please log in to use the chat feature.",
      "Connection issue. Please refresh the page and try again.",
      "Failed to initialize chat",
      "Failed to load conversation history.",
      "Failed to send message. Please try again.",
      "Please write a message of at most 1,000 characters.",
    ]);
  });

  it("label a thread by its last eight characters", () => {
    expect(threadLabel(ME)).toBe("ce74fad2");
  });
});

describe("a message", () => {
  it.each([
    ["", 0],
    ["abc", 3],
    ["🏡", 1],
    ["e\u0301", 2],
    ["👩‍👩‍👧", 5],
  ])("%s: counts code points", (text, count) => {
    expect(characterCount(text)).toBe(count);
  });

  it.each([
    ["x".repeat(800), undefined],
    ["x".repeat(801), "199 characters remaining"],
    ["🏡".repeat(999), "1 characters remaining"],
    ["x".repeat(1000), "0 characters remaining"],
    ["x".repeat(1001), "1 character too many"],
    ["x".repeat(1200), "200 characters too many"],
  ])("shows a counter above 800 characters", (text, counter) => {
    expect(counterText(text)).toBe(counter);
  });

  it.each([
    ["Hello", true],
    [" \n\t ", false],
    ["\0", false],
    ["x".repeat(1000), true],
    [`  ${"🏡".repeat(1000)}  `, true],
    ["x".repeat(1001), false],
  ])("can be sent unless it is empty or too long", (text, sendable) => {
    expect(isSendable(text)).toBe(sendable);
  });

  it("is tidied into something storable, idempotently", () => {
    forAll(hostileText(), (text) => {
      const tidy = tidyMessage(text);
      expect(tidy).not.toContain("\0");
      expect(tidy).toBe(tidy.trim());
      expect(tidy).not.toMatch(/\p{Cs}/u);
      expect(tidyMessage(tidy)).toBe(tidy);
    });
  });
});

describe("an image path", () => {
  it("belongs to its user, has an allowed type, and can't leave the folder", () => {
    expect(isChatImagePath(chatImagePath(ME, FILE, "webp"), ME)).toBe(true);
    expect(isChatImagePath(`${ME}/${FILE}.PNG`, ME)).toBe(true);
    for (const path of [
      chatImagePath(FILE, FILE, "webp"),
      `${ME}/${FILE}.svg`,
      `${ME}/${FILE}.webp/`,
      `${ME}/../${ME}/${FILE}.webp`,
      `${ME}/${FILE}.webp\n`,
      `/${ME}/${FILE}.webp`,
      `${ME}/`,
      `${FILE}.webp`,
      "",
    ])
      expect(isChatImagePath(path, ME), path).toBe(false);
  });

  it("can't be made up", () => {
    forAll(hostileText(), (text) => !isChatImagePath(`${ME}/${text}`, ME));
  });
});

it("the name of an article is lower-case words of at most 80 letters", () => {
  const names = [
    "lead-paint",
    "1031",
    "a".repeat(80),
    "",
    "-a",
    "a--b",
    "Lead",
    "a/b",
    "a".repeat(81),
  ];
  expect(names.map(isHandbookSlug)).toEqual([true, true, true, ...Array(6).fill(false)]);
});
