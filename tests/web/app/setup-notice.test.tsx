import { render, screen } from "@testing-library/react";
import { SetupNotice } from "@web/app/setup-notice.tsx";
import { env } from "@web/lib/env.ts";
import { afterEach, expect, test } from "vitest";

const before = env.isConfigured;
afterEach(() => {
  Object.assign(env, { isConfigured: before });
});

test("tells a developer without a project what is missing", () => {
  Object.assign(env, { isConfigured: false });
  render(<SetupNotice />);
  expect(screen.getByRole("complementary", { name: "Setup" })).toHaveTextContent(
    "VITE_SUPABASE_URL",
  );
});

test("shows nothing when there is a project", () => {
  Object.assign(env, { isConfigured: true });
  const { container } = render(<SetupNotice />);
  expect(container).toBeEmptyDOMElement();
});
