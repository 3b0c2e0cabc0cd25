import { Conversation } from "./conversation.tsx";

/** The conversation as the floating panel shows it, which has its own button to close it. */
export default function WidgetConversation() {
  return (
    <Conversation
      starters={STARTERS}
      headerExtra={<span aria-hidden="true" className="w-9 shrink-0 pointer-coarse:w-11" />}
    />
  );
}

/** Answered by the handbook, and what people ask first. */
const STARTERS = [
  "How do I find the right price for my home?",
  "What should I repair before I list?",
  "What do I have to tell a buyer?",
] as const;
