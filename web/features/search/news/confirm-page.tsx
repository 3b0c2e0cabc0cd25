import { KEPT_SEARCH_TEXTS } from "@domain/search/kept-searches.ts";
import { filtersToQuery } from "@domain/search/listing-search.ts";
import type { KeptSearch } from "@domain/search/saved-searches.ts";
import { WAITING_TEXTS } from "@domain/showings/waiting.ts";
import { paths } from "@domain/site/paths.ts";
import { useMutation } from "@tanstack/react-query";
import { confirmNews } from "@web/api/search/news.ts";
import { Button } from "@web/components/button.tsx";
import { EmptyState } from "@web/components/empty-state.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { failureReason } from "@web/lib/failure-reason.ts";
import { Link2Off, MailCheck, MailQuestion } from "lucide-react";
import { useEffect, useRef } from "react";

const QUESTIONS = {
  homes: {
    title: "Would you like news of new homes?",
    text: "At most one email a day, and only when there are new homes.",
    yes: "Yes, send me the news",
  },
  times: {
    title: "Should we tell you when showing times open up?",
    text: WAITING_TEXTS.promise,
    yes: "Yes, tell me",
  },
  search: {
    title: "Should we keep your search?",
    text: KEPT_SEARCH_TEXTS.promise,
    yes: "Yes, keep my search",
  },
};

/** `?times` or `?search`, if the mail was about those. */
function aboutOf(query: URLSearchParams): keyof typeof QUESTIONS {
  if (query.has("times")) return "times";
  return query.has("search") ? "search" : "homes";
}

/**
 * Confirms news of new homes, of showing times or of a search. It takes a press, because mail scanners open every link, and
 * that must not count as consent.
 */
export default function ConfirmNewsPage({
  token,
  query,
}: {
  token: string;
  query: URLSearchParams;
}) {
  const question = QUESTIONS[aboutOf(query)];
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
    if (yes.data?.search) return <KeptSearchNote {...yes.data.search} />;
    if (yes.data) {
      return (
        <EmptyState
          level={1}
          icon={<MailCheck />}
          title="The news is on its way"
          text={
            <>
              We will email you about new homes
              {yes.data.search_term === null ? "" : ` for “${yes.data.search_term}”`}, at most once
              a day. You can unsubscribe with a link in every email.
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
        title={question.title}
        text={question.text}
        action={
          <Button
            onClick={() => yes.mutate()}
            pending={yes.isPending}
            pendingText="Just a moment..."
          >
            {question.yes}
          </Button>
        }
      >
        <Failure text={yes.error && failureReason(yes.error)} className="mt-1 w-full text-left" />
      </EmptyState>
    );
  }
}

/** The text is the same whether or not the address has an account. */
function KeptSearchNote({ name, filters }: KeptSearch) {
  const savedSearches = paths.savedSearches.href();
  return (
    <EmptyState
      level={1}
      icon={<MailCheck />}
      title="Your search is saved"
      text={
        <>
          We email you when something is new in “{name}”, at most once a day. With an account under
          this address, it is among your{" "}
          <TextLink to={paths.login.href({ mode: "signup", next: savedSearches })}>
            saved searches
          </TextLink>
          .
        </>
      }
      action={
        <LinkButton to={paths.listings.href(filtersToQuery(filters))}>See its homes now</LinkButton>
      }
    />
  );
}

function UnknownLink() {
  return (
    <EmptyState
      level={1}
      icon={<Link2Off />}
      title="This link does not work anymore"
      text="Links last for 7 days. Please ask for the emails again."
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
