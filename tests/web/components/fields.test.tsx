import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Checkbox } from "@web/components/checkbox.tsx";
import { FileInput } from "@web/components/file-input.tsx";
import { PasswordField } from "@web/components/password-field.tsx";
import { RadioGroup } from "@web/components/radio-group.tsx";
import { SegmentedControl } from "@web/components/segmented-control.tsx";
import { SelectField } from "@web/components/select-field.tsx";
import { TextArea } from "@web/components/text-area.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { newUser } from "../../support/user.ts";

/** Two fields of one text. */
function PastedInto() {
  const [text, setText] = useState("");
  const onChange = (event: { target: { value: string } }) => setText(event.target.value);
  return (
    <>
      <TextField label="Title" value={text} onChange={onChange} />
      <TextArea label="Note" value={text} onChange={onChange} />
    </>
  );
}

describe("fields", () => {
  it("are named by their label and described by hint and error", () => {
    render(
      <TextField label="Email" hint="The owner answers there." error="Please enter an address" />,
    );
    const input = screen.getByRole("textbox", { name: "Email" });
    expect(input).toHaveAccessibleDescription("The owner answers there. Please enter an address");
    expect(input).toBeInvalid();
  });

  it("take what is pasted without the control characters that the database refuses", async () => {
    const user = newUser();
    render(<PastedInto />);
    await user.click(screen.getByLabelText("Title"));
    await user.paste("Roof\u0007 report\t2026");
    expect(screen.getByLabelText("Title")).toHaveValue("Roof report 2026");
    await user.clear(screen.getByLabelText("Note"));
    await user.click(screen.getByLabelText("Note"));
    await user.paste("Two\u0000\nlines");
    expect(screen.getByLabelText("Note")).toHaveValue("Two\nlines");
  });

  it("are valid and have no description by default", () => {
    render(<TextField label="Email" error={null} />);
    const input = screen.getByRole("textbox", { name: "Email" });
    expect(input).toBeValid();
    expect(input).not.toHaveAttribute("aria-describedby");
  });

  it("keep their name when the label is hidden", () => {
    render(<SelectField label="Price range" hideLabel options={[{ value: "a", label: "Any" }]} />);
    expect(screen.getByRole("combobox", { name: "Price range" })).toBeVisible();
  });

  it("mark optional ones", () => {
    render(<TextArea label="Special requests" optional />);
    expect(screen.getByRole("textbox", { name: /Special requests\s*optional/ })).toBeVisible();
  });

  it("a checkbox can be ticked by its label, and shows what is wrong", async () => {
    render(<Checkbox label="I am an agent" error="Please tick this" />);
    const box = screen.getByRole("checkbox", { name: "I am an agent" });
    expect(box).toHaveAccessibleDescription("Please tick this");
    await userEvent.click(screen.getByText("I am an agent"));
    expect(box).toBeChecked();
  });

  it("a password can be shown and hidden again", async () => {
    render(<PasswordField label="Password" autoComplete="current-password" />);
    const input = screen.getByLabelText("Password");
    await userEvent.type(input, "evergreen");
    expect(input).toHaveAttribute("type", "password");
    await userEvent.click(screen.getByRole("button", { name: "Show password" }));
    expect(input).toHaveAttribute("type", "text");
    expect(input).toHaveValue("evergreen");
    await userEvent.click(screen.getByRole("button", { name: "Hide password" }));
    expect(input).toHaveAttribute("type", "password");
  });

  it("a question with answers is described by its hint and its error, and is invalid with one", () => {
    const question = (error?: string) => (
      <RadioGroup
        label="Inspection"
        hint="You can have the home inspected."
        error={error ?? null}
        value={null}
        onChange={() => {}}
        options={[{ value: "no", label: "No" }]}
      />
    );
    const { rerender } = render(question());
    const group = screen.getByRole("radiogroup", { name: "Inspection" });
    expect(group).toHaveAccessibleDescription("You can have the home inspected.");
    expect(group).not.toBeInvalid();
    rerender(question("Please choose one."));
    expect(group).toHaveAccessibleDescription(
      "You can have the home inspected. Please choose one.",
    );
    expect(group).toBeInvalid();
  });

  it("a segmented control is operated with the arrow keys", async () => {
    render(<Views />);
    expect(screen.getByRole("radiogroup", { name: "View" })).toBeVisible();
    await userEvent.tab();
    expect(screen.getByRole("radio", { name: "Grid View" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    expect(screen.getByRole("radio", { name: "Map View" })).toBeChecked();
  });
});

it("a file input hands on what was chosen, and lets the same file be chosen again", async () => {
  const onFiles = vi.fn();
  render(<FileInput aria-label="Pictures" multiple onFiles={onFiles} />);
  const input = screen.getByLabelText<HTMLInputElement>("Pictures");
  const house = new File(["house"], "house.jpg");

  await newUser().upload(input, house);
  expect(onFiles).toHaveBeenLastCalledWith([house]);
  // A browser reports no change from a file to itself.
  expect(input.files).toHaveLength(0);
});

/** Browsers silently cut text pasted into a field with a limit; users must be told right away. */
it.each([
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

it("a field without a limit reports nothing", () => {
  render(<TextField label="Note" />);
  expect(screen.queryByRole("status")).toBeNull();
});

function Views() {
  const [view, setView] = useState<"grid" | "map">("grid");
  return (
    <SegmentedControl
      label="View"
      value={view}
      onChange={setView}
      options={[
        { value: "grid", label: "Grid View" },
        { value: "map", label: "Map View" },
      ]}
    />
  );
}
