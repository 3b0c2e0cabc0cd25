import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { configure, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NoticeRegion } from "@web/components/notice-region.tsx";
import { useNotices } from "@web/lib/notices.ts";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 5_000 });

/** A part of the site in its surroundings: router, query client, notices. */
export function renderWeb(
  ui: ReactNode,
  options: { path?: string; queryClient?: QueryClient } = {},
) {
  useNotices.setState({ notices: [], places: [] });
  const queryClient =
    options.queryClient ??
    new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } });
  const where = { current: "" };
  const view = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[options.path ?? "/"]}>
        {ui}
        <NoticeRegion where="page" />
        <Where report={(path) => (where.current = path)} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...view, user: userEvent.setup(), queryClient, where: () => where.current };
}

function Where({ report }: { report: (path: string) => void }) {
  const { pathname, search } = useLocation();
  report(pathname + search);
  return null;
}

/** The message, once it is read out at once: in a live region of role alert. */
export async function findAlert(text: string | RegExp): Promise<HTMLElement> {
  const alert = (await screen.findByText(text)).closest<HTMLElement>("[role='alert']");
  if (!alert) throw new Error(`"${text}" is shown, but not as an alert`);
  return alert;
}
