import { screen } from "@testing-library/react";
import { ShareMenu } from "@web/features/homes/listings/home/share-menu.tsx";
import { expect, test, vi } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";
import { card, homeId } from "./homes.ts";

const TEXT = "Check out this property: Home number 1 - $401,000 at 1 Maple Street, Boise, ID 83702";
const LINK = `${window.location.origin}/listings/${homeId(1)}`;

/** @param share undefined where the browser has no share sheet. */
async function press(device: {
  share?: (data: ShareData) => Promise<void>;
  writeText?: (text: string) => Promise<void>;
}) {
  const { user } = renderWeb(<ShareMenu listing={card(1)} hasLink />);
  vi.stubGlobal("navigator", {
    share: device.share,
    clipboard: { writeText: device.writeText ?? vi.fn() },
  });
  await user.click(screen.getByRole("button", { name: "Share" }));
  await user.click(
    screen.getByRole("button", { name: device.share ? "Send the link" : "Copy the link" }),
  );
  // The menu is gone, and the focus where it was.
  expect(screen.queryByRole("button", { name: "Print" })).toBeNull();
  expect(screen.getByRole("button", { name: "Share" })).toHaveFocus();
}

test("uses the device's share sheet", async () => {
  const share = vi.fn().mockResolvedValue(undefined);
  await press({ share });
  expect(share).toHaveBeenCalledWith({ title: "Home number 1", text: TEXT, url: LINK });
  expect(screen.queryByText("Property details copied to clipboard!")).not.toBeInTheDocument();
});

test("treats closing the sheet as a decision, not a failure", async () => {
  const writeText = vi.fn();
  const share = vi.fn().mockRejectedValue(new DOMException("no", "AbortError"));
  await press({ share, writeText });
  expect(writeText).not.toHaveBeenCalled();
});

test.each([
  ["there is no sheet", undefined],
  ["the sheet fails", () => Promise.reject(new DOMException("no", "NotAllowedError"))],
])("copies the text with the link when %s", async (_case, share) => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  await press({ share, writeText });
  expect(await screen.findByText("Property details copied to clipboard!")).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(`${TEXT} ${LINK}`);
});

test("shows the text for manual copying when copying fails", async () => {
  await press({ writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) });
  const field = await screen.findByRole("textbox", { name: "Share this property:" });
  expect(field).toHaveValue(`${TEXT} ${LINK}`);
});
