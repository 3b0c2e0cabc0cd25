import type { MyTelephone } from "@domain/people/telephone.ts";
import { screen, waitFor, within } from "@testing-library/react";
import TelephoneLine from "@web/features/homes/listings/home/telephone-line.tsx";
import ProfileScreen from "@web/screens/profile-screen.tsx";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";
import { auth, DANA, rest, sessionOf, startCloud } from "../../../support/web-cloud.ts";
import { signedInWithProfile } from "./profile-cloud.ts";

const cloud = startCloud();
let telephone: MyTelephone;
let sent: unknown[];
let right: string;

beforeEach(async () => {
  await signedInWithProfile(cloud);
  telephone = { offered: true, number: "13035550100", confirmed_at: null };
  [sent, right] = [[], "123456"];
  cloud.use(
    http.post(rest("rpc/my_telephone"), () => HttpResponse.json(telephone)),
    http.put(auth("user"), async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(DANA);
    }),
    http.post(auth("verify"), async ({ request }) => {
      const { token, type, phone } = (await request.json()) as Record<string, string>;
      sent.push({ token, type, phone });
      if (token !== right)
        return HttpResponse.json(
          { code: 403, error_code: "otp_expired", msg: "Token has expired or is invalid" },
          { status: 403 },
        );
      telephone = { ...telephone, confirmed_at: "2026-11-29T12:00:00Z" };
      return HttpResponse.json(sessionOf(DANA));
    }),
  );
});

const section = async () =>
  within(await screen.findByRole("region", { name: "Prove your telephone" }));

test("the page of a home says since when its owner's telephone is confirmed, and no number", async () => {
  cloud.use(http.get(rest("rpc/telephone_shown"), () => HttpResponse.json("2026-11-20T12:00:00Z")));
  const { container } = renderWeb(<TelephoneLine id={DANA.id} />);
  expect(await screen.findByText("Telephone confirmed Nov 20, 2026")).toBeVisible();
  expect(container.textContent).not.toContain("303");
});

describe("proving a telephone", () => {
  test("takes a code and six digits; a wrong code keeps what was typed", async () => {
    const { user } = renderWeb(<ProfileScreen />, { path: "/profile" });
    const part = await section();
    await user.dblClick(part.getByRole("button", { name: "Send a code to +13035550100" }));
    const field = await part.findByLabelText("Six-digit code");
    expect(sent).toEqual([expect.objectContaining({ phone: "+13035550100" })]);
    expect(part.getByRole("button", { name: "Send another code" })).toBeDisabled();
    await user.type(field, "12");
    await user.click(part.getByRole("button", { name: "Confirm" }));
    expect(part.getByText("Please enter the six digits")).toBeVisible();
    await user.type(field, "3 999");
    await user.click(part.getByRole("button", { name: "Confirm" }));
    await part.findByText(/This code is not right/);
    expect(field).toHaveValue("123 999");
    await user.clear(field);
    await user.type(field, "123 456");
    await user.click(part.getByRole("button", { name: "Confirm" }));
    expect(await part.findByText("Telephone confirmed Nov 29, 2026")).toBeVisible();
    expect(sent.at(-1)).toEqual({
      ...{ token: "123456", type: "phone_change", phone: "+13035550100" },
    });
  });

  test("another code can be asked for after a minute", async () => {
    const { user } = renderWeb(<ProfileScreen />, { path: "/profile" });
    const part = await section();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    await user.click(part.getByRole("button", { name: /^Send a code/ }));
    await part.findByLabelText("Six-digit code");
    await vi.advanceTimersByTimeAsync(61_000);
    const again = part.getByRole("button", { name: "Send another code" });
    await waitFor(() => expect(again).toBeEnabled());
    await user.click(again);
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  test("a number that another account has proven is refused in our words", async () => {
    cloud.use(
      http.put(auth("user"), () =>
        HttpResponse.json({ code: 422, error_code: "phone_exists", msg: "x" }, { status: 422 }),
      ),
    );
    const { user } = renderWeb(<ProfileScreen />, { path: "/profile" });
    const part = await section();
    await user.click(part.getByRole("button", { name: /^Send a code/ }));
    expect(await part.findByText(/Another account has proven this number/)).toBeVisible();
    expect(part.queryByLabelText("Six-digit code")).toBeNull();
  });

  test("a profile without a mobile number says what is missing", async () => {
    telephone = { ...telephone, number: null };
    renderWeb(<ProfileScreen />, { path: "/profile" });
    const part = await section();
    expect(part.getByText(/Save a mobile number in your details first/)).toBeVisible();
    expect(part.queryByRole("button")).toBeNull();
  });

  test("a site that offers no proof shows nothing of it", async () => {
    telephone = { ...telephone, offered: false };
    renderWeb(<ProfileScreen />, { path: "/profile" });
    await screen.findByRole("region", { name: "Your details" });
    await screen.findByRole("region", { name: "Emails" });
    expect(screen.queryByText(/telephone/i)).toBeNull();
  });
});
