import Conversation from "./conversation.tsx";

/** The conversation in the floating panel, which has its own close button. */
export default function WidgetConversation() {
  return (
    <Conversation
      starters={STARTERS}
      headerExtra={<span aria-hidden="true" className="w-9 shrink-0 pointer-coarse:w-11" />}
    />
  );
}

/** Common questions that the handbook answers. */
const STARTERS = [
  "How do I find the right price for my home?",
  "What should I repair before I list?",
  "What do I have to tell a buyer?",
] as const;
