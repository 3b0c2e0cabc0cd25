import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RouteFocus } from "@web/app/route-focus.tsx";
import { backgroundOf, useBackgroundState, useCloseListing } from "@web/lib/background-location.ts";
import { usePageTitle } from "@web/lib/page-title.ts";
import { Link, useLocation } from "@web/lib/router.tsx";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { MemoryRouter } from "../../support/memory-router.tsx";
import { Route, Routes } from "../../support/routes.tsx";

const scrollTo = vi.fn();

beforeEach(() => {
  scrollTo.mockReset();
  vi.stubGlobal("scrollTo", scrollTo);
  document.title = "SelfNVest";
  render(
    <MemoryRouter initialEntries={["/listings"]}>
      <Site />
    </MemoryRouter>,
  );
});

describe("a navigation", () => {
  it("focuses the new heading, scrolls to the top and names the tab", async () => {
    expect(document.body).toHaveFocus();
    await userEvent.click(screen.getByRole("link", { name: "Dashboard" }));
    expect(screen.getByRole("heading", { name: "Your showings" })).toHaveFocus();
    expect(scrollTo).toHaveBeenCalledOnce();
    expect(document.title).toBe("Your showings · SelfNVest");
  });

  it("a navigation to a page that is still loading keeps the focus when its skeleton goes", async () => {
    await userEvent.click(screen.getByRole("link", { name: "Conversation" }));
    expect(screen.getByRole("main")).toHaveFocus();
  });

  it("a navigation that only changes a filter leaves focus and scroll position alone", async () => {
    const link = screen.getByRole("link", { name: "Two bedrooms" });
    await userEvent.click(link);
    expect(link).toHaveFocus();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it("a navigation to a home over the list keeps the list, and closing returns to it", async () => {
    const link = screen.getByRole("link", { name: "Sunny craftsman" });
    await userEvent.click(link);
    expect(screen.getByText("Details of 7")).toBeVisible();
    expect(screen.getByRole("heading", { name: "Homes" })).toBeVisible();
    expect(document.title).toBe("Sunny craftsman · SelfNVest");
    expect(scrollTo).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByText("Details of 7")).not.toBeInTheDocument();
    expect(document.title).toBe("Homes · SelfNVest");
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

function Site() {
  const location = useLocation();
  const background = backgroundOf(location);
  const page = background ?? location;
  return (
    <main id="main">
      <Routes location={page}>
        <Route path="/listings" element={<List />} />
        <Route path="/dashboard" element={<Dashboard />} />
        <Route path="/messages" element={<Loading />} />
      </Routes>
      {background && <Details />}
      <RouteFocus page={page} />
    </main>
  );
}

function Loading() {
  return (
    <div aria-busy="true">
      <h1>Messages</h1>
    </div>
  );
}

function List() {
  usePageTitle("Homes");
  const state = useBackgroundState();
  return (
    <>
      <h1>Homes</h1>
      <Link to="/messages">Conversation</Link>
      <Link to="/dashboard">Dashboard</Link>
      <Link to="/listings?min_bedrooms=2">Two bedrooms</Link>
      <Link to="/listings/7" state={state}>
        Sunny craftsman
      </Link>
    </>
  );
}

function Dashboard() {
  usePageTitle("Your showings");
  return <h1>Your showings</h1>;
}

function Details() {
  usePageTitle("Sunny craftsman");
  return (
    <>
      <p>Details of 7</p>
      <button type="button" onClick={useCloseListing()}>
        Close
      </button>
    </>
  );
}
