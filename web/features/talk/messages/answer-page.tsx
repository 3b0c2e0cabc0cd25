import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { formatCount } from "@domain/site/text/format.ts";
import { otherInSentence } from "@domain/talk/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { linkedConversationQuery } from "@web/api/talk/messages.ts";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { Link2Off } from "lucide-react";
import { ConversationHead } from "./conversation-head.tsx";
import { LinkedThread } from "./linked-messages.tsx";
import { ThreadSkeleton } from "./thread.tsx";

/** A quick answer, by the link in the mail about a message and without signing in. */
export default function AnswerPage({ token }: { token: string }) {
  const query = useQuery({ ...linkedConversationQuery(token), enabled: token !== "" });
  const { data: talk } = query;
  if (token === "" || talk === null)
    return (
      <EmptyState
        level={1}
        icon={<Link2Off />}
        title="This link has expired"
        text={ERRORS.message_link_unknown.text}
        action={<LinkButton to={paths.messages.href()}>Open your messages</LinkButton>}
      />
    );
  if (!talk) {
    if (!query.isError) return <ThreadSkeleton />;
    return <LoadError level={1} title={ERRORS.messages_unavailable.text} query={query} />;
  }
  const left = talk.answers_left ?? 0;
  return (
    <article aria-label={`Conversation with ${otherInSentence(talk)}`} className="grid gap-6">
      <ConversationHead talk={talk} />
      <LinkedThread token={token} talk={talk} />
      <p className="text-ink-soft text-sm">
        {left > 0 && `${formatCount(left, "answer")} left through this link. `}
        The whole conversation is in{" "}
        <TextLink to={talk.id ? paths.conversation.href(talk.id) : paths.messages.href()}>
          your messages
        </TextLink>
        .
      </p>
    </article>
  );
}
