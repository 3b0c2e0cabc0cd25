import type { Safety } from "@domain/showings/check-ins.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { safetyQuery } from "@web/api/showings/check-ins.ts";
import { useIsOnline } from "@web/lib/network-status.ts";
import { useWork } from "@web/lib/use-work.ts";
import { useState } from "react";

/**
 * An owner's timers, and what is pressed about them. Nothing is shown before the server has answered. Without a network,
 * a press says right away what it did not do.
 */
export function useSafety(userId: string) {
  const client = useQueryClient();
  const options = safetyQuery(userId);
  const { data } = useQuery(options);
  const isOnline = useIsOnline();
  const work = useWork();
  const [unsent, setUnsent] = useState<string | null>(null);

  /** @param without what is true if the press doesn't reach the server. */
  async function press(name: string, without: string, send: () => Promise<Safety>) {
    setUnsent(null);
    if (!isOnline) {
      work.forgetFailure();
      setUnsent(without);
      return false;
    }
    const isDone = await work.run(
      name,
      async () => {
        await client.cancelQueries({ queryKey: options.queryKey });
        client.setQueryData(options.queryKey, await send());
      },
      "safety_unavailable",
    );
    if (!isDone) {
      void client.invalidateQueries({ queryKey: options.queryKey });
      setUnsent(without);
    }
    return isDone;
  }

  return {
    safety: data,
    doing: work.doing,
    /** Why the last press failed. */
    failure:
      work.failure === null || AWAY.includes(work.failure.code)
        ? unsent
        : ERRORS[work.failure.code].text,
    press,
  };
}

/** The failures after which the server says nothing about what runs. */
const AWAY: string[] = ["network", "outcome_unknown", "safety_unavailable", "unavailable"];
