import { fireEvent, render, screen, within } from "@testing-library/react";
import { Button } from "@web/components/button.tsx";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { Dialog } from "@web/components/dialog.tsx";
import { type ReactNode, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { until } from "../../support/until.ts";
import { newUser, type User } from "../../support/user.ts";

function Page({ children }: { children?: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>View Property</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Sunny craftsman"
        description="1418 Maple St"
      >
        {children ?? <p>About This Home</p>}
      </Dialog>
    </>
  );
}

function RouteWithDialog() {
  const [isThere, setThere] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      <Button onClick={() => setThere(true)}>View Property</Button>
      {isThere && (
        <Dialog onClose={() => setThere(false)} title="Sunny craftsman">
          <p>Details</p>
          <Button onClick={() => setLeaving(true)}>Leave</Button>
          {isLeaving && (
            <ConfirmDialog
              onClose={() => setLeaving(false)}
              onConfirm={() => setThere(false)}
              title="Leave?"
              confirmLabel="Leave without saving"
            >
              <p>What you have changed is not saved yet.</p>
            </ConfirmDialog>
          )}
        </Dialog>
      )}
    </>
  );
}

async function openDialog() {
  const user = newUser();
  const opener = screen.getByRole("button", { name: "View Property" });
  await user.click(opener);
  return { user, opener, dialog: screen.getByRole("dialog") };
}

describe("Dialog", () => {
  it("is named and described, and focuses its title", async () => {
    render(<Page />);
    const { dialog } = await openDialog();
    expect(dialog).toHaveAccessibleName("Sunny craftsman");
    expect(dialog).toHaveAccessibleDescription("1418 Maple St");
    expect(within(dialog).getByRole("heading")).toHaveFocus();
  });

  it.each([
    ["Escape", (user: User) => user.keyboard("{Escape}")],
    ["its button", (user: User) => user.click(screen.getByRole("button", { name: "Close" }))],
  ])("closes with %s and restores the focus", async (_, close) => {
    render(<Page />);
    const { user, opener } = await openDialog();
    await close(user);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it("closes with a click outside, but not with one inside", async () => {
    render(<Page />);
    const { user, dialog } = await openDialog();
    await user.click(screen.getByText("About This Home"));
    expect(dialog).toHaveAttribute("open");
    await user.click(dialog);
    expect(dialog).not.toHaveAttribute("open");
  });

  it("stays open for the second half of a double click, under which it became smaller", async () => {
    render(<Page />);
    const { dialog } = await openDialog();
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog, { detail: 2 });
    expect(dialog).toHaveAttribute("open");
  });

  it("stays open when a selection starts inside and ends outside", async () => {
    render(<Page />);
    const { user, dialog } = await openDialog();
    await user.pointer([
      { keys: "[MouseLeft>]", target: screen.getByText("About This Home") },
      { keys: "[/MouseLeft]", target: dialog },
    ]);
    expect(dialog).toHaveAttribute("open");
  });

  it("stays open when a file picker inside it is dismissed", async () => {
    render(
      <Page>
        <input type="file" aria-label="Photos" />
      </Page>,
    );
    const { dialog } = await openDialog();
    screen.getByLabelText("Photos").dispatchEvent(new Event("cancel", { bubbles: true }));
    expect(dialog).toHaveAttribute("open");
  });

  it("closes when the browser closes it by itself", async () => {
    render(<Page />);
    const { user, dialog } = await openDialog();
    if (dialog instanceof HTMLDialogElement) dialog.close();
    await until(() => expect(screen.queryByText("About This Home")).not.toBeInTheDocument());
    await user.click(screen.getByRole("button", { name: "View Property" }));
    expect(screen.getByText("About This Home")).toBeVisible();
  });

  it("restores the focus when the route removes it", async () => {
    render(<RouteWithDialog />);
    const { user, opener } = await openDialog();
    await user.keyboard("{Escape}");
    expect(screen.queryByText("Details")).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it("restores the focus when a confirmation inside it ends both", async () => {
    render(<RouteWithDialog />);
    const { user, opener } = await openDialog();
    await user.click(screen.getByRole("button", { name: "Leave" }));
    await user.click(screen.getByRole("button", { name: "Leave without saving" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });
});

describe("ConfirmDialog", () => {
  it("reads the question and what will happen first, and reaches choices and answers afterwards", async () => {
    const onConfirm = vi.fn();
    render(
      <ConfirmDialog
        onClose={() => {}}
        onConfirm={onConfirm}
        title="Accept $450,000?"
        confirmLabel="Accept"
        choices={<input aria-label="To the buyer" />}
      >
        <p>The home is then shown as sale pending.</p>
        <p>You waive the inspection.</p>
      </ConfirmDialog>,
    );
    expect(screen.getByRole("heading", { name: "Accept $450,000?" })).toHaveFocus();
    const dialog = screen.getByRole("dialog", { name: "Accept $450,000?" });
    expect(dialog).toHaveAccessibleDescription(
      "The home is then shown as sale pending. You waive the inspection.",
    );
    const user = newUser();
    await user.keyboard("{Enter}");
    expect(onConfirm).not.toHaveBeenCalled();
    const reached = [];
    for (let n = 0; n < 4; n += 1) {
      await user.tab();
      reached.push(document.activeElement);
    }
    expect(reached).toEqual([
      screen.getByRole("button", { name: "Close" }),
      screen.getByRole("textbox", { name: "To the buyer" }),
      screen.getByRole("button", { name: "Cancel" }),
      screen.getByRole("button", { name: "Accept" }),
    ]);
  });

  it("confirms once, and shows a failure beside its answers", async () => {
    const onConfirm = vi.fn();
    const { rerender } = render(confirm({}));

    await newUser().click(screen.getByRole("button", { name: "Cancel showing" }));
    expect(onConfirm).toHaveBeenCalledOnce();

    rerender(confirm({ pending: true }));
    await newUser().click(screen.getByRole("button", { name: "Cancelling..." }));
    expect(onConfirm).toHaveBeenCalledOnce();

    rerender(confirm({ error: "This showing has changed in the meantime." }));
    const [failure] = screen.getAllByRole("alert").filter((alert) => alert.textContent);
    expect(failure).toHaveTextContent("Error: This showing has changed in the meantime.");
    // Not below content that scrolls.
    expect(failure?.parentElement).toContainElement(
      screen.getByRole("button", { name: "Keep it" }),
    );

    function confirm(state: { pending?: boolean; error?: string }) {
      return (
        <ConfirmDialog
          onClose={() => {}}
          onConfirm={onConfirm}
          title="Cancel this showing?"
          confirmLabel="Cancel showing"
          cancelLabel="Keep it"
          pendingText="Cancelling..."
          {...state}
        >
          <p>The time is offered again.</p>
        </ConfirmDialog>
      );
    }
  });
});
