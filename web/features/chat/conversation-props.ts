import type { ReactNode } from "react";

export type ConversationProps = {
  headingLevel?: 2 | 3;
  /** A heading of the page names it already. */
  hideHeading?: boolean;
  /** Questions to begin with, where nothing else suggests any. */
  starters?: readonly string[];
  /** More buttons for the head, e.g. the one that closes the panel. */
  headerExtra?: ReactNode;
  className?: string;
};
