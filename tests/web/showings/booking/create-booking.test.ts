import type { NewBooking } from "@domain/showings/booking-request.ts";
import { AppError } from "@domain/site/errors/errors.ts";
import { createBooking, sendBookingEmails } from "@web/api/showings/bookings.ts";
import { registerTokenSource } from "@web/api/site/auth/token.ts";
import { HttpResponse, http } from "msw";
import { afterEach, describe, expect, test } from "vitest";
import { functions, rest, startCloud } from "../../../support/web-cloud.ts";

const cloud = startCloud();

afterEach(() => registerTokenSource(async () => undefined));

const BOOKING: NewBooking = {
  id: "22222222-2222-4222-8222-222222222222",
  listing_id: "11111111-1111-4111-8111-111111111111",
  date: "2026-11-28",
  time: "10:00",
  visitor_name: "Jamie Rivera",
  visitor_email: "jamie@example.com",
  visitor_phone: "208 555 0142",
  agent_status: "non-agent",
  contact_method: "email",
  people: null,
  proof_id: null,
  special_requests: null,
};

function answer(status: number, body?: object | string) {
  const seen: Request[] = [];
  cloud.use(
    http.post(rest("bookings"), ({ request }) => {
      seen.push(request.clone());
      return typeof body === "string"
        ? new HttpResponse(body, { status })
        : HttpResponse.json(body ?? null, { status });
    }),
  );
  return seen;
}

const codeOf = (error: unknown) => (error instanceof AppError ? error.code : error);

describe("the request", () => {
  test("asks for nothing in return, as a visitor (docs/trust.md A11)", async () => {
    const seen = answer(201);
    await createBooking(BOOKING);
    const [request] = seen;
    expect(request?.headers.get("prefer") ?? "").not.toContain("representation");
    expect(request?.headers.get("apikey")).toBe("sb_publishable_for_tests");
    expect(request?.headers.get("authorization")).toBeNull();
    expect(await request?.json()).toEqual(BOOKING);
  });

  test("carries the signed-in user's token", async () => {
    const seen = answer(201);
    registerTokenSource(async () => "a-token");
    await createBooking(BOOKING);
    expect(seen[0]?.headers.get("authorization")).toBe("Bearer a-token");
  });
});

describe("the response", () => {
  test.each([
    [409, { code: "PT409", message: "follow_link_first" }, "follow_link_first"],
    [422, { code: "PT422", message: "date_not_bookable" }, "date_not_bookable"],
    [429, { code: "PT429", message: "too_many_bookings" }, "too_many_bookings"],
    [409, { code: "23505", message: 'constraint "bookings_one_live_per_slot"' }, "slot_taken"],
    [409, { code: "23505", message: 'constraint "something_else"' }, "booking_failed"],
    [400, { code: "23514", message: "violates check constraint" }, "booking_failed"],
    [403, { code: "42501", message: "row-level security" }, "forbidden"],
    [409, { code: "PT409", message: "already_stored" }, "already_stored"],
    [502, "<html>Bad gateway</html>", "outcome_unknown"],
    [500, "null", "outcome_unknown"],
  ])("%i %j becomes %s", async (status, body, code) => {
    answer(status, body);
    const failure = await createBooking(BOOKING).then(() => "no failure", codeOf);
    expect(failure).toBe(code);
  });
});

test("failing to send the emails now is not reported", async () => {
  cloud.use(http.post(functions("send-booking-emails"), () => HttpResponse.error()));
  await expect(sendBookingEmails(BOOKING.id)).resolves.toBeUndefined();
});
