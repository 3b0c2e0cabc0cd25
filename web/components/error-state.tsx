import { failureReason } from "@web/lib/failure-reason.ts";
import { RotateCw } from "lucide-react";
import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";
import type { Retryable } from "./inline-notice.tsx";

/** An error in place of the content, with a retry. */
export function ErrorState(props: {
  title: string;
  /** The text comes from the error catalog (`AppError.text`). */
  text: string;
  onRetry?: () => void;
  retryLabel?: string;
  /** A retry is running. */
  pending?: boolean;
  icon?: React.ReactNode;
  level?: 1 | 2 | 3;
  className?: string;
}) {
  return (
    <div role="alert" className={props.className}>
      <EmptyState
        title={props.title}
        text={props.text}
        level={props.level}
        icon={props.icon}
        action={
          props.onRetry && (
            <Button
              variant="secondary"
              onClick={props.onRetry}
              pending={props.pending}
              pendingText="Trying again..."
            >
              <RotateCw aria-hidden="true" className="size-4" />
              {props.retryLabel ?? "Try again"}
            </Button>
          )
        }
      />
    </div>
  );
}

/** Replaces content that could not be loaded: the reason, and a button that runs its query again. */
export function LoadError(props: {
  query: Retryable & { error: Error | null };
  title: string;
  /** The text where there is more to say than `failureReason`. */
  text?: string;
  level?: 1 | 2 | 3;
  className?: string;
}) {
  const { query, text = failureReason(query.error), ...shown } = props;
  return (
    <ErrorState
      {...shown}
      text={text}
      onRetry={() => void query.refetch()}
      pending={query.isFetching}
    />
  );
}
