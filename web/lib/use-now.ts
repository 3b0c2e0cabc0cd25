import { useEffect, useState } from "react";

const TICK_MS = 60_000;

/**
 * The current time, updated every minute, so that what expires on an open page shows as expired.
 */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
