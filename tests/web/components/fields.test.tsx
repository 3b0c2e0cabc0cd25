import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Checkbox } from "@web/components/checkbox.tsx";
import { PasswordField } from "@web/components/password-field.tsx";
import { SegmentedControl } from "@web/components/segmented-control.tsx";
import { SelectField } from "@web/components/select-field.tsx";
import { TextArea } from "@web/components/text-area.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { useState } from "react";
import { describe, expect, it } from "vitest";

describe("fields", () => {
  it("are named by their label and described by hint and error", () => {
    render(
      <TextField label="Email" hint="The owner answers there." error="Please enter an address" />,
    );
    const input = screen.getByRole("textbox", { name: "Email" });
    expect(input).toHaveAccessibleDescription("The owner answers there. Please enter an address");
    expect(input).toBeInvalid();
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

  it("a segmented control is operated with the arrow keys", async () => {
    render(<Views />);
    expect(screen.getByRole("group", { name: "View" })).toBeVisible();
    await userEvent.tab();
    expect(screen.getByRole("radio", { name: "Grid View" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    expect(screen.getByRole("radio", { name: "Map View" })).toBeChecked();
  });
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
