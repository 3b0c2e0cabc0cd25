import { screen, within } from "@testing-library/react";
import { Footer } from "@web/app/footer.tsx";
import { env } from "@web/lib/env.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";

afterEach(() => {
  env.socialLinks = [];
});

describe("Footer", () => {
  it("has the legal column and the copyright line", () => {
    renderWeb(<Footer />);
    const legal = within(screen.getByRole("navigation", { name: "Legal" }));
    expect(legal.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("href", "/privacy");
    expect(legal.getByRole("link", { name: "Terms of Service" })).toHaveAttribute("href", "/terms");
  });

  it.each([
    ["2025-12-31T12:00:00Z", "© 2025 SelfNVest. All rights reserved."],
    ["2026-11-24T12:00:00Z", "© 2025–2026 SelfNVest. All rights reserved."],
  ])("the footer on %s shows %s", (now, text) => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });
    renderWeb(<Footer />);
    expect(screen.getByText(text)).toBeVisible();
  });

  it("links to configured social pages and no others", () => {
    const { unmount } = renderWeb(<Footer />);
    expect(screen.queryByRole("link", { name: /LinkedIn/ })).toBeNull();
    unmount();
    env.socialLinks = [{ name: "LinkedIn", url: "https://www.linkedin.com/company/homes" }];
    renderWeb(<Footer />);
    const link = screen.getByRole("link", { name: /^LinkedIn\s*\(opens in a new tab\)$/ });
    expect(link).toHaveAttribute("href", "https://www.linkedin.com/company/homes");
    expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"));
  });
});
