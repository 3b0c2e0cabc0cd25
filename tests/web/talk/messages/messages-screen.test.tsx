import { ERRORS } from "@domain/site/errors/errors.ts";
import type { InboxItem, Message, OwnConversation } from "@domain/talk/messages.ts";
import { screen, waitFor, within } from "@testing-library/react";
import MessagesScreen from "@web/screens/messages-screen.tsx";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { deferred } from "../../../support/deferred.ts";
import { findAlert, renderWeb } from "../../../support/render-web.tsx";
import { comesBack } from "../../../support/returning-person.ts";
import { Route, Routes } from "../../../support/routes.tsx";
import { enter } from "../../../support/user.ts";
import { type Call, notedIn, rest, startCloud } from "../../../support/web-cloud.ts";
import { HOME, inboxItem, message, SHOWING, TALK_ID, talk } from "./conversations.ts";

const cloud = startCloud();
let inbox: InboxItem[];
let shown: OwnConversation | null;
let messages: Message[];
let asked: Call[];

beforeEach(async () => {
  await comesBack();
  inbox = [inboxItem()];
  shown = talk();
  messages = [message(1, "Is the roof new?")];
  asked = [];
  const rpc = notedIn(asked);
  cloud.use(
    rpc("my_conversations", (page) =>
      inbox.filter(({ id }) => !page.before_id || id < String(page.before_id)),
    ),
    rpc("my_conversation", () => shown),
    rpc("read_messages", () => new HttpResponse(null, { status: 204 })),
    rpc("send_message", ({ id, body }) => {
      const known = messages.find((each) => each.id === id);
      if (known) return known;
      const sent = { ...message(messages.length + 1, String(body), "owner"), id: String(id) };
      messages = [sent, ...messages];
      return sent;
    }),
    rpc("end_conversation", ({ ends }) => {
      shown = talk({
        has_ended: ends === true,
        can_resume: ends === true,
        can_write: ends !== true,
      });
      return new HttpResponse(null, { status: 204 });
    }),
    http.get(rest("messages"), () => HttpResponse.json(messages)),
  );
});

function open(path: string) {
  return renderWeb(
    <Routes>
      <Route path="/messages" element={<MessagesScreen />} />
      <Route path="/messages/:id" element={<MessagesScreen />} />
    </Routes>,
    { path },
  );
}

const calls = (name: string) => asked.filter((each) => each.name === name).map(({ body }) => body);

describe("the inbox", () => {
  test("shows who each conversation is with, about which home, and what is new", async () => {
    const { user, where } = open("/messages");
    const row = await screen.findByRole("link", { name: /Nora/ });
    expect(row).toHaveTextContent("Cottage with a porch, Boise");
    expect(row).toHaveTextContent("Is the roof new?");
    expect(row).toHaveTextContent("1 unread message");
    await user.click(row);
    expect(where()).toBe(`/messages/${TALK_ID}`);
  });

  test("loads the next page where the first ended", async () => {
    inbox = Array.from({ length: 30 }, (_, n) =>
      inboxItem({
        id: `ffffffff-ffff-4fff-8fff-${String(99 - n).padStart(12, "0")}`,
        other: `B${n}`,
      }),
    );
    const { user } = open("/messages");
    await user.click(await screen.findByRole("button", { name: "Earlier conversations" }));
    await waitFor(() =>
      expect(calls("my_conversations").at(-1)).toMatchObject({
        page_size: 30,
        before_id: inbox.at(-1)?.id,
      }),
    );
  });

  test("says what to do when it is empty", async () => {
    inbox = [];
    open("/messages");
    expect(await screen.findByRole("heading", { name: "No messages yet" })).toBeVisible();
  });
});

describe("a conversation with a deleted account", () => {
  const gone = {
    ...HOME,
    id: TALK_ID,
    city: "",
    state: "",
    price: null,
    is_public: false,
    image: null,
  };

  test("is kept, with nobody and nothing to report or write to", async () => {
    inbox = [inboxItem({ other: null, is_gone: true, has_ended: true, side: "buyer", home: gone })];
    shown = talk({
      other: null,
      is_gone: true,
      has_ended: true,
      can_write: false,
      side: "buyer",
      home: gone,
    });
    const { user } = open("/messages");
    const row = await screen.findByRole("link", { name: /Deleted account/ });
    expect(row).toHaveTextContent(new RegExp(`${HOME.title}(?!,)`));
    await user.click(row);
    expect(await screen.findByRole("heading", { level: 1, name: "Deleted account" })).toBeVisible();
    expect(await screen.findByText("Is the roof new?")).toBeVisible();
    expect(screen.queryByRole("button", { name: /Report Deleted/ })).toBeNull();
    expect(screen.queryByRole("textbox")).toBeNull();
  });
});

describe("a conversation", () => {
  test("is beside its home, with the showing in the same timeline, and is then read", async () => {
    shown = talk({ showings: [SHOWING] });
    open(`/messages/${TALK_ID}`);
    expect(await screen.findByRole("heading", { level: 1, name: "Nora" })).toBeVisible();
    expect(screen.getByRole("link", { name: HOME.title })).toHaveAttribute(
      "href",
      `/listings/${HOME.id}`,
    );
    const line = await screen.findByRole("list", { name: "Messages" });
    const texts = within(line)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
    expect(texts[0]).toContain(
      "Showing requested: Sat, November 28, 10:00 AM".replace("November", "Nov"),
    );
    expect(texts[1]).toContain("Is the roof new?");
    expect(texts[2]).toContain("Showing confirmed");
    await waitFor(() =>
      expect(calls("read_messages")).toEqual([{ conversation_id: TALK_ID, n: 1 }]),
    );
  });

  test("a conversation that opens in the background is read once it is looked at", async () => {
    const page = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    open(`/messages/${TALK_ID}`);
    expect(await screen.findByText("Is the roof new?")).toBeVisible();
    expect(calls("read_messages")).toEqual([]);
    page.mockRestore();
    document.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(calls("read_messages")).toHaveLength(1));
  });

  test("takes an answer, which appears at once, and is heard: that it is sent, and what the other side answers, but not what was there", async () => {
    const { user, queryClient } = open(`/messages/${TALK_ID}`);
    const region = spoken();
    const field = await screen.findByRole("textbox", { name: "Message to Nora" });
    await user.type(field, "From 2019.{Enter}The papers are here.");
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(await screen.findByText(/The papers are here/)).toBeVisible();
    await waitFor(() => expect(field).toHaveValue(""));
    expect(region).toHaveTextContent("Sent.");
    await user.click(field);
    expect(calls("send_message")).toMatchObject([{ body: "From 2019.\nThe papers are here." }]);
    // Written messages can be scrolled by keyboard before that.
    await user.tab({ shift: true });
    expect(screen.getByRole("log", { name: "What you wrote to each other" })).toHaveFocus();

    messages = [message(3, "Thank you!"), ...messages];
    await queryClient.invalidateQueries();
    await waitFor(() => expect(region).toHaveTextContent(/Nora: Thank you!$/));
    expect(region).not.toHaveTextContent("Is the roof new?");
    expect(region).not.toHaveTextContent("From 2019.");
  });

  test("text typed while a message is being sent is kept as the next one", async () => {
    const arrived = deferred();
    cloud.use(
      http.post(
        rest("rpc/send_message"),
        async () => {
          await arrived.promise;
          messages = [message(2, "From 2019.", "owner"), ...messages];
          return HttpResponse.json(messages[0]);
        },
        { once: true },
      ),
    );
    const { user } = open(`/messages/${TALK_ID}`);
    const field = await screen.findByRole("textbox", { name: "Message to Nora" });
    await enter(user, field, "From 2019.");
    await user.click(screen.getByRole("button", { name: "Send" }));
    await user.clear(field);
    await enter(user, field, "And the gutters, too.");
    arrived.resolve();
    await user.click(await screen.findByRole("button", { name: "Send" }));
    await waitFor(() => expect(field).toHaveValue(""));
    expect(calls("send_message")).toMatchObject([{ body: "And the gutters, too." }]);
  });

  test("a message whose answer is lost twice is kept, and its changed text is sent only after being asked", async () => {
    const next = (answer: () => Response) =>
      cloud.use(notedIn(asked)("send_message", answer, { once: true }));
    next(() => HttpResponse.error());
    next(() => HttpResponse.error());
    const { user, unmount } = open(`/messages/${TALK_ID}`);
    await enter(user, await screen.findByRole("textbox"), "From 2019.");
    await user.click(screen.getByRole("button", { name: "Send" }));
    await findAlert(ERRORS.outcome_unknown.text);
    unmount();

    // It was kept, with its id.
    const again = open(`/messages/${TALK_ID}`);
    expect(await screen.findByRole("textbox")).toHaveValue("From 2019.");
    await enter(again.user, screen.getByRole("textbox"), " Yes.");
    next(() => HttpResponse.json({ code: "PT409", message: "already_stored" }, { status: 409 }));
    await again.user.click(screen.getByRole("button", { name: "Send" }));
    await findAlert(/^Your earlier text was sent: “From 2019\.” Your changes were not sent/);
    expect(screen.getByRole("textbox")).toHaveValue("From 2019. Yes.");
    await again.user.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(screen.getByRole("textbox")).toHaveValue(""));
    const [first, second, third, fourth] = calls("send_message").map(({ id }) => id);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  test("warns the reader of what could harm them, and not of their own words", async () => {
    messages = [
      message(2, "Do you take Zelle?", "owner"),
      message(1, "I am abroad, please send your passport."),
    ];
    open(`/messages/${TALK_ID}`);
    const notes = await screen.findAllByRole("note");
    expect(notes.map(({ textContent }) => textContent).join()).toMatch(
      /may not own it.*identity documents/,
    );
    expect(notes).toHaveLength(2);
  });

  test("hints at fair housing; says why it does not send a text, at each press, and marks the field until the text is changed", async () => {
    const { user } = open(`/messages/${TALK_ID}`);
    const field = await screen.findByRole("textbox");
    await enter(user, field, "Do you have children?");
    expect(screen.getByRole("note")).toHaveTextContent("Federal law forbids");
    expect(screen.getByRole("button", { name: "Send" })).toBeEnabled();
    expect(field).toBeValid();
    await user.clear(field);
    await enter(user, field, "4111 1111 1111 1111");
    expect(screen.getByRole("note")).toHaveTextContent("Remove that number");
    expect(spoken()).toHaveTextContent("Remove that number");
    expect(field).toBeInvalid();
    await user.click(screen.getByRole("button", { name: "Send" }));
    const first = await findAlert(/^Not sent\. Remove that number\./);
    await user.keyboard("{Control>}{Enter}{/Control}");
    expect(first).not.toBeInTheDocument();
    await findAlert(/^Not sent\. Remove that number\./);
    await user.type(field, "{Backspace}");
    expect(screen.queryByText(/^Not sent/)).toBeNull();
    expect(field).toBeValid();
    await user.clear(field);
    await user.click(field);
    await user.paste("x".repeat(2001));
    await user.keyboard("{Control>}{Enter}{/Control}");
    await findAlert("Not sent. A message has at most 2,000 characters.");
    expect(field).toHaveValue("x".repeat(2001));
    expect(calls("send_message")).toEqual([]);
  });

  test("ends for both people, and whoever ended it can reopen it", async () => {
    const { user } = open(`/messages/${TALK_ID}`);
    await user.click(await screen.findByRole("button", { name: "End conversation" }));
    await user.click(
      within(screen.getByRole("dialog")).getByRole("button", { name: "End conversation" }),
    );
    expect(
      await screen.findByText(
        "This conversation has ended. Neither of you can write in it anymore.",
      ),
    ).toBeVisible();
    expect(screen.queryByRole("textbox")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Go on writing" }));
    expect(await screen.findByRole("textbox")).toBeVisible();
    expect(calls("end_conversation").map(({ ends }) => ends)).toEqual([true, false]);
  });

  test("a conversation of other people is not found", async () => {
    shown = null;
    open(`/messages/${TALK_ID}`);
    expect(
      await screen.findByRole("heading", { name: "We could not find this conversation" }),
    ).toBeVisible();
  });
});

describe("a showing's conversation", () => {
  const from = (id: string | null) =>
    http.post(rest("rpc/conversation_of_showing"), () =>
      HttpResponse.json({ id, home: HOME, other: "Vera", can_write: true, showings: [SHOWING] }),
    );

  test("the owner begins the conversation with its visitor", async () => {
    cloud.use(
      from(null),
      notedIn(asked)("write_to_visitor", () => message(1, "Please ring twice.", "owner")),
    );
    const { user, where } = open(`/messages?showing=${SHOWING.id}`);
    await enter(
      user,
      await screen.findByRole("textbox", { name: "Message to Vera" }),
      "Please ring twice.",
    );
    await user.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(where()).toBe(`/messages/${TALK_ID}`));
    expect(calls("write_to_visitor")).toMatchObject([
      { booking_id: SHOWING.id, body: "Please ring twice." },
    ]);
  });

  test("the owner continues the conversation they already have", async () => {
    cloud.use(from(TALK_ID));
    const { where } = open(`/messages?showing=${SHOWING.id}`);
    await waitFor(() => expect(where()).toBe(`/messages/${TALK_ID}`));
  });
});

/** The region of the page that is there from the start. */
const spoken = () => screen.getAllByRole("status").at(-1) as HTMLElement;

test("changed wire instructions stand beside the number that the reader wrote down for the company", async () => {
  const rpc = notedIn(asked);
  const company = { name: "First Title", phone: "(303) 555-0100" };
  cloud.use(rpc("my_closing_company", () => company));
  messages = [message(1, "Our wire instructions have changed. See the new ones.")];
  shown = talk({ home: { ...HOME, status: "pending" } });
  open(`/messages/${TALK_ID}`);
  expect(await screen.findByRole("link", { name: company.phone })).toHaveAttribute(
    "href",
    "tel:3035550100",
  );
  expect(screen.getByText(/The number that you wrote down for First Title/)).toBeVisible();
  expect(calls("my_closing_company")).toEqual([{ listing_id: HOME.id }]);
});
