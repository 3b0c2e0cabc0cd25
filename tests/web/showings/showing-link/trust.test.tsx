import { screen } from "@testing-library/react";
import TrustPage from "@web/features/showings/trust/trust-page.tsx";
import { beforeEach, expect, test } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";
import { type Call, notedIn, startCloud } from "../../../support/web-cloud.ts";

const cloud = startCloud();
let asked: { inviter: string | null; name: string; agreed: boolean } | null;
let calls: Call[];

beforeEach(() => {
  calls = [];
  asked = { inviter: "Olive Owens", name: "Tess", agreed: false };
  const rpc = notedIn(calls);
  cloud.use(
    rpc("trust_by_token", () => asked),
    rpc("answer_trust", ({ agrees }) => {
      asked = agrees && asked ? { ...asked, agreed: true } : null;
      return { agreed: agrees };
    }),
  );
});

test("a person of trust reads who asks, agrees, and stops it later", async () => {
  const { user } = renderWeb(<TrustPage token="a-token" />);
  await screen.findByRole("heading", { name: "Olive Owens trusts you" });
  await user.click(screen.getByRole("button", { name: "Yes, email me" }));
  expect(await screen.findByText(/^You agreed/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Stop these emails" }));
  expect(await screen.findByText("You get no more of these emails")).toBeVisible();
  expect(calls.flatMap(({ body }) => ("agrees" in body ? [body.agrees] : []))).toEqual([
    true,
    false,
  ]);
});

test("a link that has ended says that no emails come", async () => {
  asked = null;
  renderWeb(<TrustPage token="a-token" />);
  expect(await screen.findByText("This link has ended")).toBeVisible();
});
