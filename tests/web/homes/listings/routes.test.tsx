import { screen, waitFor, within } from "@testing-library/react";
import { App } from "@web/app/app.tsx";
import { HttpResponse, http } from "msw";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";
import { rest, startCloud } from "../../../support/web-cloud.ts";
import { card, details, homeId, page } from "./homes.ts";

const server = startCloud();
// Loads the screens' code, which on a busy machine takes longer than a test waits.
beforeAll(async () => {
  await Promise.all([
    import("@web/screens/listings-screen.tsx"),
    import("@web/screens/listing-dialog.tsx"),
    import("@web/screens/book-dialog.tsx"),
    import("@web/features/showings/booking/booking-calendar.tsx"),
  ]);
});

beforeEach(() => {
  server.use(
    http.get(rest("rpc/search_listings"), () => HttpResponse.json(page([card(1), card(2)]))),
    http.get(rest("listings"), ({ request }) =>
      HttpResponse.json([
        details(new URL(request.url).searchParams.get("id")?.endsWith("3") ? 3 : 2),
      ]),
    ),
    http.get(rest("rpc/similar_listings"), () => HttpResponse.json([card(3)])),
    http.get(rest("availability"), () => HttpResponse.json([])),
    http.get(rest("availability_rules"), () => HttpResponse.json([])),
    http.post(rest("rpc/register_listing_view"), () => new HttpResponse(null, { status: 204 })),
  );
});

test("the details open over the list, and closing returns to the same search, also from a home opened there", async () => {
  const { user, where } = renderWeb(<App />, { path: "/listings?property_type=house" });
  const link = await screen.findByRole("link", { name: "Home number 2" });
  await user.click(link);
  const dialog = await screen.findByRole("dialog", { name: "Home number 2" });
  expect(where()).toBe(`/listings/${homeId(2)}`);
  expect(await screen.findByText("A porch for mornings.")).toBeInTheDocument();
  expect(document.title).toBe("Home number 2 · SelfNVest");
  // The list stays behind it.
  expect(screen.getByRole("link", { name: "Home number 1", hidden: true })).toBeInTheDocument();
  const close = async () => {
    await user.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(where()).toBe("/listings?property_type=house");
  };
  await close();
  expect(dialog).not.toBeInTheDocument();
  expect(document.title).toBe("Available Properties · SelfNVest");
  expect(link).toHaveFocus();

  await user.click(link);
  const similar = await screen.findByRole("region", { name: "Similar homes" });
  await user.click(within(similar).getByRole("link", { name: "View Property" }));
  const other = await screen.findByRole("dialog", { name: "Home number 3" });
  expect(where()).toBe(`/listings/${homeId(3)}`);
  // It starts at the top.
  expect(within(other).getByRole("heading", { level: 2, name: "Home number 3" })).toHaveFocus();
  await close();
});

test("a home opened by its address is a page, and so is one opened from there", async () => {
  const { user } = renderWeb(<App />, { path: `/listings/${homeId(2)}` });
  expect(await screen.findByRole("heading", { level: 1, name: "Home number 2" })).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "All homes" })).toHaveAttribute("href", "/listings");
  const similar = await screen.findByRole("region", { name: "Similar homes" });
  await user.click(within(similar).getByRole("link", { name: "View Property" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Home number 3" })).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("'Schedule Showing' opens the schedule modal over the list, and closing returns", async () => {
  const { user, where } = renderWeb(<App />, { path: "/listings" });
  const links = await screen.findAllByRole("link", { name: "Schedule Showing" });
  await user.click(links[1] as HTMLElement);
  const modal = await screen.findByRole("dialog", { name: "Schedule Showing" });
  expect(await within(modal).findByText("Home number 2")).toBeVisible();
  expect(where()).toBe(`/book/${homeId(2)}`);
  await user.click(within(modal).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(where()).toBe("/listings");
});
