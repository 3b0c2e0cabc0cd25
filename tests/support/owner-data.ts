import type { OwnListing } from "../../supabase/functions/chatbot/assistant/data/listings.ts";
import type { OwnShowing } from "../../supabase/functions/chatbot/assistant/data/showings.ts";
import type { OwnerData } from "../../supabase/functions/chatbot/assistant/owner-data.ts";
import { EVERYTHING_SAID } from "./listing-fields.ts";

export const HOME_ID = "5b8f7a52-5f3e-4d8e-9f58-0b6a4f3c2d11";

/** A home as the assistant reads it, with the test's changes. */
export function ownListing(fields: Partial<OwnListing> = {}): OwnListing {
  return {
    id: HOME_ID,
    user_id: "aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa",
    ...EVERYTHING_SAID,
    price: 485_000,
    bedrooms: 3,
    bathrooms: 2,
    sqft: 1_840,
    lot_size: null,
    year_built: 1924,
    description: "A quiet street.",
    features: ["Porch"],
    status: "active",
    time_zone: "America/Boise",
    published_at: "2026-11-10T12:00:00Z",
    created_at: "2026-11-01T12:00:00Z",
    photos: 12,
    prices: [],
    views: 40,
    viewsThisWeek: 12,
    savesThisWeek: 3,
    ...fields,
  };
}

export function ownShowing(fields: Partial<OwnShowing> = {}): OwnShowing {
  return {
    id: "0b0b0b0b-0b0b-4b0b-8b0b-0b0b0b0b0b0b",
    purpose: "showing",
    listing_id: HOME_ID,
    date: "2026-11-28",
    time: "10:00:00",
    starts_at: "2026-11-28T17:00:00Z",
    status: "pending",
    visitor_name: "Maria Lopez",
    agent_status: "non-agent",
    special_requests: null,
    preapproved: false,
    no_show: false,
    cancelled_by: null,
    ...fields,
  };
}

/** An owner's data without a database; only what the test provides. */
export function ownerData(data: Partial<OwnerData> = {}): OwnerData {
  const nothing = { low: 0, right: 0, high: 0 };
  return {
    listings: async () => [],
    showings: async () => [],
    feedback: async () => ({
      count: 0,
      impression: null,
      price: nothing,
      offer: { yes: 0, maybe: 0, no: 0 },
      notes: [],
    }),
    availability: async () => [],
    offers: async () => null,
    timeline: async () => ({ steps: [], ticked: [] }),
    sales: async () => [],
    documents: async () => [],
    similar: async () => [],
    buying: async () => NOTHING_BOUGHT,
    search: async () => ({ listings: [], total: 0, more: false, next_cursor: null }),
    favorites: async () => [],
    places: async () => [],
    handbook: async () => [],
    ...data,
  };
}

export const NOTHING_BOUGHT = {
  showing: null,
  offers: [],
  questions: [],
  searches: [],
  prices: [],
};
