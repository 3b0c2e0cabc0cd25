import { ERRORS } from "@domain/site/errors/errors.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { askVesty } from "@web/features/vesty/chat/ask-vesty.ts";
import { draftKey, PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import { rememberedPath } from "@web/session/redirect.ts";
import { signOut } from "@web/session/sign-out.ts";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { findAlert } from "../../../support/render-web.tsx";
import { auth, DANA, startCloud } from "../../../support/web-cloud.ts";
import { become, type ChatCloud, said, startChatCloud, THREAD } from "./chat-cloud.ts";
import { lineOf, open, openSignedIn, reload, spoken } from "./world.tsx";

const server = startCloud();
let cloud: ChatCloud;

const WELCOME = "Hello Dana! I'm Vesty, your AI real estate assistant. How can I help you today?";
const TROUBLE = "Sorry, I had trouble processing your message. Please try again.";
const DRAFT = draftKey("vesty", DANA.id);
const OMAR = { ...DANA, id: "bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb" };
const saved = () => localStorage.getItem(PERSONAL_KEYS.chatThread);
const WITH_THREAD = { [PERSONAL_KEYS.chatThread]: THREAD };

beforeEach(() => {
  become(null);
  cloud = startChatCloud(server);
  server.use(http.post(auth("logout"), () => new HttpResponse(null, { status: 204 })));
});

describe("a question", () => {
  test("is answered piece by piece, with sources, and the thread is stored with the reply", async () => {
    const { user, field } = await openSignedIn();
    expect(await screen.findByText(WELCOME)).toBeVisible();
    await user.type(field(), "What is my home worth?{Enter}");
    expect(screen.getByText("What is my home worth?")).toBeVisible();
    expect(field()).toBeDisabled();
    expect(field()).toHaveValue("");

    const line = await lineOf(cloud);
    expect(line.body.thread_id).toBeUndefined();
    line.send("start", { thread_id: THREAD, message_id: "m" });
    line.send("status", { tool: "listing", label: "Looking at your listing" });
    expect(await screen.findByText("Looking at your listing…")).toBeVisible();
    expect(saved()).toBeNull();
    line.send("delta", { text: "About **$485" });
    expect(await screen.findByText(/About/)).toBeVisible();
    expect(saved()).toBe(THREAD);
    expect(spoken()).not.toContain("About");

    line.done({
      response: "About **$485,000** [1].",
      sources: [
        { kind: "handbook", title: "How to price your home", href: "/handbook/pricing" },
        { kind: "listing", title: "Elsewhere", href: "https://evil.example/x" },
      ],
    });
    expect((await screen.findByText("$485,000")).tagName).toBe("STRONG");
    expect(screen.getByRole("link", { name: "How to price your home" })).toHaveAttribute(
      "href",
      "/handbook/pricing",
    );
    expect(screen.queryByRole("link", { name: "Elsewhere" })).toBeNull();
    expect(spoken()).toBe("Vesty: About $485,000 [1].");
    expect(screen.getByText("abcd5678")).toBeVisible();
    expect(field()).toBeEnabled();

    await user.type(field(), "And the next one{Enter}");
    expect((await lineOf(cloud, 2)).body.thread_id).toBe(THREAD);
  });

  test("stopped before the first word is resent under the same id; stopped later, the text so far stays", async () => {
    const { user, field } = await openSignedIn();
    await user.type(field(), "Tell me all{Enter}");
    const first = await lineOf(cloud);
    await user.click(screen.getByRole("button", { name: "Stop" }));
    await user.click(await screen.findByRole("button", { name: "Retry" }));
    const line = await lineOf(cloud, 2);
    expect(line.body.id).toBe(first.body.id);
    line.send("start", { thread_id: THREAD, message_id: "m" });
    line.send("delta", { text: "First of all" });
    await screen.findByText("First of all");
    await user.click(screen.getByRole("button", { name: "Stop" }));
    expect(await screen.findByText("This answer was stopped before its end.")).toBeVisible();
    expect(screen.getByText("First of all")).toBeVisible();
    await waitFor(() => expect(line.isClosed()).toBe(true));
    expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
  });

  test("pressed twice is sent once, and not stopped; its answer can be copied", async () => {
    const { user, field } = await openSignedIn();
    await user.type(field(), "Once");
    await user.dblClick(screen.getByRole("button", { name: "Send message" }));
    (await lineOf(cloud)).done({ response: "**Bold** words" });
    await user.click(await screen.findByRole("button", { name: "Copy answer" }));
    expect(await screen.findByText("Copied")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe("**Bold** words");
    expect(cloud.lines).toHaveLength(1);
  });

  test("a question that fails shows an error as a message; Retry resends it under the same id, and what breaks off stays", async () => {
    const { user, field } = await openSignedIn();
    await user.type(field(), "Are you there?{Enter}");
    const line = await lineOf(cloud);
    line.send("delta", { text: "Half an" });
    line.cut();
    expect(await screen.findByText(TROUBLE)).toBeVisible();
    expect(screen.getByText("Half an")).toBeVisible();
    expect(screen.getByText("Are you there?")).toBeVisible();
    expect(spoken()).toBe(`Vesty: ${TROUBLE}`);

    await user.click(screen.getByRole("button", { name: "Retry" }));
    const again = await lineOf(cloud, 2);
    expect(again.body).toMatchObject({ id: line.body.id, message: "Are you there?" });
    again.done({ response: "Always.", stopped: true });
    expect(await screen.findByText("Always.")).toBeVisible();
    expect(screen.getByText("This answer was stopped before its end.")).toBeVisible();
    expect(screen.queryByText(TROUBLE)).toBeNull();
    expect(screen.getAllByText("Are you there?")).toHaveLength(1);
  });

  test("a question that fails first asks for no conversation that was never stored, and can be rewritten", async () => {
    const { user, field } = await openSignedIn();
    await user.type(field(), "Tpyo{Enter}");
    const fail = async (number: number) => {
      const line = await lineOf(cloud, number);
      line.send("start", { thread_id: THREAD, message_id: "m" });
      line.send("error", { code: "chat_failed", error: TROUBLE });
      expect(await screen.findByText(TROUBLE)).toBeVisible();
      return line;
    };
    await fail(1);
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect((await fail(2)).body.thread_id).toBeUndefined();
    expect(saved()).toBeNull();
    await user.click(screen.getByRole("button", { name: "Edit message" }));
    expect(field()).toHaveValue("Tpyo");
    expect(field()).toHaveFocus();
    expect(screen.queryByText(TROUBLE)).toBeNull();
  });

  test("a question that fails is brought into view, as is an earlier one that is sent again", async () => {
    vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(1000);
    const { user, field } = await openSignedIn();
    const log = screen.getByRole("log");
    const lookBack = () => {
      log.scrollTop = 10;
      fireEvent.scroll(log);
    };
    for (const [index, text] of ["One", "Two"].entries()) {
      await user.type(field(), `${text}{Enter}`);
      const line = await lineOf(cloud, index + 1);
      lookBack();
      line.send("error", { code: "chat_failed", error: TROUBLE });
      await waitFor(() => expect(screen.getAllByText(TROUBLE)).toHaveLength(index + 1));
      expect(log.scrollTop).toBe(1000);
    }
    lookBack();
    await user.click(screen.getAllByRole("button", { name: "Retry" })[0] as HTMLElement);
    expect(log.scrollTop).toBe(1000);
  });

  test("a question that no retry can help says what does, and offers none", async () => {
    cloud.refusal = { status: 503, code: "chat_refused", error: ERRORS.chat_refused.text };
    const { user, field } = await openSignedIn();
    await user.type(field(), "Are you there?{Enter}");
    expect(await screen.findByText(ERRORS.chat_refused.text)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
    expect(screen.getByRole("link", { name: "Open the handbook" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Edit message" })).toBeVisible();
  });

  test("a question that fails because the session has ended leads to the login", async () => {
    cloud.broken.chat = 401;
    const { user, field } = await openSignedIn();
    await user.type(field(), "Hello{Enter}");
    expect(await screen.findByText("Please log in to use the chat feature.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Log in" })).toBeVisible();
  });

  test("a question to a deleted thread starts a new one", async () => {
    cloud.histories[THREAD] = [said("user", "Long ago", "u1")];
    const { user, field } = await openSignedIn(WITH_THREAD);
    await screen.findByText("Long ago");
    cloud.refusal = { status: 404, code: "thread_not_found", error: "gone" };
    await user.type(field(), "Still here{Enter}");
    const line = await lineOf(cloud);
    expect(line.body.thread_id).toBeUndefined();
    expect(saved()).toBeNull();
  });
});

describe("the history", () => {
  test("is loaded for a signed-in user, without showing the welcome", async () => {
    cloud.histories[THREAD] = [
      said("user", "Is spring better?", "u1"),
      { ...said("assistant", "Often.", "a1"), stopped: true },
    ];
    await openSignedIn(WITH_THREAD);
    expect(await screen.findByText("Is spring better?")).toBeVisible();
    expect(screen.getByText("Often.")).toBeVisible();
    expect(screen.getByText("This answer was stopped before its end.")).toBeVisible();
    expect(screen.queryByText(WELCOME)).toBeNull();
  });

  test("is retried when it fails to load, and the thread is kept", async () => {
    cloud.histories[THREAD] = [said("user", "Still there", "u1")];
    cloud.broken.history = 500;
    const { user } = await openSignedIn(WITH_THREAD);
    await findAlert("Failed to load conversation history.");
    expect(saved()).toBe(THREAD);
    cloud.broken = {};
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Still there")).toBeVisible();
  });

  test("is discarded only when the server says that it does not exist", async () => {
    await openSignedIn(WITH_THREAD);
    expect(await screen.findByText(WELCOME)).toBeVisible();
    expect(saved()).toBeNull();
  });

  test("does not repeat what was said here", async () => {
    cloud.histories[THREAD] = [said("user", "First", "u1"), said("assistant", "One.", "a1")];
    const { user, field, queryClient } = await openSignedIn(WITH_THREAD);
    await screen.findByText("First");
    await user.type(field(), "Second{Enter}");
    const line = await lineOf(cloud);
    line.done({ response: "Two." });
    await screen.findByText("Two.");
    cloud.histories[THREAD].push(
      said("user", "Second", line.body.id),
      said("assistant", "Two.", "a2"),
    );
    await queryClient.refetchQueries({ queryKey: ["mine", DANA.id, "chat", "history"] });
    expect(screen.getAllByText("Second")).toHaveLength(1);
    expect(screen.getAllByText("Two.")).toHaveLength(1);
  });
});

describe("a conversation", () => {
  const EARLIER = {
    id: "33333333-3333-4333-8333-333333333333",
    title: "About my roof",
    created_at: "2026-11-01T10:00:00Z",
    updated_at: "2026-11-02T10:00:00Z",
  };

  test("is deleted after confirmation, and a new one starts; what could not be deleted stays", async () => {
    cloud.histories[THREAD] = [said("user", "Forget me", "u1")];
    cloud.broken.delete = 503;
    const { user, field } = await openSignedIn(WITH_THREAD);
    await screen.findByText("Forget me");
    await user.click(screen.getByRole("button", { name: "Clear conversation" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Clear conversation" }));
    await findAlert(/not available right now/);
    expect(saved()).toBe(THREAD);
    expect(screen.getByText("Forget me")).toBeInTheDocument();
    cloud.broken = {};
    await user.click(dialog.getByRole("button", { name: "Clear conversation" }));
    expect(await screen.findByText(WELCOME)).toBeVisible();
    expect(cloud.asked).toContain(`delete ${THREAD}`);
    expect(saved()).toBeNull();
    await user.type(field(), "New{Enter}");
    expect((await lineOf(cloud)).body.thread_id).toBeUndefined();
  });

  test("a conversation from earlier days can be opened and continued", async () => {
    cloud.threads = [EARLIER];
    cloud.histories[EARLIER.id] = [said("user", "My roof leaks", "u7")];
    const { user, field } = await openSignedIn();
    await user.click(await screen.findByRole("button", { name: "Earlier conversations" }));
    expect(screen.getByRole("heading", { name: "Earlier conversations" })).toHaveFocus();
    await user.click(await screen.findByRole("button", { name: /About my roof Nov 2/ }));
    expect(await screen.findByText("My roof leaks")).toBeVisible();
    expect(saved()).toBe(EARLIER.id);
    await user.type(field(), "And now?{Enter}");
    expect((await lineOf(cloud)).body.thread_id).toBe(EARLIER.id);
  });

  test("a conversation from earlier days can be deleted from the list", async () => {
    cloud.threads = [EARLIER];
    const { user } = await openSignedIn();
    await user.click(await screen.findByRole("button", { name: "Earlier conversations" }));
    await user.click(await screen.findByRole("button", { name: "Delete “About my roof”" }));
    cloud.threads = [];
    await user.click(await screen.findByRole("button", { name: "Delete conversation" }));
    expect(await screen.findByText(/You have none yet/)).toBeVisible();
    expect(cloud.asked).toContain(`delete ${EARLIER.id}`);
  });
});

describe("unsent and unanswered text", () => {
  test("survives a reload, without being sent twice", async () => {
    cloud.broken.chat = 500;
    const { user, field, unmount } = await openSignedIn();
    await user.type(field(), "Unanswered{Enter}");
    await screen.findByText(TROUBLE);
    const id = JSON.parse(sessionStorage.getItem(DRAFT) ?? "").unanswered.id;
    await user.type(field(), "Half a thou");
    unmount();
    cloud.broken = {};
    reload();
    const again = await open();
    expect(again.field()).toHaveValue("Half a thou");
    await again.user.click(await screen.findByRole("button", { name: "Retry" }));
    const line = await lineOf(cloud);
    expect(line.body).toMatchObject({ id, message: "Unanswered" });
    line.done();
    await screen.findByText("An answer.");
    expect(JSON.parse(sessionStorage.getItem(DRAFT) ?? "").unanswered).toBeNull();
  });

  test("waits for its author when the session ends, and is not shown to others", async () => {
    const { user, field } = await openSignedIn();
    await user.type(field(), "My secret price");
    become(null);
    expect(await screen.findByPlaceholderText("Please log in to chat...")).toHaveValue("");
    become(OMAR);
    await waitFor(() => expect(screen.getByRole("textbox")).toBeEnabled());
    expect(screen.getByRole("textbox")).toHaveValue("");
    become(DANA);
    await waitFor(() => expect(screen.getByRole("textbox")).toHaveValue("My secret price"));
  });

  test("is removed by signing out", async () => {
    const { user, field } = await openSignedIn();
    await user.type(field(), "My secret price{Enter}");
    const line = await lineOf(cloud);
    line.send("delta", { text: "Between us" });
    await screen.findByText("Between us");
    await signOut();
    expect(await screen.findByPlaceholderText("Please log in to chat...")).toBeDisabled();
    expect(screen.queryByText("My secret price")).toBeNull();
    expect(sessionStorage.getItem(DRAFT)).toBeNull();
    await waitFor(() => expect(line.isClosed()).toBe(true));
    become(OMAR);
    await waitFor(() => expect(screen.getByRole("textbox")).toBeEnabled());
    expect(screen.queryByText(/My secret price|Between us/)).toBeNull();
  });
});

describe("a visitor", () => {
  test("sees a disabled field and sign-in links that lead back here", async () => {
    const { user } = await open();
    expect(screen.getByPlaceholderText("Please log in to chat...")).toBeDisabled();
    expect(screen.getByText(/Hello there! I'm Vesty/)).toBeVisible();
    await user.click(screen.getByRole("link", { name: "Login" }));
    expect(rememberedPath(null)).toBe("/");
  });
});

describe("a prompt from another part of the page", () => {
  test("is sent at once, and typed text stays", async () => {
    const { user, field } = await openSignedIn();
    await user.type(field(), "My own words");
    askVesty("What sells best?");
    expect((await lineOf(cloud)).body.message).toBe("What sells best?");
    expect(field()).toHaveValue("My own words");
    askVesty("While you are busy");
    await waitFor(() => expect(field()).toHaveValue("My own words\nWhile you are busy"));
    expect(cloud.lines).toHaveLength(1);
  });

  test("a prompt only fills the field when it comes from the address", async () => {
    const { field } = await openSignedIn();
    askVesty("Spend my message", { send: false });
    await waitFor(() => expect(field()).toHaveValue("Spend my message"));
    expect(field()).toHaveFocus();
    expect(cloud.lines).toEqual([]);
  });
});

test("the focus waits in the conversation and returns to the field", async () => {
  vi.spyOn(window, "matchMedia").mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: query.includes("fine") }) as never,
  );
  const { user, field } = await openSignedIn();
  await user.type(field(), "Focus{Enter}");
  const line = await lineOf(cloud);
  expect(screen.getByRole("log")).toHaveFocus();
  line.done();
  await screen.findByText("An answer.");
  await waitFor(() => expect(field()).toHaveFocus());
});
