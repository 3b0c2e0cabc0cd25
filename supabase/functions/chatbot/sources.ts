import { CHAT_LIMITS } from "../_shared/domain/site/errors/first-limits.ts";
import { type Source, tidyMessage } from "../_shared/domain/vesty/chat.ts";

const LONGEST_TITLE = 200;
const LONGEST_HREF = 300;

/**
 * An answer's sources, made storable. Owners write the titles, and none of them may make an answer
 * fail; nothing is dropped, because the answer's numbers count them.
 */
export function storableSources(sources: readonly Source[]): Source[] {
  return sources.slice(0, CHAT_LIMITS.sources).map(({ kind, title, href }) => ({
    kind,
    title: [...tidyMessage(title)].slice(0, LONGEST_TITLE).join("").trim() || kind,
    href: isSitePath(href) ? href : "/",
  }));
}

/** Checks, as private.are_chat_sources does, that no browser reads the path as another site's address. */
function isSitePath(href: string): boolean {
  return href.length <= LONGEST_HREF && /^\/([^/\\\s][^\\\s]*)?$/.test(href);
}
