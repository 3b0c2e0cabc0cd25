import { ERRORS } from "@domain/site/errors/errors.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  calendarFeedQuery,
  dropCalendarFeed,
  type CalendarFeed as Feed,
  rotateCalendarFeed,
} from "@web/api/showings/calendar-feed.ts";
import { showAnswer } from "@web/api/site/cache/show-answer.ts";
import { Button } from "@web/components/button.tsx";
import { Failure, InlineNotice } from "@web/components/inline-notice.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { SectionHeading } from "@web/components/section-heading.tsx";
import { useWork } from "@web/lib/use-work.ts";
import { CalendarSync } from "lucide-react";
import { useId } from "react";
import { FeedLink } from "./feed-link.tsx";

/** Subscribes a person's own calendar app to the showings of their homes and the dates of their sales. */
export function CalendarFeed(props: { userId: string; level?: 2 | 3; isForSale?: boolean }) {
  const { userId, level, isForSale } = props;
  const headingId = useId();
  const { query, change } = useCalendarFeed(userId);
  const { data: feed, isPending } = query;

  return (
    <section aria-labelledby={headingId} className="grid gap-5">
      <div className="grid gap-4">
        <SectionHeading id={headingId} level={level}>
          Calendar feed
        </SectionHeading>
        <p className="max-w-prose text-ink-soft text-sm">
          {isForSale
            ? "Subscribe in your calendar app to see every date of the sale there, with an alarm the day before. If a date changes, it changes there too."
            : "Subscribe in your calendar app. You then see the showings of all your homes and the dates of your sales there, always up to date."}
        </p>
      </div>
      {isPending ? (
        <LoadingGroup label="Loading your calendar feed..." shapes={["h-11 w-52"]} />
      ) : feed === undefined ? (
        <InlineNotice
          tone="error"
          title={ERRORS.calendar_feed_unavailable.text}
          action={{ label: "Try again", onSelect: () => void query.refetch() }}
          className="max-w-prose"
        >
          {ERRORS.unavailable.text}
        </InlineNotice>
      ) : feed ? (
        <FeedLink
          token={feed.token}
          onReplace={() => change(rotateCalendarFeed)}
          onTurnOff={() => change(dropCalendarFeed)}
        />
      ) : (
        <NewFeed onCreate={() => change(rotateCalendarFeed)} />
      )}
    </section>
  );
}

/** The owner's feed and its actions; always shows the server's latest answer. */
function useCalendarFeed(userId: string) {
  const queryClient = useQueryClient();
  const options = calendarFeedQuery(userId);
  const query = useQuery(options);

  /** @throws AppError from `write`; the displayed feed stays as it was. */
  async function change(write: () => Promise<Feed>): Promise<void> {
    try {
      showAnswer(queryClient, options, await write());
    } catch (error) {
      // Perhaps only the response was lost: an address that no longer works must not stay here.
      void query.refetch();
      throw error;
    }
  }

  return { query, change };
}

/** Shown when there is no feed, or it was turned off. */
function NewFeed({ onCreate }: { onCreate: () => Promise<void> }) {
  const work = useWork();
  return (
    <div className="grid justify-items-start gap-4">
      <Failure text={work.failureText} />
      <Button
        variant="secondary"
        onClick={() => void work.run("create", onCreate, "calendar_feed_not_changed")}
        pending={work.doing === "create"}
        pendingText="Creating..."
      >
        <CalendarSync aria-hidden="true" className="size-4" />
        Create a private link
      </Button>
    </div>
  );
}
