import { render, screen } from "@testing-library/react";
import { TextArea } from "@web/components/text-area.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { expect, test } from "vitest";
import { newUser } from "../../support/user.ts";

/** Browsers silently cut text pasted into a field with a limit; users must be told at once. */
test.each([
  ["one line", <TextField key="f" label="Note" maxLength={10} defaultValue="four" />],
  ["several lines", <TextArea key="a" label="Note" maxLength={10} defaultValue="four" />],
])("%s: reports the part of a paste that didn't fit until it is corrected", async (_, field) => {
  const user = newUser();
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
  // The paste replaces the selection.
  control.setSelectionRange(0, 9);
  await user.paste("exactly 10");
  expect(control).toHaveValue("exactly 10");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("a field without a limit reports nothing", () => {
  render(<TextField label="Note" />);
  expect(screen.queryByRole("status")).toBeNull();
});
