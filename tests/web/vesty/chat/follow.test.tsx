import { act, fireEvent, screen } from "@testing-library/react";
import { useFollow } from "@web/features/vesty/chat/use-follow.ts";
import { useRef } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";

/**
 * The end of a growing answer stays in view, and a reader who has scrolled back is not disturbed.
 */

let observed: () => void;
let height: number;

beforeEach(() => {
  height = 1000;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        observed = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  const sizes = { scrollHeight: () => height, clientHeight: () => 400 };
  for (const [name, get] of Object.entries(sizes)) {
    vi.spyOn(HTMLElement.prototype, name as "scrollHeight", "get").mockImplementation(get);
  }
});

function Conversation() {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const follow = useFollow(box, content);
  return (
    <>
      <div ref={box} data-testid="box" onScroll={follow.onScroll}>
        <div ref={content} />
      </div>
      {follow.hasNews && (
        <button type="button" onClick={follow.toEnd}>
          New messages
        </button>
      )}
    </>
  );
}

function grow(by: number) {
  height += by;
  act(() => observed());
}

function scrollTo(top: number) {
  const box = screen.getByTestId("box");
  box.scrollTop = top;
  fireEvent.scroll(box);
}

test("follows the end, holds still for a reader, and leads back", async () => {
  const { user } = renderWeb(<Conversation />);
  const box = screen.getByTestId("box");
  grow(100);
  expect(box.scrollTop).toBe(1100);

  scrollTo(200);
  grow(100);
  expect(box.scrollTop).toBe(200);
  await user.click(screen.getByRole("button", { name: "New messages" }));
  expect(box.scrollTop).toBe(1200);
  expect(screen.queryByRole("button")).toBeNull();

  grow(50);
  expect(box.scrollTop).toBe(1250);
});

test("announces no news without any, and clears it at the end", () => {
  renderWeb(<Conversation />);
  scrollTo(200);
  grow(0);
  expect(screen.queryByRole("button")).toBeNull();
  grow(10);
  expect(screen.getByRole("button", { name: "New messages" })).toBeVisible();
  scrollTo(590);
  expect(screen.queryByRole("button")).toBeNull();
});

test("follows on where the text has grown again before its own scrolling is reported", () => {
  renderWeb(<Conversation />);
  const box = screen.getByTestId("box");
  grow(100);
  height += 1000;
  fireEvent.scroll(box);
  grow(100);
  expect(box.scrollTop).toBe(2200);
});
