import { fireEvent, screen } from "@testing-library/react";
import { SavingsCalculator } from "@web/features/site/landing/savings-calculator.tsx";
import { expect, test } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";

const result = () => screen.getByText(/^stays with you on/).parentElement;

test("starts with the example, and states its assumptions", () => {
  renderWeb(<SavingsCalculator />);
  expect(result()).toHaveTextContent("$15,000 stays with you on $500,000");
  expect(screen.getByText(/^Assumes a total commission of 6%/)).toHaveTextContent(
    "$30,000 in commission, less $15,000 to the buyer's agent.",
  );
  expect(screen.queryByText(/^You would keep/)).toBeNull();
  expect(screen.queryByRole("button", { name: "Back to the example" })).toBeNull();
});

test("uses the visitor's price and rates, and announces the result once typing stops", async () => {
  const { user } = renderWeb(<SavingsCalculator />);
  await retype(user, "Your price, $", "$1,250,000");
  await retype(user, "Commission with agents, %", "5.5");
  await retype(user, "Offered to a buyer's agent, %", "0");
  expect(result()).toHaveTextContent("$68,750 stays with you on $1,250,000");
  expect(screen.getByText(/^Assumes/)).toHaveTextContent(
    /^Assumes a total commission of 5\.5% .* you pay no buyer's agent.*\$68,750 in commission\.$/,
  );
  expect(await screen.findByText("You would keep $68,750 on $1,250,000.")).toHaveAttribute(
    "role",
    "status",
  );
});

test("keeps the slider and the field in sync", async () => {
  const { user } = renderWeb(<SavingsCalculator />);
  const slider = screen.getByRole("slider", { name: "Your price, slider" });
  fireEvent.change(slider, { target: { value: "800000" } });
  expect(screen.getByRole("textbox", { name: "Your price, $" })).toHaveValue("800,000");
  expect(result()).toHaveTextContent("$24,000 stays with you on $800,000");

  await retype(user, "Your price, $", "3000000");
  expect(slider).toHaveValue("2000000");
  expect(slider).toHaveAttribute("aria-valuetext", "$3,000,000");
});

test("explains invalid input, and leaves no misleading total", async () => {
  const { user } = renderWeb(<SavingsCalculator />);
  await retype(user, "Commission with agents, %", "60");
  const field = screen.getByRole("textbox", { name: "Commission with agents, %" });
  expect(field).toHaveAccessibleDescription("0 to 15");
  const sum = screen.getByText("Please correct the marked field.").parentElement;
  expect(sum).toHaveTextContent(/^–/);
  expect(screen.queryByText(/\$15,000|Assumes/)).not.toBeInTheDocument();
  await retype(user, "Commission with agents, %", "6");
  expect(result()).toHaveTextContent("$15,000");
});

test("shows no savings when the buyer's agent gets more than both agents would", async () => {
  const { user } = renderWeb(<SavingsCalculator />);
  await retype(user, "Offered to a buyer's agent, %", "9");
  expect(result()).toHaveTextContent("$0 stays with you");
  await user.click(screen.getByRole("button", { name: "Back to the example" }));
  expect(result()).toHaveTextContent("$15,000 stays with you on $500,000");
});

type User = ReturnType<typeof renderWeb>["user"];

async function retype(user: User, name: string, text: string): Promise<void> {
  const field = screen.getByRole("textbox", { name });
  await user.clear(field);
  await user.type(field, text);
}
