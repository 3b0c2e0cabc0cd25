import { useEffect } from "react";

const SITE = "SelfNVest";

/**
 * Names the tab while a screen is there: "Available Properties · SelfNVest". A dialog with an
 * address of its own names it too, and gives the page's name back when it closes.
 */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    document.title = `${title} · ${SITE}`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
