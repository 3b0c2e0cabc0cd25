import { useLayoutEffect } from "react";

const SITE = "SelfNVest";

/**
 * Names the tab while a screen is mounted: "Available Properties · SelfNVest". A dialog with its
 * own address names it too, and restores the page's title when it closes.
 */
export function usePageTitle(title: string | undefined): void {
  // A layout effect, so that the title changes together with the screen.
  useLayoutEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    document.title = `${title} · ${SITE}`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
