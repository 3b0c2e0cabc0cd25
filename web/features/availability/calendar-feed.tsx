import { ERRORS } from "@domain/errors.ts";
import {
  dropCalendarFeed,
  type CalendarFeed as Feed,
  rotateCalendarFeed,
} from "@web/api/calendar-feed.ts";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { SectionHeading } from "@web/components/section-heading.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";
import { useId, useLayoutEffect, useRef } from "react";
import { FeedLink } from "./feed-link.tsx";
import { NewFeed } from "./new-feed.tsx";
import { useCalendarFeed } from "./use-calendar-feed.ts";

/** Subscribes the owner's own calendar app to the viewings of all their homes. */
export function CalendarFeed({ userId, level }: { userId: string; level?: 2 | 3 }) {
  const headingId = useId();
  const { query, change } = useCalendarFeed(userId);
  const { data: feed, isPending } = query;
  const section = useRef<HTMLElement>(null);
  const awaited = useRef<"link" | "none" | null>(null);

  // The pressed button disappears with its state; the focus must not be lost with it.
  useLayoutEffect(() => {
    if (awaited.current !== (feed ? "link" : "none")) return;
    awaited.current = null;
    section.current?.focus();
  });

  async function turn(to: "link" | "none", write: () => Promise<Feed>) {
    await change(write);
    awaited.current = to;
  }

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="grid gap-5 outline-none"
    >
      <div className="grid gap-4">
        <SectionHeading id={headingId} level={level}>
          Calendar feed
        </SectionHeading>
        <p className="max-w-prose text-ink-soft text-sm">
          Subscribe in your calendar app to see the viewings of all your homes there, always up to
          date.
        </p>
      </div>
      {isPending ? (
        <LoadingGroup label="Loading your calendar feed...">
          <Skeleton className="h-11 w-52" />
        </LoadingGroup>
      ) : feed === undefined ? (
        <InlineNotice
          tone="error"
          title={ERRORS.calendar_feed_unavailable.text}
          action={{
            label: "Try again",
            onSelect: () => {
              section.current?.focus();
              void query.refetch();
            },
          }}
          className="max-w-prose"
        >
          {ERRORS.unavailable.text}
        </InlineNotice>
      ) : feed ? (
        <FeedLink
          token={feed.token}
          onReplace={() => change(rotateCalendarFeed)}
          onTurnOff={() => turn("none", dropCalendarFeed)}
        />
      ) : (
        <NewFeed onCreate={() => turn("link", rotateCalendarFeed)} />
      )}
    </section>
  );
}
