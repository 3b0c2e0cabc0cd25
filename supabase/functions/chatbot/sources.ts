import { CHAT_LIMITS, type Source, tidyMessage } from "../_shared/domain/chat.ts";

const LONGEST_TITLE = 200;
const LONGEST_HREF = 300;

/**
 * What an answer rests on, as it may be stored. Titles are written by owners, and none of them may
 * cost an answer; nothing is left out, because the answer's numbers count them.
 */
export function storableSources(sources: readonly Source[]): Source[] {
  return sources.slice(0, CHAT_LIMITS.sources).map(({ kind, title, href }) => ({
    kind,
    title: [...tidyMessage(title)].slice(0, LONGEST_TITLE).join("").trim() || kind,
    href: isSitePath(href) ? href : "/",
  }));
}

/** As private.are_chat_sources: a path, which no browser takes for the address of another site. */
function isSitePath(href: string): boolean {
  return href.length <= LONGEST_HREF && /^\/([^/\\\s][^\\\s]*)?$/.test(href);
}
