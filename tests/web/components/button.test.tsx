import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "@web/components/button.tsx";
import { IconButton } from "@web/components/icon-button.tsx";
import { Pencil } from "lucide-react";
import { expect, test, vi } from "vitest";

/** Two quick presses count as one, and a later press counts again. */
const button = (name = "Save") => screen.getByRole("button", { name });

test("a double click counts once", async () => {
  const save = vi.fn();
  render(<Button onClick={save}>Save</Button>);
  await userEvent.dblClick(button());
  expect(save).toHaveBeenCalledOnce();
  await userEvent.unhover(button());
  await userEvent.click(button());
  expect(save).toHaveBeenCalledTimes(2);
});

test("two presses before a re-render count once", async () => {
  const save = vi.fn();
  render(<Button onClick={save}>Save</Button>);
  fireEvent.click(button());
  fireEvent.click(button());
  expect(save).toHaveBeenCalledOnce();
  await new Promise((resolve) => setTimeout(resolve));
  fireEvent.click(button());
  expect(save).toHaveBeenCalledTimes(2);
});

test("a pending button ignores presses, says so, and keeps the focus", async () => {
  const save = vi.fn();
  const { rerender } = render(<Button onClick={save}>Save</Button>);
  await userEvent.click(button());
  rerender(
    <Button onClick={save} pending pendingText="Saving...">
      Save
    </Button>,
  );
  expect(button("Saving...")).toHaveAttribute("aria-busy", "true");
  expect(button("Saving...")).toHaveAttribute("aria-disabled", "true");
  expect(button("Saving...")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(save).toHaveBeenCalledOnce();

  rerender(<Button onClick={save}>Save</Button>);
  expect(button()).toHaveFocus();
  expect(button()).not.toHaveAttribute("aria-busy");
  await userEvent.keyboard("{Enter}");
  expect(save).toHaveBeenCalledTimes(2);
});

test("the second half of a double click doesn't press whatever has moved there", () => {
  const cancel = vi.fn();
  render(<Button onClick={cancel}>Cancel</Button>);
  fireEvent.click(button("Cancel"), { detail: 2 });
  expect(cancel).not.toHaveBeenCalled();
  fireEvent.click(button("Cancel"), { detail: 1 });
  expect(cancel).toHaveBeenCalledOnce();
});

test("a quick press of another button in the same place counts, if both were there before", () => {
  const [add, publish, confirm] = [vi.fn(), vi.fn(), vi.fn()];
  const both = (
    <>
      <Button onClick={add}>Add</Button>
      <Button onClick={publish}>Publish</Button>
    </>
  );
  const { rerender } = render(both);
  fireEvent.click(button("Add"), { detail: 1 });
  fireEvent.click(button("Publish"), { detail: 2 });
  expect(publish).toHaveBeenCalledOnce();
  // A button that came after the first press may be what the press has opened.
  rerender(
    <>
      {both}
      <Button onClick={confirm}>Confirm</Button>
    </>,
  );
  fireEvent.click(button("Confirm"), { detail: 2 });
  expect(confirm).not.toHaveBeenCalled();
});

test("the second half of a double press doesn't press what a removed button has left its place to", () => {
  const remove = vi.fn();
  const { rerender } = render(<List names={["Deed", "Roof"]} remove={remove} />);
  fireEvent.click(button("Remove Deed"), { detail: 1 });
  rerender(<List names={["Roof"]} remove={remove} />);
  fireEvent.click(button("Remove Roof"), { detail: 2 });
  expect(remove.mock.calls).toEqual([["Deed"]]);
});

function List({ names, remove }: { names: string[]; remove: (name: string) => void }) {
  return names.map((name) => (
    <Button key={name} onClick={() => remove(name)}>{`Remove ${name}`}</Button>
  ));
}

test("a held key counts once", () => {
  render(<Button>Save</Button>);
  expect(fireEvent.keyDown(button(), { key: "Enter" })).toBe(true);
  expect(fireEvent.keyDown(button(), { key: "Enter", repeat: true })).toBe(false);
  // Moving to another element is not a press.
  expect(fireEvent.keyDown(button(), { key: "Tab", repeat: true })).toBe(true);
});

test("a form is submitted by its own button only, once, and not again while that is pending", async () => {
  const send = vi.fn((event: React.FormEvent) => event.preventDefault());
  const form = (pending: boolean) => (
    <form onSubmit={send}>
      <input aria-label="Name" />
      <Button>Clear</Button>
      <Button type="submit" pending={pending} pendingText="Saving...">
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.click(button("Clear"));
  expect(send).not.toHaveBeenCalled();
  await userEvent.dblClick(button());
  expect(send).toHaveBeenCalledOnce();
  rerender(form(true));
  await userEvent.click(button("Saving..."));
  await userEvent.type(screen.getByLabelText("Name"), "Maria{Enter}");
  expect(send).toHaveBeenCalledOnce();
});

test("an icon button treats two presses as one only on request", async () => {
  const press = vi.fn();
  const { rerender } = render(<IconButton label="Save" icon={<Pencil />} onClick={press} once />);
  await userEvent.dblClick(button());
  expect(press).toHaveBeenCalledTimes(1);
  rerender(<IconButton label="Save" icon={<Pencil />} onClick={press} />);
  await userEvent.dblClick(button());
  expect(press).toHaveBeenCalledTimes(3);
});
