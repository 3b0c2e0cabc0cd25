import { fireEvent, screen, waitFor } from "@testing-library/react";
import { ChatWidget } from "@web/features/vesty/chat/chat-widget.tsx";
import { liftOver } from "@web/features/vesty/chat/use-keep-clear.ts";
import { expect, test, vi } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";

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
