import { screen, within } from "@testing-library/react";
import { ListingGallery } from "@web/features/listings/listing-gallery.tsx";
import { expect, test } from "vitest";
import { renderWeb } from "../../support/render-web.tsx";
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
  // Once, although the strip of photographs and the dialog both listen.
  within(dialog).getByRole("group", { name: "Photos of Sunny craftsman" }).focus();
  await user.keyboard("{ArrowLeft}");
  at(1);
});

test("what is said of a photograph is read out when it comes", async () => {
  const { user, dialog } = await open();
  const caption = within(dialog).getByText("The room number 1", { selector: "p" });
  expect(caption).toHaveAttribute("aria-live", "polite");
  await user.keyboard("{ArrowRight}");
  expect(caption).toHaveTextContent("The room number 2");
  expect(within(dialog).getByRole("img", { name: "The room number 2" })).toBeInTheDocument();
});

test("Escape closes it, the focus returns, and the page shows the photograph one left at", async () => {
  const { user, dialog } = await open();
  await user.keyboard("{ArrowRight}{Escape}");
  expect(dialog).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "View full screen" })).toHaveFocus();
  expect(screen.getByText("2 / 3")).toBeVisible();
});

test("a click on the photograph opens it, the arrows and thumbnails don't", async () => {
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

test("without photographs there is nothing to enlarge", async () => {
  const { user } = show(card(1, { images: [] }).images as typeof IMAGES);
  await user.click(screen.getByText("No images available"));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
