import { useEffect, useState } from "react";

export const INTEREST_MS = 30_000;

/** True once the visitor has scrolled half the page or stayed for half a minute. */
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
  return way > 0 && window.scrollY > way / 2;
}
