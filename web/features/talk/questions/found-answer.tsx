import { paths } from "@domain/site/paths.ts";
import { QUOTE_SOURCES, type Quote } from "@domain/talk/questions.ts";
import { Failure } from "@web/components/inline-notice.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import type { Ask } from "./use-ask.ts";

/** Quotes with their sources, or that there are none. Announced when it arrives. */
export function FoundAnswer({ ask, isOwn }: { ask: Ask; isOwn: boolean }) {
  const { answer, asked, failure } = ask;
  return (
    <>
      <Failure text={failure} />
      <div role="status" aria-label="Answer" className="grid gap-4 empty:hidden">
        {answer && (
          <>
            <p className="wrap-anywhere text-ink-soft text-sm">
              You asked: <q>{asked}</q>
            </p>
            {answer.quotes.map((quote) => (
              <QuoteBlock key={`${quote.kind} ${quote.id} ${quote.text}`} quote={quote} />
            ))}
            {!answer.isWhole && (
              <p>
                {answer.isOfSubject
                  ? "This is what the owner has published about it."
                  : answer.quotes.length > 0
                    ? "The owner has not published an answer to the rest of your question."
                    : "The owner has not published anything about this."}{" "}
                {isOwn ? (
                  <TextLink to={paths.dashboard.href("questions")}>
                    Publish an answer under Questions
                  </TextLink>
                ) : (
                  "You can send your question to them now. You will find the answer in your messages."
                )}
              </p>
            )}
          </>
        )}
      </div>
    </>
  );
}

function QuoteBlock({ quote }: { quote: Quote }) {
  const { kind, label, text } = quote;
  return (
    <figure className="grid gap-1.5 rounded-md bg-sunken px-4 py-3">
      {kind === "answer" && <p className="wrap-anywhere font-semibold text-sm">{label}</p>}
      <blockquote className="wrap-anywhere whitespace-pre-line">{text}</blockquote>
      <figcaption className="text-ink-soft text-xs">
        Source: {QUOTE_SOURCES[kind]}
        {kind === "disclosure" && label ? `, ${label}` : ""}
      </figcaption>
    </figure>
  );
}
