import { paths } from "@domain/paths.ts";
import { WAITING_TEXTS } from "@domain/waiting.ts";
import { useMutation } from "@tanstack/react-query";
import { confirmNews } from "@web/api/news.ts";
import { Button } from "@web/components/button.tsx";
import { EmptyState } from "@web/components/empty-state.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { failureReason } from "@web/lib/failure-reason.ts";
import { Link2Off, MailCheck, MailQuestion } from "lucide-react";
import { useEffect, useRef } from "react";

/**
 * Confirms news of new homes or of viewing times. It takes a press, because mail scanners open every link, and
 * that must not count as consent.
 */
export function ConfirmNewsPage({ token, isAboutTimes }: { token: string; isAboutTimes: boolean }) {
  const yes = useMutation({ mutationFn: () => confirmNews(token), networkMode: "always" });
  const page = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (yes.isSuccess) focusHeading(page.current);
  }, [yes.isSuccess]);

  return <div ref={page}>{contents()}</div>;

  function contents() {
    if (token === "" || yes.data === null) return <UnknownLink />;
    if (yes.data?.home_id) {
      return (
        <EmptyState
          level={1}
          icon={<MailCheck />}
          title="We tell you when times open"
          text={WAITING_TEXTS.promise}
          action={
            <LinkButton to={paths.book.href(yes.data.home_id)}>See the times there now</LinkButton>
          }
        />
      );
    }
    if (yes.data) {
      return (
        <EmptyState
          level={1}
          icon={<MailCheck />}
          title="The news is on its way"
          text={
            <>
              You will hear about new homes
              {yes.data.search_term === null ? "" : ` for “${yes.data.search_term}”`}, at most once
              a day. A link in every email ends it.
            </>
          }
          action={<LinkButton to={paths.listings.href()}>Browse homes</LinkButton>}
        />
      );
    }
    return (
      <EmptyState
        level={1}
        icon={<MailQuestion />}
        title={
          isAboutTimes
            ? "Should we tell you when viewing times open up?"
            : "Would you like news of new homes?"
        }
        text={
          isAboutTimes
            ? WAITING_TEXTS.promise
            : "At most one email a day, and only when there are new homes."
        }
        action={
          <Button
            onClick={() => yes.mutate()}
            pending={yes.isPending}
            pendingText="Just a moment..."
          >
            {isAboutTimes ? "Yes, tell me" : "Yes, send me the news"}
          </Button>
        }
      >
        <Failure text={yes.error && failureReason(yes.error)} className="mt-1 w-full text-left" />
      </EmptyState>
    );
  }
}

function UnknownLink() {
  return (
    <EmptyState
      level={1}
      icon={<Link2Off />}
      title="This link does not work anymore"
      text="Links last for 7 days. Please sign up for the news again."
      action={<LinkButton to={paths.listings.href()}>Browse homes</LinkButton>}
    />
  );
}

/** The pressed button is gone. */
function focusHeading(page: HTMLElement | null): void {
  const heading = page?.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus();
}
