import { screen, within } from "@testing-library/react";
import type { Showing } from "@web/api/showings/showings.ts";

/** A home as its owner's lists have it. */
export const OWN_HOME = {
  id: "11111111-1111-4111-8111-111111111111",
  title: "Sunny craftsman",
  address: "1418 Maple St",
  city: "Boise",
  state: "ID",
  zip_code: "83702",
  price: 485000,
  status: "active",
  time_zone: "America/Boise",
  images: [] as object[],
  availability: [] as { date: string; time_slots: string[] }[],
};

/** A showing as the owner sees it; name only what matters to the test. */
export function showing(number: number, facts: Partial<Showing> = {}): Showing {
  const { id, title, address, city, state, zip_code, time_zone, status } = OWN_HOME;
  const date = `2026-11-${String(21 + number).padStart(2, "0")}`;
  return {
    id: `22222222-2222-4222-8222-${String(number).padStart(12, "0")}`,
    listing_id: id,
    purpose: "showing",
    visitor_name: `Visitor ${number}`,
    visitor_email: `visitor${number}@example.com`,
    visitor_phone: "(208) 555-0142",
    date,
    time: "10:00:00",
    starts_at: `${date}T17:00:00+00:00`,
    ends_at: `${date}T18:00:00+00:00`,
    agent_status: "non-agent",
    contact_method: "email",
    special_requests: null,
    people: null,
    sequence: 0,
    proof_id: null,
    preapproved: false,
    status: "pending",
    created_at: "2026-11-20T00:00:00+00:00",
    updated_at: "2026-11-20T00:00:00+00:00",
    home: { id, title, address, city, state, zip_code, time_zone, status },
    proposals: [],
    feedback: null,
    ...facts,
  };
}

/** The texts of a list about the home or person in this heading, once it is there. */
export async function itemOf(name: string) {
  const item = (await screen.findByRole("heading", { name })).closest("li");
  if (!item) throw new Error(`${name} is in no list`);
  return within(item);
}
