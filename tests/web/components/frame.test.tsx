import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ErrorBoundary } from "@web/components/error-boundary.tsx";
import { NoticeRegion } from "@web/components/notice-region.tsx";
import { OfflineBanner } from "@web/components/offline-banner.tsx";
import { StatusBadge } from "@web/components/status-badge.tsx";
import { ThemeToggle } from "@web/components/theme-toggle.tsx";
import { useNotices } from "@web/lib/notices.ts";
import { setTheme } from "@web/lib/theme.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { MemoryRouter } from "../../support/memory-router.tsx";

afterEach(() => setTheme("system"));

describe("ThemeToggle", () => {
  it("offers the other theme and remembers the choice", async () => {
    render(<ThemeToggle />);
    await userEvent.click(screen.getByRole("button", { name: "Switch to dark colors" }));
    expect(document.documentElement).toHaveAttribute("data-theme", "dark");
    expect(localStorage.getItem("theme")).toBe("dark");
    await userEvent.click(screen.getByRole("button", { name: "Switch to light colors" }));
    expect(document.documentElement).toHaveAttribute("data-theme", "light");
  });
});

describe("OfflineBanner", () => {
  it("appears while the device is offline", () => {
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
    render(<OfflineBanner />, { wrapper: MemoryRouter });
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    online.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event("offline")));
    expect(screen.getByRole("status")).toHaveTextContent("You are offline");
    expect(screen.getByRole("link", { name: "Homes you have seen" })).toHaveAttribute(
      "href",
      "/seen",
    );
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event("online")));
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });
});

describe("ErrorBoundary", () => {
  it("shows what happened, and retries on another page", () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const page = (path: string, message?: string) => (
      <ErrorBoundary resetKey={path}>
        <Screen message={message} />
      </ErrorBoundary>
    );
    const { rerender } = render(page("/a", "Failed to fetch dynamically imported module: x.js"));
    expect(screen.getByRole("alert")).toHaveTextContent("please check your connection");
    rerender(page("/late", "Unable to preload CSS for /assets/map.css"));
    expect(screen.getByRole("alert")).toHaveTextContent("please check your connection");
    rerender(page("/b", "boom"));
    expect(screen.getByRole("alert")).toHaveTextContent("Something went wrong");
    expect(screen.getByRole("button", { name: "Reload the page" })).toBeVisible();
    rerender(page("/c"));
    expect(screen.getByText("All is well")).toBeVisible();
  });
});

describe("ErrorBoundary around part of a page", () => {
  it("names the part, in a heading of the right level", () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    render(
      <ErrorBoundary level={3} title="The calendar could not be loaded">
        <Screen message="boom" />
      </ErrorBoundary>,
    );
    expect(
      screen.getByRole("heading", { level: 3, name: "The calendar could not be loaded" }),
    ).toBeVisible();
  });
});

describe("ErrorBoundary around a dialog", () => {
  it("leaves the page, and says in a notice that it did not open", () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    useNotices.setState({ notices: [], places: [] });
    render(
      <>
        <p>The list</p>
        <ErrorBoundary isOverPage>
          <Screen message="Failed to fetch dynamically imported module: x.js" />
        </ErrorBoundary>
        <NoticeRegion where="page" />
      </>,
    );
    expect(screen.getByText("The list")).toBeVisible();
    const [alert] = screen.getAllByRole("alert");
    expect(alert).toHaveTextContent("please check your connection");
    expect(screen.getByRole("button", { name: "Reload the page" })).toBeVisible();
    expect(screen.queryByRole("heading")).toBeNull();
  });
});

describe("StatusBadge", () => {
  it("labels a known status and shows an unknown one as is", () => {
    render(
      <>
        <StatusBadge status="pending" />
        <StatusBadge status="expired" />
      </>,
    );
    expect(screen.getByText("Pending")).toBeVisible();
    expect(screen.getByText("expired")).toBeVisible();
  });
});

function Screen({ message }: { message?: string }) {
  if (message) throw new Error(message);
  return <p>All is well</p>;
}
