import { useEffect, useState } from "react";

const TICK_MS = 60_000;

/** The time, minute by minute: what passes while a page is open is seen to be over. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
