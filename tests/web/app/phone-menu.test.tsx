import { screen } from "@testing-library/react";
import { PhoneMenu } from "@web/app/phone-menu.tsx";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { renderWeb } from "../../support/render-web.tsx";
import { takeAway } from "../../support/without-features.ts";

/** styles/base.css hides the menu until it has `data-open` where a browser knows no popovers. */

let giveBack = () => {};
afterEach(() => giveBack());

const menu = () => screen.getByRole("navigation", { hidden: true });

function open() {
  return renderWeb(
    <>
      <PhoneMenu>
        {(close) => (
          <button type="button" onClick={close}>
            Listings
          </button>
        )}
      </PhoneMenu>
      <p>The page</p>
    </>,
  );
}

describe("the phone's menu in a browser without popovers", () => {
  beforeEach(() => {
    const features = ["showPopover", "hidePopover"].map((name) => `HTMLElement.prototype.${name}`);
    giveBack = takeAway({ features, way: "missing" });
  });

  test("opens and closes with its button, and says so", async () => {
    const { user } = open();
    const button = screen.getByRole("button", { name: "Menu" });
    expect(menu()).not.toHaveAttribute("data-open");
    await user.click(button);
    expect(menu()).toHaveAttribute("data-open");
    expect(button).toHaveAttribute("aria-expanded", "true");
    await user.click(button);
    expect(menu()).not.toHaveAttribute("data-open");
  });

  test.each([
    ["Escape", (user: ReturnType<typeof open>["user"]) => user.keyboard("{Escape}")],
    [
      "a press outside",
      (user: ReturnType<typeof open>["user"]) => user.click(screen.getByText("The page")),
    ],
    [
      "one of its links",
      (user: ReturnType<typeof open>["user"]) =>
        user.click(screen.getByRole("button", { name: "Listings", hidden: true })),
    ],
  ])("closes with %s", async (_by, leave) => {
    const { user } = open();
    await user.click(screen.getByRole("button", { name: "Menu" }));
    expect(menu()).toHaveAttribute("data-open");
    await leave(user);
    expect(menu()).not.toHaveAttribute("data-open");
  });
});

test("the phone's menu in a browser with popovers is left to it", async () => {
  HTMLElement.prototype.showPopover ??= () => {};
  giveBack = () => Reflect.deleteProperty(HTMLElement.prototype, "showPopover");
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Menu" }));
  expect(menu()).not.toHaveAttribute("data-open");
});
