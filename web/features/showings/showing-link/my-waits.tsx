import type { Wait } from "@domain/showings/waiting.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { formatDay } from "@domain/site/text/format.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { myWaitsQuery, stopWaiting } from "@web/api/showings/waiting.ts";
import { showAnswer } from "@web/api/site/cache/show-answer.ts";
import { Button } from "@web/components/button.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { SectionHeading } from "@web/components/section-heading.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { useWork } from "@web/lib/use-work.ts";
import { useId } from "react";

/** The homes whose times the account waits for; nothing if there are none. */
export function MyWaits({ userId }: { userId: string }) {
  const query = useQuery(myWaitsQuery(userId));
  const client = useQueryClient();
  const headingId = useId();
  const work = useWork();
  const { data: waits } = query;

  async function stop(wait: Wait) {
    await work.run(wait.listing_id, async () => {
      await stopWaiting(wait.listing_id);
      showAnswer(client, myWaitsQuery(userId), (known) =>
        known.filter((other) => other.listing_id !== wait.listing_id),
      );
    });
  }

  if (!waits && query.isError)
    return <LoadError title={ERRORS.showings_unavailable.text} query={query} />;
  return (
    <section aria-labelledby={headingId} className="max-w-3xl">
      {waits && waits.length > 0 && (
        <>
          <SectionHeading id={headingId}>Waiting for times</SectionHeading>
          <p className="pt-4 text-ink-soft text-sm">We'll email you once, when times open.</p>
          <ul>
            {waits.map((wait) => (
              <li
                key={wait.listing_id}
                className="flex flex-wrap items-center justify-between gap-3 border-line border-b py-4"
              >
                <span className="min-w-0">
                  {wait.title === null ? (
                    "A home that is off the market now"
                  ) : (
                    <TextLink to={paths.book.href(wait.listing_id)} className="wrap-anywhere">
                      {wait.title || "A home"}
                    </TextLink>
                  )}
                  <span className="block text-ink-soft text-sm">Until {formatDay(wait.until)}</span>
                </span>
                <Button
                  variant="quiet"
                  size="sm"
                  pending={work.doing === wait.listing_id}
                  pendingText="Stopping..."
                  onClick={() => void stop(wait)}
                >
                  Stop waiting
                </Button>
              </li>
            ))}
          </ul>
          <Failure text={work.failureText} className="mt-4" />
        </>
      )}
    </section>
  );
}
