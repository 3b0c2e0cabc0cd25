import { WAITING_TEXTS } from "@domain/waiting.ts";
import { useQuery } from "@tanstack/react-query";
import { waitingCountQuery } from "@web/api/waiting.ts";
import { Hourglass } from "lucide-react";

/** How many wait for times; nobody learns who. Hidden while there are none. */
export function WaitingCount({ userId, listingId }: { userId: string; listingId: string }) {
  const { data: people = 0 } = useQuery(waitingCountQuery(userId, listingId));
  if (people === 0) return null;
  return (
    <p className="flex items-start gap-2.5 text-sm">
      <Hourglass aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-clay" />
      <span>
        <span className="font-medium">{WAITING_TEXTS.count(people)}.</span>{" "}
        <span className="text-ink-soft">They are told once you offer more.</span>
      </span>
    </p>
  );
}
