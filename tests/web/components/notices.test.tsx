import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { Dialog } from "@web/components/dialog.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { NoticeRegion } from "@web/components/notice-region.tsx";
import { NOTICE_MS, notify, speak, useNotices } from "@web/lib/notices.ts";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.useFakeTimers();
  useNotices.setState({ notices: [], spoken: [] });
});

const say = (...args: Parameters<typeof notify>) => act(() => notify(...args));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe("notices", () => {
  it("announce good news politely and bad news assertively", () => {
    render(<NoticeRegion where="page" />);
    const [calm, urgent] = [screen.getByRole("status"), screen.getByRole("alert")];
    say({ tone: "success", text: "Property details copied to clipboard!" });
    say({ tone: "error", text: "Failed to save availability" });
    expect(calm).toHaveTextContent("Success: Property details copied to clipboard!");
    expect(urgent).toHaveTextContent("Error: Failed to save availability");
  });

  it("speak for every success by the region that is there from the start, and once", () => {
    const page = (isDone: boolean) => (
      <>
        {isDone && (
          <InlineNotice tone="success" title="Your link is ready">
            Copy it now.
          </InlineNotice>
        )}
        <NoticeRegion where="page" />
      </>
    );
    const { rerender } = render(page(false));
    const region = screen.getByRole("status");
    rerender(page(true));
    expect(screen.getByRole("status")).toBe(region);
    expect(region).toHaveTextContent(/^Success: Your link is ready Copy it now\.$/);
    expect(region).toHaveAttribute("aria-atomic", "false");
    act(() => void speak("Sent."));
    act(() => void speak("Sent."));
    expect(within(region).getAllByText("Sent.", { ignore: false })).toHaveLength(2);
    rerender(page(false));
    expect(region).not.toHaveTextContent("ready");
  });

  it("don't cover controls, nor those that come later", () => {
    const watched: (() => void)[] = [];
    vi.stubGlobal(
      "ResizeObserver",
      class {
        constructor(callback: () => void) {
          watched.push(callback);
        }
        observe() {}
        disconnect() {}
      },
    );
    const rects: Record<string, DOMRect> = {
      Share: new DOMRect(700, 690, 150, 44),
      Favorite: new DOMRect(860, 690, 150, 44),
      Send: new DOMRect(900, 600, 100, 44),
    };
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (
      this: Element,
    ) {
      return rects[this.textContent ?? ""] ?? new DOMRect(0, 0, 384, 60);
    });
    const page = (last?: ReactNode) => (
      <>
        <button type="button">Share</button>
        <button type="button">Favorite</button>
        {last}
        <NoticeRegion where="page" />
      </>
    );
    const { rerender } = render(page());
    say({ tone: "success", text: "Copied" });
    const place = screen.getByText("Copied").closest<HTMLElement>("[style]")?.style;
    const bottom = () => Number.parseInt(place?.top ?? "", 10) + 60;
    // At the right edge, and the next step above the two.
    expect(place?.left).toBe("616px");
    expect(bottom()).toBeLessThanOrEqual(690);
    expect(bottom()).toBeGreaterThan(600);

    rerender(page(<button type="button">Send</button>));
    act(() => watched.forEach((callback) => void callback()));
    expect(bottom()).toBeLessThanOrEqual(600);
  });

  it("hide a success after a while and keep an error", () => {
    render(<NoticeRegion where="page" />);
    say({ tone: "success", text: "Saved" });
    say({ tone: "error", text: "Not saved" });
    pass(NOTICE_MS - 1);
    expect(screen.getByText("Saved")).toBeVisible();
    pass(1);
    expect(screen.queryByText("Saved")).not.toBeInTheDocument();
    pass(10 * NOTICE_MS);
    expect(screen.getByText("Not saved")).toBeVisible();
  });

  it("stay while hovered or focused", () => {
    render(<NoticeRegion where="page" />);
    say({ tone: "success", text: "Saved" });
    pass(NOTICE_MS / 2);
    fireEvent.pointerEnter(screen.getByText("Saved"));
    pass(10 * NOTICE_MS);
    const button = screen.getByRole("button", { name: "Dismiss" });
    act(() => button.focus());
    fireEvent.pointerLeave(screen.getByText("Saved"));
    pass(10 * NOTICE_MS);
    expect(screen.getByText("Saved")).toBeVisible();
    act(() => button.blur());
    pass(NOTICE_MS / 2);
    expect(screen.queryByText("Saved")).not.toBeInTheDocument();
  });

  it("stay with their action until it is used, and one that only tells makes room", () => {
    render(<NoticeRegion where="page" />);
    const action = { label: "Undo", onSelect: vi.fn() };
    say({ tone: "success", text: "Hidden", action });
    say({ tone: "success", text: "Saved" });
    pass(10 * NOTICE_MS);
    expect(screen.queryByText("Saved")).not.toBeInTheDocument();
    for (const text of ["Copied", "One", "Two", "Three"]) say({ tone: "info", text });
    expect(screen.getByText("Hidden")).toBeVisible();
    expect(screen.queryByText("Copied")).not.toBeInTheDocument();
  });

  it("are one key away, newest first, and Escape or the action gives the focus back", () => {
    const onSelect = vi.fn();
    const onClose = vi.fn();
    render(
      <Dialog onClose={onClose} title="Your photos">
        <button type="button">Remove</button>
      </Dialog>,
    );
    say({ tone: "error", text: "Not saved" });
    say({ tone: "success", text: "Removed", action: { label: "Undo", onSelect } });
    expect(screen.getByRole("status")).toHaveTextContent("Removed");
    expect(screen.getByRole("status")).toHaveTextContent("Press F8 to reach it.");
    const remove = screen.getByRole("button", { name: "Remove" });
    const undo = screen.getByRole("button", { name: "Undo", description: /Removed/ });
    act(() => remove.focus());
    fireEvent.keyDown(remove, { key: "F8" });
    expect(undo).toHaveFocus();
    expect(fireEvent.keyDown(undo, { key: "Escape" })).toBe(false);
    expect(remove).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.keyDown(remove, { key: "F8" });
    fireEvent.click(undo);
    expect(onSelect).toHaveBeenCalledOnce();
    expect(remove).toHaveFocus();
  });

  it("can be dismissed", () => {
    render(<NoticeRegion where="page" />);
    say({ tone: "error", text: "Not saved" });
    fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(screen.queryByText("Not saved")).not.toBeInTheDocument();
  });

  it("offer one action, then close", () => {
    const onSelect = vi.fn();
    render(<NoticeRegion where="page" />);
    say({ tone: "error", text: "Not saved", action: { label: "Try again", onSelect } });
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(onSelect).toHaveBeenCalledOnce();
    expect(screen.queryByText("Not saved")).not.toBeInTheDocument();
  });

  it("show a repeated message once", () => {
    render(<NoticeRegion where="page" />);
    say({ tone: "error", text: "Not saved" });
    say({ tone: "error", text: "Not saved" });
    expect(screen.getAllByText("Not saved")).toHaveLength(1);
  });

  it("appear inside the open dialog, and move back to the page when it closes", () => {
    const page = (open: boolean) => (
      <>
        <NoticeRegion where="page" />
        <Dialog open={open} onClose={() => {}} title="Book Your Viewing">
          <p>Form</p>
        </Dialog>
      </>
    );
    const { rerender } = render(page(true));
    say({ tone: "error", text: "Not saved" });
    expect(within(screen.getByRole("dialog")).getByText("Not saved")).toBeVisible();
    expect(screen.getAllByText("Not saved")).toHaveLength(1);
    rerender(page(false));
    expect(screen.getAllByText("Not saved")).toHaveLength(1);
    expect(screen.getByText("Not saved")).toBeVisible();
  });
});
