import { STARTERS, sideOfPage } from "@domain/vesty/starters.ts";
import { useLocation } from "@web/lib/router.tsx";
import Conversation from "./conversation.tsx";

/** The conversation in the floating panel, which has its own close button. */
export default function WidgetConversation() {
  const { pathname } = useLocation();
  return (
    <Conversation
      starters={STARTERS[sideOfPage(pathname)]}
      headerExtra={<span aria-hidden="true" className="w-9 shrink-0 pointer-coarse:w-11" />}
    />
  );
}
