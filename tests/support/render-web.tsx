import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import { FocusKeeper } from "@web/app/focus-keeper.tsx";
import { SiteQueryClient } from "@web/app/query-client.ts";
import { NoticeRegion } from "@web/components/notice-region.tsx";
import { useNotices } from "@web/lib/notices.ts";
import { BrowserRouter, useLocation } from "@web/lib/router.tsx";
import type { ReactNode } from "react";
import { expect } from "vitest";
import { MemoryRouter } from "./memory-router.tsx";
import { Route, Routes } from "./routes.tsx";
import { newUser } from "./user.ts";

/**
 * A part of the site in its surroundings: router, query client, notices, and the code that keeps the focus. @param
 * options.route the pattern of its address, for a screen that reads parameters from it. @param options.history the
 * browser's own, which goes back with a slight delay.
 */
export function renderWeb(
  ui: ReactNode,
  options: { path?: string; route?: string; history?: "browser"; queryClient?: QueryClient } = {},
) {
  useNotices.setState({ notices: [], spoken: [], places: [] });
  const queryClient =
    options.queryClient ??
    new SiteQueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } });
  const where = { current: "" };
  const { path = "/", history } = options;
  if (history) window.history.pushState(null, "", path);
  const site = (
    <>
      {options.route ? (
        <Routes>
          <Route path={options.route} element={ui} />
        </Routes>
      ) : (
        ui
      )}
      <NoticeRegion where="page" />
      <FocusKeeper />
      <Where report={(path) => (where.current = path)} />
    </>
  );
  const view = render(
    <QueryClientProvider client={queryClient}>
      {history ? (
        <BrowserRouter>{site}</BrowserRouter>
      ) : (
        <MemoryRouter initialEntries={[path]}>{site}</MemoryRouter>
      )}
    </QueryClientProvider>,
  );
  return { ...view, user: newUser(), queryClient, where: () => where.current };
}

/** What only screen readers are told (`speak` in web/lib/notices.ts). */
export function saidText(text: string): Promise<HTMLElement> {
  return screen.findByText(text, { ignore: false, selector: "[data-spoken]" });
}

function Where({ report }: { report: (path: string) => void }) {
  const { pathname, search } = useLocation();
  report(pathname + search);
  return null;
}

/**
 * The message, once it is in a live region with role alert, where a screen reader announces it.
 */
export async function findAlert(text: string | RegExp): Promise<HTMLElement> {
  const alert = (await screen.findByText(text)).closest<HTMLElement>("[role='alert']");
  if (!alert) throw new Error(`"${text}" is shown, but not as an alert`);
  return alert;
}

/** The button, once it is enabled: it may wait for data or an earlier press. */
export function findReady(name: string | RegExp): Promise<HTMLElement> {
  return waitFor(() => {
    const button = screen.getByRole("button", { name });
    expect(button).not.toHaveAttribute("aria-disabled", "true");
    return button;
  });
}

/** The texts of all of them. */
export const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

/** The focus moves a moment after its target appears. */
export async function focusOn(element: Promise<HTMLElement>): Promise<void> {
  const found = await element;
  await waitFor(() => expect(found).toHaveFocus());
}
