import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import {
  nameOfOther,
  type OwnConversation,
  otherInSentence,
  reportableMessages,
} from "@domain/talk/messages.ts";
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { ownKey } from "@web/api/site/cache/keys.ts";
import {
  conversationQuery,
  endConversation,
  messagesQuery,
  readMessages,
  sendMessage,
  showMessage,
} from "@web/api/talk/messages.ts";
import { BackLink } from "@web/components/back-link.tsx";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { InlineNotice, retryOf } from "@web/components/inline-notice.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { ReportButton } from "@web/components/report-button.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";
import { failureReason } from "@web/lib/failure-reason.ts";
import { MessagesSquare } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { Composer } from "./composer.tsx";
import { ConversationHead } from "./conversation-head.tsx";
import { EarlierButton } from "./earlier-button.tsx";
import { EndConversation } from "./end-conversation.tsx";
import { Timeline } from "./timeline.tsx";
import { useMessage } from "./use-message.ts";

/** One conversation: its home, its messages, and a field to reply. */
export function Thread({ userId, id }: { userId: string; id: string }) {
  const talk = useQuery(conversationQuery(userId, id));
  if (talk.data) return <KnownThread key={id} userId={userId} talk={talk.data} />;
  if (talk.isPending) return <ThreadSkeleton isInInbox />;
  if (talk.isError)
    return <LoadError level={1} title={ERRORS.messages_unavailable.text} query={talk} />;
  return (
    <EmptyState
      level={1}
      icon={<MessagesSquare />}
      title="We could not find this conversation"
      text="It belongs to another account, or the home was removed."
      action={<LinkButton to={paths.messages.href()}>All messages</LinkButton>}
    />
  );
}

function KnownThread({ userId, talk }: { userId: string; talk: OwnConversation }) {
  const client = useQueryClient();
  const query = useInfiniteQuery(messagesQuery(userId, talk.id));
  const messages = query.data?.pages.flat() ?? [];
  const latest = messages[0]?.n ?? 0;
  const end = useRef<HTMLDivElement>(null);
  useToEnd(end, latest);
  useReading(userId, talk, latest);
  const other = otherInSentence(talk);

  async function change(ends: boolean) {
    await endConversation(talk.id, ends);
    await client.invalidateQueries({ queryKey: ownKey(userId) });
  }

  return (
    <article aria-label={`Conversation with ${other}`} className={THREAD}>
      <ConversationHead
        talk={talk}
        isInInbox
        actions={
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {!talk.is_gone && (
              <ReportButton
                reported={{
                  kind: "person",
                  subject: `conversation:${talk.id}`,
                  name: nameOfOther(talk),
                  messages: reportableMessages(messages, talk.side),
                }}
              />
            )}
            <EndConversation
              hasEnded={talk.has_ended}
              canResume={talk.can_resume}
              other={nameOfOther(talk)}
              change={change}
            />
          </div>
        }
      />
      <Line>
        <EarlierButton query={query} className="pb-4">
          Earlier messages
        </EarlierButton>
        {query.isError && (
          <InlineNotice
            tone="error"
            title={ERRORS.messages_unavailable.text}
            action={retryOf(query)}
          >
            {failureReason(query.error)}
          </InlineNotice>
        )}
        {query.isPending ? (
          <MessagesSkeleton />
        ) : (
          <Timeline
            talk={{
              ...talk,
              sale: talk.home.status === "pending" ? { userId, homeId: talk.home.id } : undefined,
            }}
            messages={messages}
            isPartial={query.hasNextPage}
          />
        )}
        {/* The margin is the height of the field below it, on a phone. */}
        <div ref={end} className="scroll-mb-44 lg:scroll-mb-0" />
      </Line>
      <div className={FOOT}>
        {talk.can_write ? (
          <ThreadComposer userId={userId} id={talk.id} other={other} />
        ) : (
          <InlineNotice tone="info">
            {talk.has_ended ? ERRORS.conversation_ended.text : ERRORS.visitor_unreachable.text}
          </InlineNotice>
        )}
      </div>
    </article>
  );
}

function ThreadComposer({ userId, id, other }: { userId: string; id: string; other: string }) {
  const client = useQueryClient();
  const message = useMessage({
    userId,
    about: id,
    onSend: async (messageId, body) =>
      showMessage(client, userId, await sendMessage(messageId, id, body)),
    onStored: () => void client.invalidateQueries({ queryKey: ownKey(userId) }),
  });
  return (
    <Composer message={message} label={`Message to ${other}`} placeholder={`Write to ${other}`} />
  );
}

/** A message on the screen counts as read. */
function useReading(userId: string, talk: OwnConversation, latest: number): void {
  const client = useQueryClient();
  const told = useRef(0);
  useEffect(() => {
    function tell() {
      if (latest <= Math.max(told.current, talk.read_n) && talk.unread === 0) return;
      if (latest === 0 || latest === told.current || document.visibilityState === "hidden") return;
      told.current = latest;
      readMessages(talk.id, latest)
        .then(() => client.invalidateQueries({ queryKey: ownKey(userId) }))
        .catch(() => {
          // The next visit tries again.
          told.current = 0;
        });
    }
    tell();
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [client, userId, talk, latest]);
}

export function ThreadSkeleton({ isInInbox = false }: { isInInbox?: boolean }) {
  return (
    <LoadingGroup label="Loading the conversation..." className={THREAD}>
      <h1 className="sr-only">Messages</h1>
      {isInInbox && (
        <div className="lg:hidden">
          <BackLink to={paths.messages.href()}>All messages</BackLink>
        </div>
      )}
      <div className="flex gap-4 border-line border-b pb-4">
        <Skeleton className="size-16 rounded-sm" />
        <div className="grid flex-1 content-start gap-2">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-4 w-64 max-w-full" />
        </div>
      </div>
      <MessagesSkeleton />
    </LoadingGroup>
  );
}

function MessagesSkeleton() {
  return (
    <div className="grid gap-4 py-4">
      <Skeleton className="h-14 w-3/5 rounded-lg" />
      <Skeleton className="h-20 w-2/3 justify-self-end rounded-lg" />
      <Skeleton className="h-12 w-2/5 rounded-lg" />
    </div>
  );
}

/** The page scrolls on a phone; beside the inbox, the timeline scrolls by itself. */
export function Line({ children }: { children: ReactNode }) {
  return (
    <div
      role="log"
      aria-live="off"
      aria-label="What you wrote to each other"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
      tabIndex={0}
      className="flex-1 py-5 shadow-none! outline-line-strong -outline-offset-1 focus-visible:outline-1 lg:min-h-0 lg:overflow-y-auto lg:px-1"
    >
      {children}
    </div>
  );
}

export const THREAD = "flex min-h-full min-w-0 flex-col lg:h-full";
export const FOOT =
  // The field is always in view, so the margin that pages keep below a focused field would only move it.
  "[&_:is(textarea,button)]:-scroll-mb-32 sticky bottom-0 z-10 bg-paper pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] low:static lg:static";

/** Scrolls a timeline to its end when it opens and whenever a message is added there. */
function useToEnd(end: RefObject<HTMLElement | null>, latest: number): void {
  const shown = useRef(0);
  useLayoutEffect(() => {
    if (latest === shown.current) return;
    shown.current = latest;
    end.current?.scrollIntoView?.({ block: "nearest", behavior: "instant" });
  }, [end, latest]);
}
