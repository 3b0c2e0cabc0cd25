import { screen, within } from "@testing-library/react";
import { Dialog } from "@web/components/dialog.tsx";
import { ListingGallery } from "@web/features/homes/listings/home/listing-gallery.tsx";
import type { ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";
import { card } from "./homes.ts";

const IMAGES = [1, 2, 3].map((n) => ({
  path: `demo/${n}.webp`,
  alt: `The room number ${n}`,
  width: 1440,
  height: 1080,
  blur_hash: null,
  widths: [480],
}));

function show(images = IMAGES) {
  return renderWeb(<ListingGallery images={images} title="Sunny craftsman" frame="page" />);
}

async function open() {
  const view = show();
  await view.user.click(screen.getByRole("button", { name: "View full screen" }));
  return { ...view, dialog: screen.getByRole("dialog", { name: "Photos of Sunny craftsman" }) };
}

test("the keys turn the photographs wherever the focus is, and stop at both ends", async () => {
  const { user, dialog } = await open();
  const at = (n: number) => expect(within(dialog).getByText(`${n} / 3`)).toBeVisible();
  at(1);
  await user.keyboard("{ArrowLeft}");
  at(1);
  await user.keyboard("{ArrowRight}");
  at(2);
  await user.keyboard("{End}");
  at(3);
  await user.keyboard("{ArrowRight}");
  at(3);
  await user.keyboard("{Home}");
  at(1);
  await user.click(within(dialog).getByRole("button", { name: "Next photo" }));
  at(2);
  // Once, although both the carousel and the dialog listen.
  within(dialog).getByRole("group", { name: "Photos of Sunny craftsman" }).focus();
  await user.keyboard("{ArrowLeft}");
  at(1);
});

describe("the arrow keys turn the photographs outside full-screen, too", () => {
  const at = (n: number) => expect(screen.getByText(`${n} / 3`)).toBeInTheDocument();
  const details = (beside: ReactNode) => (
    <Dialog title="Sunny craftsman" onClose={() => {}}>
      <ListingGallery images={IMAGES} title="Sunny craftsman" frame="dialog" />
      {beside}
    </Dialog>
  );

  test("the arrow keys work with the focus on nothing, or on a button", async () => {
    const { user } = renderWeb(
      <>
        <ListingGallery images={IMAGES} title="Sunny craftsman" frame="page" />
        <button type="button">Share</button>
      </>,
    );
    expect(document.body).toHaveFocus();
    await user.keyboard("{ArrowRight}");
    at(2);
    screen.getByRole("button", { name: "Share" }).focus();
    await user.keyboard("{ArrowRight}{ArrowRight}");
    at(3);
    await user.keyboard("{ArrowLeft}");
    at(2);
    await user.keyboard("{Home}{Alt>}{ArrowLeft}{/Alt}");
    at(2);
  });

  test("the arrow keys work in the details dialog, and just once in full-screen", async () => {
    const { user } = renderWeb(details(<p>A porch</p>));
    await user.keyboard("{ArrowRight}");
    at(2);
    await user.click(screen.getByRole("button", { name: "View full screen" }));
    await user.keyboard("{ArrowRight}{Escape}");
    at(3);
  });

  test("the arrow keys stay with an element in focus that has a use for them", async () => {
    const { user } = renderWeb(
      details(
        <>
          <input aria-label="A field" />
          <select aria-label="A choice" />
          <textarea aria-label="A text" />
          <input type="range" aria-label="A slider" />
          <div className="leaflet-container" tabIndex={-1} role="img" aria-label="A map" />
          <div role="menu">
            <button type="button" role="menuitem" aria-label="A menu" />
          </div>
        </>,
      ),
    );
    for (const name of ["A field", "A choice", "A text", "A slider", "A map", "A menu"]) {
      screen.getByLabelText(name).focus();
      expect(screen.getByLabelText(name)).toHaveFocus();
      await user.keyboard("{ArrowRight}");
      at(1);
    }
  });

  test("the arrow keys turn no photographs below a dialog", async () => {
    const { user } = renderWeb(
      details(
        <Dialog title="Above" onClose={() => {}}>
          <button type="button">Used</button>
        </Dialog>,
      ),
    );
    screen.getByRole("button", { name: "Used" }).focus();
    await user.keyboard("{ArrowRight}");
    at(1);
  });
});

test("a photograph's description is announced; Escape leaves the page at the last one, with its focus", async () => {
  const { user, dialog } = await open();
  const caption = within(dialog).getByText("The room number 1", { selector: "p" });
  expect(caption).toHaveAttribute("aria-live", "polite");
  await user.keyboard("{ArrowRight}");
  expect(caption).toHaveTextContent("The room number 2");
  expect(within(dialog).getByRole("img", { name: "The room number 2" })).toBeInTheDocument();
  await user.keyboard("{Escape}");
  expect(dialog).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "View full screen" })).toHaveFocus();
  expect(screen.getByText("2 / 3")).toBeVisible();
});

test("a click on the photograph opens it, clicks on arrows and thumbnails don't", async () => {
  const { user } = show();
  await user.click(screen.getByRole("button", { name: "Next photo" }));
  await user.click(screen.getByRole("button", { name: "Show photo 3 of 3" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await user.click(screen.getByRole("img", { name: "The room number 3" }));
  const dialog = screen.getByRole("dialog");
  expect(within(dialog).getByText("3 / 3")).toBeVisible();
  await user.click(within(dialog).getByRole("button", { name: "Close full screen" }));
  expect(dialog).not.toBeInTheDocument();
});

test("a home without photographs has nothing to enlarge", async () => {
  const { user } = show(card(1, { images: [] }).images as typeof IMAGES);
  await user.click(screen.getByText("No images available"));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
