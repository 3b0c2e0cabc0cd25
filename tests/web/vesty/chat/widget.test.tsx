import { screen, waitFor } from "@testing-library/react";
import { askVesty, wishStore } from "@web/features/vesty/chat/ask-vesty.ts";
import { ChatWidget } from "@web/features/vesty/chat/chat-widget.tsx";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";
import { startCloud } from "../../../support/web-cloud.ts";
import { become, type ChatCloud, signIn, startChatCloud } from "./chat-cloud.ts";
import { lineOf } from "./world.tsx";

/** Vesty's floating button and panel. */
const server = startCloud();
let cloud: ChatCloud;

beforeEach(() => {
  become(null);
  cloud = startChatCloud(server);
  wishStore.setState({ wish: null });
});

describe.each([
  ["on a phone", true],
  ["beside the page", false],
])("%s", (_, isPhone) => {
  beforeEach(() => {
    vi.spyOn(window, "matchMedia").mockImplementation((query) => {
      const matches = isPhone && query.includes("max-width");
      return Object.assign(new EventTarget(), { matches }) as never;
    });
  });

  test("the widget opens, closes with Escape, and gives the focus back", async () => {
    const { user } = renderWeb(<ChatWidget />);
    const button = screen.getByRole("button", { name: "Ask Vesty" });
    expect(button).toHaveAttribute("aria-expanded", "false");
    await user.click(button);
    expect(await screen.findByPlaceholderText("Please log in to chat...")).toBeDisabled();
    expect(screen.getByRole("dialog", { name: "Vesty" })).toBeVisible();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(button).toHaveFocus();
  });

  test("Escape closes a dialog inside it first", async () => {
    signIn();
    const { user } = renderWeb(<ChatWidget />);
    await user.click(screen.getByRole("button", { name: "Ask Vesty" }));
    await user.type(await screen.findByRole("textbox"), "Hello{Enter}");
    (await lineOf(cloud)).done();
    await screen.findByText("An answer.");
    await user.click(screen.getByRole("button", { name: "Clear conversation" }));
    await screen.findByRole("dialog", { name: "Clear this conversation?" });
    await user.keyboard("{Escape}");
    await waitFor(() =>
      expect(screen.queryByRole("dialog", { name: "Clear this conversation?" })).toBeNull(),
    );
    expect(screen.getByText("An answer.")).toBeVisible();
  });
});

test("the conversation continues while the panel is closed", async () => {
  signIn();
  const { user } = renderWeb(<ChatWidget />);
  await user.click(screen.getByRole("button", { name: "Ask Vesty" }));
  await user.click(
    await screen.findByRole("button", { name: "What should I repair before I list?" }),
  );
  const line = await lineOf(cloud);
  expect(line.body.message).toBe("What should I repair before I list?");
  await user.click(screen.getByRole("button", { name: "Close" }));
  line.done({ response: "The roof." });
  await user.click(screen.getByRole("button", { name: "Ask Vesty" }));
  expect(await screen.findByText("The roof.")).toBeVisible();
});

test("a prompt from the page opens it", async () => {
  signIn();
  renderWeb(<ChatWidget />);
  askVesty("What does closing cost?");
  expect((await lineOf(cloud)).body.message).toBe("What does closing cost?");
  expect(screen.getByRole("dialog", { name: "Vesty" })).toBeVisible();
});
