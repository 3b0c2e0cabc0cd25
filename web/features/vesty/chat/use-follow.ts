import { watchSize } from "@web/lib/browser-features.ts";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** A distance this close to the end counts as being there, in px. */
const NEAR_PX = 64;

/**
 * Keeps the end of a growing text in view unless the reader has scrolled back: then nothing moves,
 * and `hasNews` says that there is more below.
 */
export function useFollow(box: RefObject<HTMLElement | null>, content: RefObject<Element | null>) {
  const isFollowing = useRef(true);
  /** The place to which we have scrolled. */
  const ownTop = useRef<number>(undefined);
  const [hasNews, setNews] = useState(false);

  const toEnd = useCallback(() => {
    isFollowing.current = true;
    setNews(false);
    const element = box.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    ownTop.current = element.scrollTop;
  }, [box]);

  useEffect(() => {
    const [outer, inner] = [box.current, content.current];
    if (!outer || !inner) return;
    let height = inner.scrollHeight;
    const observer = watchSize(() => {
      const hasGrown = inner.scrollHeight > height;
      height = inner.scrollHeight;
      if (isFollowing.current) {
        outer.scrollTop = outer.scrollHeight;
        ownTop.current = outer.scrollTop;
      } else if (hasGrown) setNews(true);
    });
    observer?.observe(inner);
    // A growing composer or the on-screen keyboard shrinks the room for the text.
    observer?.observe(outer);
    return () => observer?.disconnect();
  }, [box, content]);

  function onScroll() {
    const element = box.current;
    if (!element) return;
    const below = element.scrollHeight - element.scrollTop - element.clientHeight;
    // On a slow device the text has grown again before our own scrolling is reported, which no reader did.
    const isOurs = isFollowing.current && element.scrollTop === ownTop.current;
    if (!isOurs) isFollowing.current = below < NEAR_PX;
    if (isFollowing.current) setNews(false);
  }

  return { hasNews, toEnd, onScroll };
}
