import { readFileSync } from "node:fs";
import { screen } from "@testing-library/react";
import NotFoundScreen from "@web/screens/not-found-screen.tsx";
import { expect, test } from "vitest";
import { renderWeb } from "../../support/render-web.tsx";
import { startCloud } from "../../support/web-cloud.ts";

startCloud();

test("the page for a new password doesn't run the site, whose code it may load", async () => {
  const html = readFileSync("web/pages/reset-password.html", "utf8");
  document.body.innerHTML = /<body>([\s\S]*)<\/body>/.exec(html)?.[1] ?? "";
  document.title = "Choose a new password";
  const root = document.getElementById("root");
  await import("@web/main.tsx");
  await import("@web/reset-password.tsx");
  await screen.findByRole("heading", { name: "Choose a new password" });
  expect(root?.querySelectorAll("header")).toHaveLength(1);
  expect(screen.queryByRole("navigation")).toBeNull();
  expect(document.title).toBe("Choose a new password");
});

test("an unknown address tells search engines not to keep it", () => {
  renderWeb(<NotFoundScreen />, { path: "/nowhere" });
  const robots = document.querySelector('meta[name="robots"]');
  expect(robots).toHaveAttribute("content", "noindex");
});
