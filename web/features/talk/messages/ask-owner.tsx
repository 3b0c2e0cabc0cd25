import { paths } from "@domain/site/paths.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ownKey } from "@web/api/site/cache/keys.ts";
import { askOwner, conversationAboutQuery } from "@web/api/talk/messages.ts";
import { LinkButton } from "@web/components/link-button.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { useBackgroundState } from "@web/lib/background-location.ts";
import { notify } from "@web/lib/notices.ts";
import { useNavigate } from "@web/lib/router.tsx";
import { useSession } from "@web/session/session.ts";
import { Composer } from "./composer.tsx";
import { useMessage } from "./use-message.ts";

/**
 * The form on a home's page for a question to its owner. Visitors write first and sign in afterwards; what
 * they wrote is still there afterwards.
 *
 * @param props.question a question that the page could not answer.
 */
export default function AskOwner(props: { listingId: string; question?: string }) {
  const { listingId, question = "" } = props;
  const { user, status } = useSession();
  return (
    <TitledSection className="grid gap-4" title="Ask the owner" level={3}>
      <p className="text-ink-soft">
        Your question goes straight to the owner, and you will find the answer in your messages. The
        owner sees your first name, but not your email address or phone number.
      </p>
      {user && <Existing userId={user.id} listingId={listingId} />}
      <Question
        key={question}
        userId={user?.id ?? null}
        isGuest={status === "signed-out"}
        listingId={listingId}
        question={question}
      />
    </TitledSection>
  );
}

function Question(props: {
  userId: string | null;
  isGuest: boolean;
  listingId: string;
  question: string;
}) {
  const { userId, isGuest, listingId, question } = props;
  const client = useQueryClient();
  const navigate = useNavigate();
  const background = useBackgroundState();
  const message = useMessage({
    userId,
    about: listingId,
    begin: question,
    onSend: async (id, body) => {
      const { conversation_id } = await askOwner(id, listingId, body);
      if (userId) void client.invalidateQueries({ queryKey: ownKey(userId) });
      notify({ tone: "success", text: "Your question was sent to the owner." });
      void navigate(paths.conversation.href(conversation_id));
    },
  });
  const next = paths.listing.ask(listingId);
  return (
    <Composer
      isFirst
      message={message}
      label="Your question to the owner"
      placeholder="How old is the roof? When could we move in?"
      action={
        isGuest ? (
          <LinkButton size="sm" to={paths.login.href({ next })} state={background}>
            Sign in to send
          </LinkButton>
        ) : undefined
      }
    />
  );
}

/** Loads late; the field works without it. */
function Existing({ userId, listingId }: { userId: string; listingId: string }) {
  const { data: id } = useQuery(conversationAboutQuery(userId, listingId));
  if (!id) return null;
  return (
    <p>
      You have written to them before.{" "}
      <TextLink to={paths.conversation.href(id)}>Open your conversation</TextLink>
    </p>
  );
}
