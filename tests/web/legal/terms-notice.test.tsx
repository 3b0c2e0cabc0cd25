import { screen } from "@testing-library/react";
import { SignUpForm } from "@web/features/sign-in/sign-up-form.tsx";
import { expect, it } from "vitest";
import { renderWeb } from "../../support/render-web.tsx";

it.each([
  ["Terms of Service", "/terms"],
  ["Privacy Policy", "/privacy"],
])("signing up links to the %s without losing the form", (name, href) => {
  renderWeb(<SignUpForm onCheckEmail={() => {}} />);
  const link = screen.getByRole("link", {
    name: new RegExp(`^${name}\\s*\\(opens in a new tab\\)$`),
  });
  expect(link).toHaveAttribute("href", href);
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener");
});
