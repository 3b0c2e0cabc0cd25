import { render, screen } from "@testing-library/react";
import { Disclosure } from "@web/components/disclosure.tsx";
import { expect, test } from "vitest";

/** A style alone can't print folded text in every browser. */

function fold(prints: boolean, open = false) {
  const { unmount } = render(
    <Disclosure summary="All terms" prints={prints} open={open}>
      Earnest money
    </Disclosure>,
  );
  return { details: screen.getByRole("group") as HTMLDetailsElement, unmount };
}

const print = (moment: "beforeprint" | "afterprint") => window.dispatchEvent(new Event(moment));

test("content that belongs on paper is open while the page is printed, and folded afterwards", () => {
  const { details, unmount } = fold(true);
  print("beforeprint");
  expect(details.open).toBe(true);
  print("afterprint");
  expect(details.open).toBe(false);
  unmount();
  print("beforeprint");
  expect(details.open).toBe(false);
});

test("content that was open stays open after printing", () => {
  const { details } = fold(true, true);
  print("beforeprint");
  print("afterprint");
  expect(details.open).toBe(true);
});

test("other folded content stays folded on paper", () => {
  const { details } = fold(false);
  print("beforeprint");
  expect(details.open).toBe(false);
});
