import type { LinkedConversation } from "@domain/talk/messages.ts";
import { screen, waitFor } from "@testing-library/react";
import { screens } from "@web/app/routes.tsx";
import AskOwner from "@web/features/talk/messages/ask-owner.tsx";
import { LinkedMessages } from "@web/features/talk/messages/linked-messages.tsx";
import { resumeSession } from "@web/session/session.ts";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { findAlert, renderWeb } from "../../../support/render-web.tsx";
import { signIn } from "../../../support/returning-person.ts";
import { enter } from "../../../support/user.ts";
import { rest, startCloud } from "../../../support/web-cloud.ts";
import { HOME, linked, message, TALK_ID } from "./conversations.ts";

const cloud = startCloud();
const TOKEN = "t".repeat(43);
let asked: Record<string, unknown>[];

beforeEach(async () => {
  await resumeSession();
  asked = [];
});

describe("a home's page", () => {
  const answers = (status = 200) =>
    cloud.use(
      http.get(rest("conversations"), () => HttpResponse.json([])),
      http.post(rest("rpc/ask_owner"), async ({ request }) => {
        asked.push((await request.json()) as Record<string, unknown>);
        if (status !== 200)
          return HttpResponse.json({ message: "home_takes_no_messages" }, { status });
        return HttpResponse.json(message(1, "Is it quiet?"));
      }),
    );

  test("a visitor writes first and signs in afterwards, and the text is still there", async () => {
    answers();
    const { user, unmount } = renderWeb(<AskOwner listingId={HOME.id} />, {
      path: `/listings/${HOME.id}`,
    });
    await enter(user, screen.getByRole("textbox", { name: /question/ }), "Is it quiet?");
    const link = screen.getByRole("link", { name: "Sign in to send" });
    const next = new URL(link.getAttribute("href") ?? "", "http://site").searchParams.get("next");
    expect(next).toBe(`/listings/${HOME.id}?ask`);
    unmount();

    await signIn();
    const later = renderWeb(<AskOwner listingId={HOME.id} />, { path: next ?? "" });
    expect(await screen.findByRole("textbox")).toHaveValue("Is it quiet?");
    await later.user.dblClick(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(later.where()).toBe(`/messages/${TALK_ID}`));
    expect(asked).toMatchObject([{ listing_id: HOME.id, body: "Is it quiet?" }]);
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith("draft:"))).toEqual([]);
  });

  test("a question that the page could not answer can be sent to the owner, before and after signing in", async () => {
    answers();
    const asks = <AskOwner listingId={HOME.id} question="Is it quiet?" />;
    const { user, unmount } = renderWeb(asks, { path: `/listings/${HOME.id}` });
    expect(screen.getByRole("textbox")).toHaveValue("Is it quiet?");
    unmount();
    await signIn();
    const later = renderWeb(<AskOwner listingId={HOME.id} />);
    expect(await screen.findByRole("textbox")).toHaveValue("Is it quiet?");
    later.unmount();
    // Another question comes after what was written.
    renderWeb(<AskOwner listingId={HOME.id} question="Is it dry?" />);
    expect(screen.getByRole("textbox")).toHaveValue("Is it quiet?\nIs it dry?");
    await user.click(screen.getByRole("button", { name: "Send" }));
    // The draft is deleted once the answer is here.
    await waitFor(() =>
      expect(Object.keys(sessionStorage).filter((key) => key.startsWith("draft:"))).toEqual([]),
    );
    expect(asked).toHaveLength(1);
  });

  test("someone who has written before is led to that conversation", async () => {
    cloud.use(http.get(rest("conversations"), () => HttpResponse.json([{ id: TALK_ID }])));
    await signIn();
    renderWeb(<AskOwner listingId={HOME.id} />);
    expect(await screen.findByRole("link", { name: "Open your conversation" })).toHaveAttribute(
      "href",
      `/messages/${TALK_ID}`,
    );
  });

  test("a refusal is shown, and the text is kept", async () => {
    answers(409);
    await signIn();
    const { user } = renderWeb(<AskOwner listingId={HOME.id} />);
    await enter(user, screen.getByRole("textbox"), "Is it quiet?");
    await user.click(screen.getByRole("button", { name: "Send" }));
    await findAlert("This home is no longer for sale, so you can't ask its owner about it here.");
    expect(screen.getByRole("textbox")).toHaveValue("Is it quiet?");
  });
});

describe("a mailed link", () => {
  let talk: LinkedConversation | null;
  beforeEach(() => {
    cloud.use(
      http.post(rest("rpc/conversation_by_link"), () => HttpResponse.json(talk)),
      http.post(rest("rpc/write_by_link"), async ({ request }) => {
        const sent = (await request.json()) as Record<string, unknown>;
        asked.push(sent);
        if (!talk) return HttpResponse.json(null);
        talk = {
          ...talk,
          id: TALK_ID,
          answers_left: talk.answers_left ? talk.answers_left - 1 : (talk.answers_left ?? null),
          messages: [
            ...talk.messages,
            message(talk.messages.length + 1, String(sent.body), talk.side),
          ],
        };
        return HttpResponse.json(talk);
      }),
    );
  });

  test("a visitor writes from their showing, and is told how to keep it", async () => {
    talk = linked({ id: null, other: null });
    const { user } = renderWeb(<LinkedMessages token={TOKEN} />);
    await enter(
      user,
      await screen.findByRole("textbox", { name: "Message to the owner" }),
      "Dogs?",
    );
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(await screen.findByRole("link", { name: "Sign up" })).toHaveAttribute(
      "href",
      "/login?mode=signup&next=%2Fmessages",
    );
    expect(screen.getByText("Dogs?")).toBeVisible();
    expect(asked).toMatchObject([{ token: TOKEN, body: "Dogs?" }]);
    // Neither a token nor an address is kept in the browser.
    expect(JSON.stringify(sessionStorage)).not.toContain(TOKEN);
  });

  test("a member answers from the mail, until its answers are used up", async () => {
    talk = linked({
      side: "owner",
      other: "Nora",
      is_member: true,
      answers_left: 1,
      messages: [message(1, "Is the roof new?")],
    });
    const { user } = renderWeb(<screens.answer />, { path: `/answer#${TOKEN}` });
    expect(await screen.findByRole("heading", { level: 1, name: "Nora" })).toBeVisible();
    await enter(user, screen.getByRole("textbox"), "From 2019.");
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(
      await screen.findByText(/You have answered through this link several times/),
    ).toBeVisible();
    expect(screen.getByText("From 2019.")).toBeVisible();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.queryByRole("button", { name: "End conversation" })).toBeNull();
  });

  test("a link that expires during writing says so, and the text is kept", async () => {
    talk = linked({ side: "owner", other: "Nora", is_member: true, answers_left: 1 });
    const { user } = renderWeb(<screens.answer />, { path: `/answer#${TOKEN}` });
    await enter(user, await screen.findByRole("textbox"), "From 2019.");
    talk = null;
    await user.click(screen.getByRole("button", { name: "Send" }));
    await findAlert("This link no longer works. Please sign in to answer.");
    expect(screen.getByRole("textbox")).toHaveValue("From 2019.");
  });

  test("a link that has expired leads to the messages", async () => {
    talk = null;
    renderWeb(<screens.answer />, { path: `/answer#${TOKEN}` });
    expect(await screen.findByRole("heading", { name: "This link has expired" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Open your messages" })).toHaveAttribute(
      "href",
      "/messages",
    );
  });
});
