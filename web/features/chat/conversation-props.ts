import type { ReactNode } from "react";

export type ConversationProps = {
  headingLevel?: 2 | 3;
  /** A heading on the page already names it. */
  hideHeading?: boolean;
  /** Opening questions, where nothing else suggests any. */
  starters?: readonly string[];
  /** Extra header buttons, e.g. the one that closes the panel. */
  headerExtra?: ReactNode;
  className?: string;
};
