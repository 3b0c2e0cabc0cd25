import { act, render, screen, waitFor } from "@testing-library/react";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { Dialog } from "@web/components/dialog.tsx";
import {
  BrowserRouter,
  useBackCloses,
  useLocation,
  useMayOpen,
  useNavigate,
} from "@web/lib/router.tsx";
import { type ReactNode, useEffect, useState } from "react";
import { expect, test, vi } from "vitest";
import { newUser } from "../../support/user.ts";

/** A page whose address says which it is, with a dialog, one inside it, and a menu. */
function Site() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isMenu, setMenu] = useState(false);
  useBackCloses(isMenu, () => setMenu(false));
  return (
    <>
      <h1>{pathname + search}</h1>
      {isMenu && <p>Menu</p>}
      <button type="button" onClick={() => setMenu(!isMenu)}>
        Press menu
      </button>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog title="A form" onClose={() => setOpen(false)}>
          <button type="button" onClick={() => setAsking(true)}>
            Ask
          </button>
          <button type="button" onClick={() => navigate("/second?more", { replace: true })}>
            Filter
          </button>
          <button
            type="button"
            onClick={() => {
              setOpen(false);
              navigate("/third");
            }}
          >
            Go on
          </button>
          <button
            type="button"
            onClick={() => {
              setOpen(false);
              setMenu(true);
            }}
          >
            Menu instead
          </button>
          <ConfirmDialog
            open={isAsking}
            onClose={() => setAsking(false)}
            onConfirm={() => setAsking(false)}
            title="Sure?"
            confirmLabel="Yes"
          >
            Really.
          </ConfirmDialog>
        </Dialog>
      )}
    </>
  );
}

/** A page whose dialog opens by itself, a moment after the page. */
function Again() {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => void Promise.resolve().then(() => setOpen(true)), []);
  return (
    <>
      <h1>{pathname}</h1>
      {isOpen && <Dialog title="A form" onClose={() => setOpen(false)} />}
    </>
  );
}

/** Says each time it is shown whether something may open by itself. */
function Asks({ onAnswer }: { onAnswer: (may: boolean) => void }) {
  const { pathname } = useLocation();
  const mayOpen = useMayOpen();
  useEffect(() => onAnswer(mayOpen()));
  return <h1>{pathname}</h1>;
}

/** Opens the second page of two. */
function openSite() {
  window.history.pushState({ key: "one" }, "", "/first");
  window.history.pushState({ key: "two" }, "", "/second");
  const view = render(
    <BrowserRouter>
      <Site />
    </BrowserRouter>,
  );
  const user = newUser();
  return { ...view, press: (name: string) => user.click(screen.getByRole("button", { name })) };
}

/** The effect of the browser's buttons; resolves when it is there. */
async function travel(steps: number): Promise<void> {
  await act(async () => {
    const arrived = new Promise((done) => addEventListener("popstate", done, { once: true }));
    window.history.go(steps);
    await arrived;
  });
}

/** Until the history is at the page's own entry again. */
const untilBack = (depth = 0) =>
  waitFor(() => expect(window.history.state?.layers ?? 0).toBe(depth));
const page = () => screen.getByRole("heading", { level: 1, hidden: true }).textContent;
const dialog = (name: string) => screen.queryByRole("dialog", { name });

test("Back closes the top layer, then the one below it, then leaves the page", async () => {
  const { press } = openSite();
  await press("Open");
  await press("Ask");
  await untilBack(2);
  await travel(-1);
  expect(dialog("Sure?")).toBeNull();
  expect(dialog("A form")).toBeVisible();
  await travel(-1);
  expect(dialog("A form")).toBeNull();
  expect(page()).toBe("/second");
  await travel(-1);
  expect(page()).toBe("/first");
});

test("closed by its button, it leaves nothing behind: Back leaves the page", async () => {
  const { press } = openSite();
  await press("Open");
  await untilBack(1);
  await press("Close");
  await untilBack();
  expect(page()).toBe("/second");
  await travel(-1);
  expect(page()).toBe("/first");
});

test("Forward doesn't open it again, and Back works on", async () => {
  const { press } = openSite();
  await press("Open");
  await untilBack(1);
  await travel(-1);
  await travel(1);
  await untilBack();
  expect(dialog("A form")).toBeNull();
  expect(page()).toBe("/second");
  await travel(-1);
  expect(page()).toBe("/first");
});

test("a page that is opened from it takes its place in the history", async () => {
  const { press } = openSite();
  await press("Open");
  await untilBack(1);
  await press("Go on");
  await waitFor(() => expect(page()).toBe("/third"));
  await untilBack();
  await travel(-1);
  expect(page()).toBe("/second");
  expect(dialog("A form")).toBeNull();
  await travel(-1);
  expect(page()).toBe("/first");
});

test("a layer that changes the address while it is open changes the page's", async () => {
  const { press } = openSite();
  await press("Open");
  await untilBack(1);
  await press("Filter");
  await waitFor(() => expect(page()).toBe("/second?more"));
  await travel(-1);
  expect(dialog("A form")).toBeNull();
  expect(page()).toBe("/second?more");
  expect(window.location.search).toBe("?more");
  await press("Open");
  await untilBack(1);
  await press("Close");
  await untilBack();
  expect(window.location.search).toBe("?more");
  await travel(-1);
  expect(page()).toBe("/first");
});

test("a layer that opens in the place of another one needs no entry of its own", async () => {
  const { press } = openSite();
  await press("Open");
  await untilBack(1);
  const steps = window.history.length;
  await press("Menu instead");
  await untilBack(1);
  expect(window.history.length).toBe(steps);
  await travel(-1);
  expect(screen.queryByText("Menu")).toBeNull();
  expect(page()).toBe("/second");
});

type Press = (name: string) => Promise<void>;

/** Loads the page again while something is open: nothing but the history's entry remains. */
async function reload(page: ReactNode, openMore?: (press: Press) => Promise<void>) {
  const first = openSite();
  await first.press("Open");
  await untilBack(1);
  await openMore?.(first.press);
  const { layers, ...entry } = window.history.state;
  // Unmounting leaves that, too, which loading doesn't.
  first.unmount();
  await untilBack();
  for (let n = 1; n <= layers; n++)
    window.history.pushState({ ...entry, layers: n }, "", "/second");
  render(<BrowserRouter>{page}</BrowserRouter>);
}

test("a page loaded again while something was open has it closed, and Back leaves it", async () => {
  await reload(<Site />);
  expect(dialog("A form")).toBeNull();
  expect(page()).toBe("/second");
  await travel(-1);
  await waitFor(() => expect(page()).toBe("/first"));
});

test("a press after loading again leaves the entry of the layer that was open", async () => {
  await reload(<Site />);
  await newUser().click(screen.getByRole("heading", { level: 1 }));
  await untilBack();
  expect(page()).toBe("/second");
  await travel(-1);
  await waitFor(() => expect(page()).toBe("/first"));
});

test("a layer that opens again by itself has the entry that it had, and Back closes it", async () => {
  const add = vi.spyOn(window.history, "pushState");
  await reload(<Again />);
  // The first time it was opened by a press; then the test itself made the entry.
  expect(add).toHaveBeenCalledTimes(4);
  await screen.findByRole("dialog", { name: "A form" });
  await untilBack(1);
  await travel(-1);
  expect(dialog("A form")).toBeNull();
  expect(page()).toBe("/second");
  expect(add).toHaveBeenCalledTimes(4);
  await travel(-1);
  await waitFor(() => expect(page()).toBe("/first"));
});

test("only one of two layers that were open opens again, and Back closes that one", async () => {
  await reload(<Again />, async (press) => {
    await press("Ask");
    await untilBack(2);
  });
  await screen.findByRole("dialog", { name: "A form" });
  await untilBack(2);
  await travel(-1);
  await waitFor(() => expect(dialog("A form")).toBeNull());
  await untilBack();
  expect(page()).toBe("/second");
  await travel(-1);
  await waitFor(() => expect(page()).toBe("/first"));
});

test("nothing opens by itself on a page that nobody has touched since it was reached", async () => {
  const seen: boolean[] = [];
  const ask = (may: boolean) => void seen.push(may);
  window.history.pushState({ key: "one" }, "", "/first");
  window.history.pushState({ key: "two" }, "", "/second");
  const { rerender } = render(<Asks onAnswer={ask} />, { wrapper: BrowserRouter });
  expect(seen.at(-1)).toBe(false);
  await newUser().click(screen.getByRole("heading", { level: 1 }));
  rerender(<Asks onAnswer={ask} />);
  expect(seen.at(-1)).toBe(true);
  await travel(-1);
  await waitFor(() => expect(page()).toBe("/first"));
  expect(seen.at(-1)).toBe(false);
});

test("a layer that refuses to close is covered again", async () => {
  window.history.pushState({ key: "one" }, "", "/first");
  window.history.pushState({ key: "two" }, "", "/second");
  const refuse = vi.fn();
  render(
    <BrowserRouter>
      <Dialog title="Saving" onClose={refuse} />
    </BrowserRouter>,
  );
  await untilBack(1);
  await travel(-1);
  expect(refuse).toHaveBeenCalledOnce();
  await untilBack(1);
  expect(window.location.pathname).toBe("/second");
});
