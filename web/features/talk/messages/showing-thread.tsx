import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { otherInSentence, type ShowingConversation } from "@domain/talk/messages.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ownKey } from "@web/api/site/cache/keys.ts";
import { showingConversationQuery, writeToVisitor } from "@web/api/talk/messages.ts";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { Navigate, useNavigate } from "@web/lib/router.tsx";
import { CalendarX } from "lucide-react";
import { Composer } from "./composer.tsx";
import { ConversationHead } from "./conversation-head.tsx";
import { FOOT, Line, THREAD, ThreadSkeleton } from "./thread.tsx";
import { Timeline } from "./timeline.tsx";
import { useMessage } from "./use-message.ts";

/** The conversation with a showing's visitor, or a field to start one. */
export function ShowingThread({ userId, bookingId }: { userId: string; bookingId: string }) {
  const query = useQuery(showingConversationQuery(userId, bookingId));
  if (query.data?.id) return <Navigate to={paths.conversation.href(query.data.id)} />;
  if (query.data) return <NewThread userId={userId} bookingId={bookingId} visit={query.data} />;
  if (query.isPending) return <ThreadSkeleton />;
  if (query.isError)
    return <LoadError level={1} title={ERRORS.messages_unavailable.text} query={query} />;
  return (
    <EmptyState
      level={1}
      icon={<CalendarX />}
      title="We could not find this showing"
      text="Its listing was deleted, or it belongs to another account."
      action={<LinkButton to={paths.messages.href()}>All messages</LinkButton>}
    />
  );
}

function NewThread(props: { userId: string; bookingId: string; visit: ShowingConversation }) {
  const { userId, bookingId, visit } = props;
  const talk = { ...visit, side: "owner" as const };
  const other = otherInSentence(talk);
  const client = useQueryClient();
  const navigate = useNavigate();
  const message = useMessage({
    userId,
    about: bookingId,
    onSend: async (id, body) => {
      const { conversation_id } = await writeToVisitor(id, bookingId, body);
      void client.invalidateQueries({ queryKey: ownKey(userId) });
      void navigate(paths.conversation.href(conversation_id), { replace: true });
    },
  });
  return (
    <article aria-label={`Conversation with ${other}`} className={THREAD}>
      <ConversationHead talk={talk} isInInbox />
      <Line>
        <Timeline talk={talk} messages={[]} />
      </Line>
      <div className={FOOT}>
        {visit.can_write ? (
          <Composer
            isFirst
            message={message}
            label={`Message to ${other}`}
            placeholder={`Write to ${other}. They can read it with the link in our email, or in their account.`}
          />
        ) : (
          <InlineNotice tone="info">{ERRORS.visitor_unreachable.text}</InlineNotice>
        )}
      </div>
    </article>
  );
}
