import { paths } from "@domain/site/paths.ts";
import type { ChatLimits } from "@domain/vesty/chat.ts";
import { useQuery } from "@tanstack/react-query";
import { chatLimitsQuery } from "@web/api/vesty/chat.ts";
import { TextLink } from "@web/components/text-link.tsx";
import { clock, isToday } from "@web/lib/clock.ts";
import { useNow } from "@web/lib/use-now.ts";
import { useEffect } from "react";

/** Below this, the remaining messages are shown. */
function isLow({ remaining, limit }: ChatLimits): boolean {
  return remaining <= Math.max(3, Math.ceil(limit / 10));
}

/**
 * Today's remaining allowance: hidden while there is plenty, with a way to get more when it runs
 * low.
 */
export function LimitsLine({ limits, now }: { limits: ChatLimits | undefined; now: Date }) {
  if (!limits || !isLow(limits)) return null;
  const { remaining, limit, resets_at, plan } = limits;
  const isOver = new Date(resets_at) <= now;
  if (isOver) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-ink-soft text-xs">
      {remaining > 0 ? (
        <span>
          {remaining} of {limit} messages left today
        </span>
      ) : (
        <span className="text-amber">
          You have used all {limit} of today's messages. New ones come {whenText(resets_at, now)}.
        </span>
      )}
      {plan !== "premium" && (
        <TextLink to={paths.choosePlan.href()} className="inline-flex min-h-6 items-center">
          {remaining > 0 ? "See plans" : "Get more with a plan"}
        </TextLink>
      )}
    </p>
  );
}

/** Days end in UTC, but people read their own clock: "today at 5:00 PM". */
function whenText(instant: string, now: Date): string {
  return `${isToday(instant, now) ? "today" : "tomorrow"} at ${clock(instant)}`;
}

/** Today's remaining allowance, refetched when the day ends. */
export function useLimits(userId: string | null) {
  const now = useNow();
  const { data, refetch } = useQuery({
    ...chatLimitsQuery(userId ?? ""),
    enabled: userId !== null,
  });
  const isOver = data !== undefined && new Date(data.resets_at) <= now;
  useEffect(() => {
    if (isOver) void refetch();
  }, [isOver, refetch]);
  return { limits: data, now, isUsedUp: data?.remaining === 0 && !isOver };
}
