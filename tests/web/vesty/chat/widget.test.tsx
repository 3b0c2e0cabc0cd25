import { fireEvent, screen, waitFor } from "@testing-library/react";
import { askVesty, wishStore } from "@web/features/vesty/chat/ask-vesty.ts";
import { ChatWidget } from "@web/features/vesty/chat/chat-widget.tsx";
import { liftOver } from "@web/features/vesty/chat/use-keep-clear.ts";
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

  test("the widget opens; Escape closes a dialog inside it first, then the widget, and gives the focus back", async () => {
    signIn();
    const { user } = renderWeb(<ChatWidget />);
    const button = screen.getByRole("button", { name: "Ask Vesty" });
    expect(button).toHaveAttribute("aria-expanded", "false");
    await user.click(button);
    await user.type(await screen.findByRole("textbox"), "Hello{Enter}");
    (await lineOf(cloud)).done();
    await screen.findByText("An answer.");
    expect(screen.getByRole("dialog", { name: "Vesty" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Clear conversation" }));
    await screen.findByRole("dialog", { name: "Clear this conversation?" });
    await user.keyboard("{Escape}");
    await waitFor(() =>
      expect(screen.queryByRole("dialog", { name: "Clear this conversation?" })).toBeNull(),
    );
    expect(screen.getByText("An answer.")).toBeVisible();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(button).toHaveFocus();
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

describe("the button's place", () => {
  /** jsdom has no layout: positions are given by data attributes. */
  const box = (top: number, height: number, left = 0, width = 390) =>
    new DOMRect(left, top, width, height);
  const PILL = box(780, 48, 234, 140);

  test("the button rises above a caption it would cover, and comes down again", async () => {
    let scrolled = 0;
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function rect(
      this: Element,
    ) {
      if (this.hasAttribute("data-keep-clear")) return box(767 - scrolled, 90);
      const [, lift = 0] = (this as HTMLElement).style.translate.match(/-([\d.]+)px/) ?? [];
      return box(PILL.top - Number(lift), PILL.height, PILL.left, PILL.width);
    });
    renderWeb(
      <>
        <p data-keep-clear>Brick ranch house with a long roof</p>
        <ChatWidget />
      </>,
    );
    const pill = screen.getByRole("button", { name: "Ask Vesty" });
    const bottom = () => pill.getBoundingClientRect().bottom;
    expect(bottom()).toBe(767 - 8);
    scrolled = 30;
    fireEvent.scroll(window);
    await waitFor(() => expect(bottom()).toBe(737 - 8));
    scrolled = 100;
    fireEvent.scroll(window);
    await waitFor(() => expect(bottom()).toBe(PILL.bottom));
  });

  test("clears everything stacked below it and ignores what is beside it", () => {
    expect(liftOver(PILL, [])).toBe(0);
    expect(liftOver(PILL, [box(820, 40), box(740, 60)])).toBe(828 - 740 + 8);
    expect(liftOver(PILL, [box(300, 60), box(900, 60)])).toBe(0);
    expect(liftOver(PILL, [box(767, 90, 0, 200)])).toBe(0);
  });
});
