import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import {
  type LinkedConversation,
  nameOfOther,
  otherInSentence,
  reportableMessages,
} from "@domain/talk/messages.ts";
import { REPORT_TEXTS } from "@domain/talk/reports.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { showAnswer } from "@web/api/site/cache/show-answer.ts";
import { endByLink, linkedConversationQuery, writeByLink } from "@web/api/talk/messages.ts";
import { InlineNotice, retryOf } from "@web/components/inline-notice.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { ReportButton } from "@web/components/report-button.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { failureReason } from "@web/lib/failure-reason.ts";
import { Composer } from "./composer.tsx";
import { EndConversation } from "./end-conversation.tsx";
import { Timeline } from "./timeline.tsx";
import { useMessage } from "./use-message.ts";

/** Messages with the owner on a showing's page, without an account. */
export function LinkedMessages({ token }: { token: string }) {
  const query = useQuery(linkedConversationQuery(token));
  if (query.data === null) return null;
  return (
    <TitledSection className="grid gap-5 border-line border-t pt-7" title="Messages">
      {query.data ? (
        <LinkedThread token={token} talk={query.data} />
      ) : query.isError ? (
        <InlineNotice tone="error" title={ERRORS.messages_unavailable.text} action={retryOf(query)}>
          {failureReason(query.error)}
        </InlineNotice>
      ) : (
        <LoadingGroup label="Loading your messages..." shapes={["h-28 rounded-lg"]} />
      )}
    </TitledSection>
  );
}

/** A conversation opened by link: its messages, and a field to reply. */
export function LinkedThread({ token, talk }: { token: string; talk: LinkedConversation }) {
  const client = useQueryClient();
  const other = nameOfOther(talk);
  const message = useMessage({
    userId: null,
    // Drafts are stored under this. The token would be unsafe there: it works like a password.
    about: talk.id ?? talk.home.id,
    onSend: async (id, body) => show(await writeByLink(token, id, body)),
    onStored: () => void client.invalidateQueries(linkedConversationQuery(token)),
  });

  function show(answer: LinkedConversation | null) {
    showAnswer(client, linkedConversationQuery(token), answer);
  }

  const isUsedUp = talk.answers_left === 0;
  return (
    <div className="grid gap-5">
      {talk.messages.length > 0 && (
        <Timeline
          talk={{ ...talk, token }}
          messages={talk.messages}
          isPartial={talk.answers_left !== null}
        />
      )}
      {isUsedUp ? (
        <InlineNotice tone="info">{ERRORS.message_link_used.text}</InlineNotice>
      ) : talk.can_write ? (
        <Composer
          isFirst={talk.messages.length === 0}
          message={message}
          label={`Message to ${otherInSentence(talk)}`}
          placeholder={
            talk.messages.length > 0
              ? `Write to ${otherInSentence(talk)}`
              : "Is there anything you want to know?"
          }
        />
      ) : (
        <InlineNotice tone="info">
          {talk.has_ended ? ERRORS.conversation_ended.text : ERRORS.home_takes_no_messages.text}
        </InlineNotice>
      )}
      {talk.messages.length > 0 && (
        <ReportButton
          reported={{
            kind: "person",
            subject: "link",
            name: other,
            messages: reportableMessages(talk.messages, talk.side),
            token,
          }}
          label={REPORT_TEXTS.titles.person}
          className="justify-self-start"
        />
      )}
      {typeof talk.answers_left !== "number" && talk.id && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-soft text-sm">
            {talk.is_member ? (
              <>
                It is in <TextLink to={paths.conversation.href(talk.id)}>your messages</TextLink>,
                too.
              </>
            ) : (
              <>
                <TextLink to={paths.login.href({ mode: "signup", next: paths.messages.href() })}>
                  Sign up
                </TextLink>{" "}
                with the address you booked with, and this conversation moves to your account.
              </>
            )}
          </p>
          <EndConversation
            hasEnded={talk.has_ended}
            canResume={talk.can_resume}
            other={other}
            change={async (ends) => show(await endByLink(token, ends))}
          />
        </div>
      )}
    </div>
  );
}
