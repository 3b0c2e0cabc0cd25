import { useQuery } from "@tanstack/react-query";
import { chatLimitsQuery } from "@web/api/chat.ts";
import { useNow } from "@web/lib/use-now.ts";
import { useEffect } from "react";

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
