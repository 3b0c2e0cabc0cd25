import { fireEvent, screen, waitFor } from "@testing-library/react";
import { MortgageRate } from "@web/features/site/operating/mortgage-rate.tsx";
import { useNamedRate, useOwnLoan } from "@web/session/own-loan.ts";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { renderWeb } from "../../support/render-web.tsx";
import { comesBack } from "../../support/returning-person.ts";
import { rest, startCloud } from "../../support/web-cloud.ts";

const cloud = startCloud();
type Rate = { percent: number; as_of: string; source: string } | null;
let stored: Rate;
let isDown: boolean;

beforeEach(async () => {
  await comesBack();
  stored = null;
  isDown = false;
  cloud.use(
    http.get(rest("rpc/mortgage_rate"), () =>
      isDown ? new HttpResponse(null, { status: 503 }) : HttpResponse.json(stored),
    ),
    http.post(rest("rpc/set_mortgage_rate"), async ({ request }) => {
      const said = (await request.json()) as Partial<NonNullable<Rate>>;
      stored = said.percent === undefined ? null : (said as Rate);
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

/** What a home says beside its price. */
function Loan() {
  return <p>{`${useOwnLoan().rate}% as of ${useNamedRate()?.asOf ?? "never"}`}</p>;
}

const open = () =>
  renderWeb(
    <>
      <MortgageRate />
      <Loan />
    </>,
    { path: "/operator" },
  );

test("an operator sets a rate with its day and source, and it holds everywhere", async () => {
  const { user } = open();
  expect(await screen.findByText(/^No mortgage rate is set/)).toBeVisible();
  expect(screen.getByText("4% as of never")).toBeVisible();
  await user.type(screen.getByLabelText("Interest, % a year"), "6.125");
  fireEvent.change(screen.getByLabelText("Published on"), { target: { value: "2026-03-05" } });
  await user.type(screen.getByLabelText("Source"), "Freddie Mac, 30-year fixed");
  await user.click(screen.getByRole("button", { name: "Set the rate" }));
  expect(
    await screen.findByText(/6.125%, as of Mar 5, 2026.*Source: Freddie Mac, 30-year fixed\.$/),
  ).toBeVisible();
  expect(screen.getByText("6.125% as of 2026-03-05")).toBeVisible();
  expect(stored).toEqual({
    ...{ percent: 6.125, as_of: "2026-03-05", source: "Freddie Mac, 30-year fixed" },
  });
  await user.click(screen.getByRole("button", { name: "Remove it" }));
  expect(await screen.findByText("4% as of never")).toBeVisible();
});

test("a rate that is no number is refused before it is sent", async () => {
  const { user } = open();
  await user.type(screen.getByLabelText("Interest, % a year"), "60");
  fireEvent.change(screen.getByLabelText("Published on"), { target: { value: "2026-03-05" } });
  await user.type(screen.getByLabelText("Source"), "A bank");
  await user.click(screen.getByRole("button", { name: "Set the rate" }));
  expect(await screen.findByText("Please enter a number from 0 to 25.")).toBeVisible();
  expect(stored).toBeNull();
});

test("a rate that was heard before holds while the site doesn't answer", async () => {
  stored = { percent: 6.5, as_of: "2026-03-05", source: "A bank" };
  const first = open();
  expect(await screen.findByText("6.5% as of 2026-03-05")).toBeVisible();
  first.unmount();
  isDown = true;
  open();
  await waitFor(() => expect(screen.getByText("6.5% as of 2026-03-05")).toBeVisible());
});
