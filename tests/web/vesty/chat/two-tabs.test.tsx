import { screen, waitFor } from "@testing-library/react";
import { chatStore } from "@web/features/vesty/chat/chat-store.ts";
import { env } from "@web/lib/env.ts";
import { draftKey, PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { DANA, startCloud } from "../../../support/web-cloud.ts";
import { become, type ChatCloud, said, startChatCloud, THREAD } from "./chat-cloud.ts";
import { lineOf, openSignedIn } from "./world.tsx";

/** This tab is rendered; the other one is a second instance of the code, with a memory of its own. */
const server = startCloud();
let cloud: ChatCloud;
const other = await openOtherTab();

const WITH_THREAD = { [PERSONAL_KEYS.chatThread]: THREAD };
const TEXT = "What do I owe?";

beforeEach(() => {
  become(null);
  cloud = startChatCloud(server);
  cloud.histories = {
    [THREAD]: [said("user", "Hello", "q1"), said("assistant", "Hi there", "a1")],
  };
  other.show({ userId: DANA.id, threadId: THREAD });
});

describe("two tabs of one conversation", () => {
  test("mirror a message and its answer as they arrive, once, without losing drafts", async () => {
    const { user, field } = await openSignedIn(WITH_THREAD);
    await screen.findByText("Hi there");
    await user.type(field(), "Half a thou");
    other.send(TEXT);
    expect(await screen.findByText(TEXT)).toBeVisible();
    // This tab must not resend it after a reload.
    expect(sessionStorage.getItem(draftKey("vesty", DANA.id))).not.toContain(TEXT);
    const line = await lineOf(cloud);
    line.send("start", { thread_id: THREAD, message_id: "m" });
    line.send("delta", { text: "You owe **two**" });
    expect((await screen.findByText("two")).tagName).toBe("STRONG");
    expect(field()).toBeEnabled();
    await user.type(field(), "ght");

    const [{ id = "" } = {}] = other.turns();
    cloud.histories[THREAD] = [
      ...(cloud.histories[THREAD] ?? []),
      said("user", TEXT, id),
      said("assistant", "You owe **two** things.", "a2"),
    ];
    line.done({ response: "You owe **two** things." });
    expect(await screen.findByText(/things\./)).toBeVisible();
    // The server's history replaces what the other tab mirrored.
    await waitFor(() => expect(chatStore.getState().turns).toEqual([]));
    expect(screen.getAllByText(TEXT)).toHaveLength(1);
    expect(screen.getAllByText("two")).toHaveLength(1);
    expect(field()).toHaveValue("Half a thought");
    expect(cloud.lines).toHaveLength(1);
  });

  test("mirror in the other direction as well", async () => {
    const { user, field } = await openSignedIn(WITH_THREAD);
    await user.type(field(), `${TEXT}{Enter}`);
    const line = await lineOf(cloud);
    line.send("delta", { text: "You owe" });
    // A message is kept until it is answered.
    const kept = () => sessionStorage.getItem(draftKey("vesty", DANA.id)) ?? "";
    expect(kept()).toContain(TEXT);
    await waitFor(() =>
      expect(other.turns()).toMatchObject([
        { message: TEXT, answer: "You owe", state: "running", isElsewhere: true },
      ]),
    );
    line.done({ response: "You owe nothing." });
    await waitFor(() => expect(other.turns()[0]?.state).toBe("done"));
    expect(kept()).not.toContain(TEXT);
  });

  test("follow a conversation that starts in the other while this one is empty", async () => {
    cloud.histories = {};
    other.show({ userId: DANA.id });
    await openSignedIn();
    other.send(TEXT);
    expect(await screen.findByText(TEXT)).toBeVisible();
    const line = await lineOf(cloud);
    line.send("start", { thread_id: THREAD, message_id: "m" });
    line.done({ response: "It begins." });
    expect(await screen.findByText("It begins.")).toBeVisible();
    expect(chatStore.getState().threadId).toBe(THREAD);
  });

  test("leave a failure, or a closed tab's message, to the tab it belongs to", async () => {
    await openSignedIn(WITH_THREAD);
    other.send(TEXT);
    expect(await screen.findByText(TEXT)).toBeVisible();
    const line = await lineOf(cloud);
    line.send("delta", { text: "You" });
    line.cut();
    await waitFor(() => expect(other.turns()[0]?.state).toBe("failed"));
    await waitFor(() => expect(screen.queryByText(TEXT)).toBeNull());

    other.show({ userId: DANA.id, threadId: THREAD });
    other.send("Are you there?");
    expect(await screen.findByText("Are you there?")).toBeVisible();
    window.dispatchEvent(new Event("pagehide"));
    await waitFor(() => expect(screen.queryByText("Are you there?")).toBeNull());
  });

  test.each([
    ["another conversation", { userId: DANA.id, threadId: crypto.randomUUID() }],
    ["another person", { userId: crypto.randomUUID(), threadId: THREAD }],
  ])("mirror nothing of %s", async (_, where) => {
    await openSignedIn(WITH_THREAD);
    await screen.findByText("Hi there");
    other.show(where);
    other.send("Not for you");
    await lineOf(cloud);
    other.show({ userId: DANA.id, threadId: THREAD });
    other.send(TEXT);
    // Anything sent earlier would have arrived by now.
    expect(await screen.findByText(TEXT)).toBeVisible();
    expect(screen.queryByText("Not for you")).toBeNull();
  });
});

async function openOtherTab() {
  vi.resetModules();
  Object.assign((await import("@web/lib/env.ts")).env, env);
  await import("@web/session/session.ts");
  const store = await import("@web/features/vesty/chat/chat-store.ts");
  const turns = await import("@web/features/vesty/chat/turns.ts");
  const { joinOtherTabs } = await import("@web/features/vesty/chat/other-tabs.ts");
  joinOtherTabs();
  return {
    turns: () => store.chatStore.getState().turns,
    show(state: { userId: string; threadId?: string }) {
      turns.abandonTurn();
      store.replaceChat(state);
    },
    send(text: string) {
      turns.sendMessage(text, [], { onLimits: () => {}, onEnd: () => {} });
    },
  };
}
