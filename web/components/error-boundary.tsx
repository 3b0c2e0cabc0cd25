import { AppError, FIRST_ERRORS } from "@domain/site/errors/first-errors.ts";
import { isMissingCode } from "@web/lib/new-version.ts";
import { notify } from "@web/lib/notices.ts";
import { Component, type ReactNode, Suspense } from "react";
import { ErrorState } from "./error-state.tsx";

type Props = {
  children: ReactNode;
  /** Changing it retries the content, e.g. the page's path. */
  resetKey?: string;
  /** The heading's level; 1 means a whole page. */
  level?: 1 | 2 | 3;
  title?: string;
  /** The part that breaks is over the page, as a dialog is. The page stays, and a notice says so. */
  isOverPage?: boolean;
};

const RELOAD = "Reload the page";

/**
 * Replaces a part of the page that broke. A screen whose code couldn't be fetched ends up here too:
 * offline, or when a new version was published while the page was open.
 */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error("unknown") };
  }

  override componentDidUpdate(before: Props) {
    if (this.state.error !== null && before.resetKey !== this.props.resetKey) {
      this.setState({ error: null });
    }
  }

  override componentDidCatch(error: unknown) {
    if (this.props.isOverPage) sayBroken(error);
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    const { level = 1, title = "This page could not be shown", isOverPage } = this.props;
    if (isOverPage) return null;
    return (
      <div className={level === 1 ? "page" : undefined}>
        <ErrorState
          level={level}
          title={title}
          text={reasonOf(this.state.error)}
          onRetry={reload}
          retryLabel={RELOAD}
        />
      </div>
    );
  }
}

/** A part whose code loads on demand, with a heading in its place if that fails or the part breaks. */
export function LazyPart(props: {
  title: string;
  level?: 2 | 3;
  resetKey?: string;
  skeleton?: ReactNode;
  children: ReactNode;
}) {
  const { title, level = 3, resetKey, skeleton = null, children } = props;
  return (
    <ErrorBoundary level={level} title={title} resetKey={resetKey}>
      <Suspense fallback={skeleton}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Says that something did not open, where there is no place for an error on the page. */
export function sayBroken(error: unknown): void {
  // `arrivingCode` has said so.
  if (error instanceof AppError && error.code === "new_version") return;
  notify({ tone: "error", text: reasonOf(error), action: { label: RELOAD, onSelect: reload } });
}

function reload() {
  window.location.reload();
}

function reasonOf(error: unknown): string {
  if (error instanceof AppError && error.code === "new_version")
    return FIRST_ERRORS.new_version.text;
  return FIRST_ERRORS[isMissingCode(error) ? "network" : "internal"].text;
}
