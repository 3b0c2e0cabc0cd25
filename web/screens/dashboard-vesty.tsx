import { LazyPart } from "@web/components/error-boundary.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { Suggestions } from "@web/features/people/dashboard/suggestions.tsx";
import { askVesty } from "@web/features/vesty/chat/ask-vesty.ts";
import { arrivingCode } from "@web/lib/new-version.ts";
import { useLocation, useNavigate } from "@web/lib/router.tsx";
import { useNear } from "@web/lib/use-near.ts";
import { lazy, useEffect } from "react";

const Conversation = lazy(() => arrivingCode(import("@web/features/vesty/chat/conversation.tsx")));

/** The conversation is below the first screen on a phone and loads only for people who scroll to it. */
const LOAD_AHEAD_PX = 100;

/** Vesty's suggestions and the conversation. If it fails, the rest of the page is unaffected. */
export default function DashboardVesty({ userId }: { userId: string }) {
  const [conversation, isNear] = useNear<HTMLDivElement>(LOAD_AHEAD_PX);
  useAskedInAddress();

  function handleAsk(prompt: string) {
    conversation.current?.scrollIntoView?.({ block: "nearest" });
    askVesty(prompt);
  }

  return (
    <div className="grid gap-y-6 border-line lg:grid-cols-[22rem_minmax(0,1fr)] lg:border-y">
      <div className="min-w-0 lg:pr-10">
        {/* As tall as the conversation's header beside it. */}
        <h2 className="flex items-center font-display font-medium text-subheading max-lg:mb-4 lg:min-h-14 lg:border-line lg:border-b">
          Ask Vesty
        </h2>
        <Suggestions userId={userId} onAsk={handleAsk} />
      </div>
      <div
        ref={conversation}
        // Full width on a phone, so that its text lines up with the page's.
        className="-mx-4 h-[min(34rem,calc(100dvh-8rem))] min-h-[26rem] min-w-0 scroll-mt-20 scroll-mb-24 border-line max-lg:border-y sm:mx-0 lg:border-l"
      >
        <LazyPart title="Vesty could not be loaded" skeleton={<ConversationSkeleton />}>
          {isNear ? <Conversation /> : <ConversationSkeleton />}
        </LazyPart>
      </div>
    </div>
  );
}

/** `?ask=…` fills the composer; a link must never spend a message. */
function useAskedInAddress(): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const question = new URLSearchParams(search).get("ask");
  useEffect(() => {
    if (question === null) return;
    const rest = new URLSearchParams(search);
    rest.delete("ask");
    const text = rest.toString();
    void navigate(pathname + (text && `?${text}`), { replace: true, state });
    if (question.trim() !== "") askVesty(question, { send: false });
  }, [question, pathname, search, state, navigate]);
}

function ConversationSkeleton() {
  return (
    <LoadingGroup
      label="Loading Vesty..."
      className="flex h-full flex-col gap-6"
      shapes={["h-10 w-40", "h-24 w-full max-w-xl", "mt-auto h-24 w-full"]}
    />
  );
}
