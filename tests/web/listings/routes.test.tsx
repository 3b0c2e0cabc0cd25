import { screen, waitFor } from "@testing-library/react";
import { App } from "@web/app/app.tsx";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { renderWeb } from "../../support/render-web.tsx";
import { rest, startCloud } from "../../support/web-cloud.ts";
import { card, details, homeId, page } from "./homes.ts";

const server = startCloud();
// The first test of the file fetches the code of the screens too.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  server.use(
    http.get(rest("rpc/search_listings"), () => HttpResponse.json(page([card(1), card(2)]))),
    http.get(rest("listings"), () => HttpResponse.json([details(2)])),
    http.get(rest("availability"), () => HttpResponse.json([])),
    http.get(rest("availability_rules"), () => HttpResponse.json([])),
    http.post(rest("rpc/register_listing_view"), () => new HttpResponse(null, { status: 204 })),
  );
});

test("from the list the details open over it, and closing goes back to the same search", async () => {
  const { user, where } = renderWeb(<App />, { path: "/listings?property_type=house" });
  await user.click(await screen.findByRole("link", { name: "Home number 2" }));
  const dialog = await screen.findByRole("dialog", { name: "Home number 2" });
  expect(where()).toBe(`/listings/${homeId(2)}`);
  expect(await screen.findByText("A porch for mornings.")).toBeInTheDocument();
  expect(document.title).toBe("Home number 2 · SelfNVest");
  // The list stays behind it.
  expect(screen.getByRole("link", { name: "Home number 1", hidden: true })).toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(where()).toBe("/listings?property_type=house");
  expect(document.title).toBe("Available Properties · SelfNVest");
  expect(screen.getByRole("link", { name: "Home number 2" })).toHaveFocus();
});

test("by its own address a home is a page", async () => {
  renderWeb(<App />, { path: `/listings/${homeId(2)}` });
  expect(await screen.findByRole("heading", { level: 1, name: "Home number 2" })).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "All homes" })).toHaveAttribute("href", "/listings");
});

test("'Schedule Showing' opens the details at the viewing times", async () => {
  const { user } = renderWeb(<App />, { path: "/listings" });
  const links = await screen.findAllByRole("link", { name: "Schedule Showing" });
  await user.click(links[1] as HTMLElement);
  await screen.findByRole("dialog", { name: "Home number 2" });
  expect(await screen.findByRole("heading", { name: "Available Viewing Times" })).toBeVisible();
});
