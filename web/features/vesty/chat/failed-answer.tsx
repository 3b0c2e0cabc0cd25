import type { ErrorCode } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { Button } from "@web/components/button.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { useIsOnline } from "@web/lib/network-status.ts";
import { CircleAlert } from "lucide-react";
import { chatStore, type Turn } from "./chat-store.ts";
import { RetryButton } from "./retry-button.tsx";

/** An error shown as an assistant message. The user's own message stays above it. */
export function FailedAnswer(props: {
  turn: Turn;
  failure: { code: ErrorCode; text: string };
  onRetry: ((turnId: string) => void) | undefined;
  onEdit: ((turnId: string) => void) | undefined;
}) {
  const { turn, failure, onRetry, onEdit } = props;
  const isComposerEmpty = chatStore(({ text, attachments }) => text === "" && !attachments.length);
  const isOnline = useIsOnline();
  return (
    <div>
      <p className="flex items-start gap-2 text-ink">
        <CircleAlert aria-hidden="true" className="mt-1 size-[1.1em] shrink-0 text-red" />
        {failure.text}
      </p>
      {!isOnline && (
        <p className="mt-1 text-ink-faint text-sm">
          You are offline. Your message is kept until you are back.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {onRetry && !NOT_TO_BE_REPEATED.has(failure.code) && (
          <RetryButton onPress={() => onRetry(turn.id)} />
        )}
        {onEdit && isComposerEmpty && (
          <Button variant="quiet" size="sm" className="mt-3" onClick={() => onEdit(turn.id)}>
            Edit message
          </Button>
        )}
        {failure.code === "chat_login" && (
          <LinkButton to={paths.login.href()} variant="secondary" size="sm" className="mt-3">
            Log in
          </LinkButton>
        )}
        {failure.code === "chat_refused" && (
          <LinkButton to={paths.handbook.href()} variant="secondary" size="sm" className="mt-3">
            Open the handbook
          </LinkButton>
        )}
        {failure.code === "chat_limit" && (
          <LinkButton to={paths.choosePlan.href()} variant="secondary" size="sm" className="mt-3">
            See plans
          </LinkButton>
        )}
      </div>
    </div>
  );
}

/** Resending the same message would fail for the same reason. */
const NOT_TO_BE_REPEATED: ReadonlySet<ErrorCode> = new Set([
  "chat_message_invalid",
  "chat_images_invalid",
  "chat_refused",
]);
