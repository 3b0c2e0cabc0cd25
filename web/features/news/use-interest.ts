import { useEffect, useState } from "react";

/** Somebody who is still here after that reads. */
export const INTEREST_MS = 30_000;
/** Of the way down the page. */
const HALF = 0.5;

/** True once somebody has seen half of the page, or has stayed for half a minute. */
export function useInterest(): boolean {
  const [isInterested, setIsInterested] = useState(false);
  useEffect(() => {
    if (isInterested) return;
    const timer = setTimeout(() => setIsInterested(true), INTEREST_MS);
    const look = () => {
      if (isPastHalf()) setIsInterested(true);
    };
    window.addEventListener("scroll", look, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("scroll", look);
    };
  }, [isInterested]);
  return isInterested;
}

function isPastHalf(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  const way = scrollHeight - clientHeight;
  return way > 0 && window.scrollY / way > HALF;
}
