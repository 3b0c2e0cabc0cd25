import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TextArea } from "@web/components/text-area.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { expect, test } from "vitest";

/** Browsers cut what is pasted into a field with a limit; nobody shall find that out later. */
test.each([
  ["one line", <TextField key="f" label="Note" maxLength={10} defaultValue="four" />],
  ["several lines", <TextArea key="a" label="Note" maxLength={10} defaultValue="four" />],
])("%s: what did not fit of a paste is said until it is put right", async (_, field) => {
  const user = userEvent.setup();
  render(field);
  const control = screen.getByLabelText<HTMLInputElement>("Note");
  await user.click(control);
  await user.paste(" five");
  expect(control).toHaveValue("four five");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await user.paste(" and six");
  expect(control).toHaveValue("four five ");
  expect(screen.getByRole("status")).toHaveTextContent(
    "The last 7 characters did not fit: 10 is the most.",
  );
  await user.keyboard("{Backspace}");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  // What is selected makes room.
  control.setSelectionRange(0, 9);
  await user.paste("exactly 10");
  expect(control).toHaveValue("exactly 10");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("a field without a limit has nothing to say", () => {
  render(<TextField label="Note" />);
  expect(screen.queryByRole("status")).toBeNull();
});
