import type { ListingStatus } from "@domain/homes/listings.ts";
import type { BookingStatus } from "@domain/showings/bookings.ts";
import { Badge, type BadgeTone } from "./badge.tsx";

/** The status of a showing or listing, in its color. An unknown one is shown as is. */
export function StatusBadge({ status }: { status: BookingStatus | ListingStatus | (string & {}) }) {
  const { tone, label } = lookUp(status);
  return (
    <Badge tone={tone} dot>
      {label}
    </Badge>
  );
}

const STATUSES: Record<BookingStatus | ListingStatus, { tone: BadgeTone; label: string }> = {
  pending: { tone: "amber", label: "Pending" },
  confirmed: { tone: "green", label: "Confirmed" },
  cancelled: { tone: "red", label: "Cancelled" },
  completed: { tone: "blue", label: "Completed" },
  draft: { tone: "neutral", label: "Draft" },
  active: { tone: "green", label: "Active" },
  sold: { tone: "blue", label: "Sold" },
  withdrawn: { tone: "neutral", label: "Withdrawn" },
};

function lookUp(status: string): { tone: BadgeTone; label: string } {
  const known = Object.entries(STATUSES).find(([name]) => name === status);
  return known?.[1] ?? { tone: "neutral", label: status };
}
