/** The room (ARCHITECTURE.md#rooms) to which a function of the platform belongs. */
export const FUNCTION_ROOMS: Record<string, string> = {
  chatbot: "vesty",
  dashboard: "people",
  documents: "papers",
  listings: "homes",
  news: "search",
  notifications: "people",
  parties: "sales",
  "saved-searches": "search",
  "send-booking-emails": "showings",
  stripe: "site",
  user: "people",
};
