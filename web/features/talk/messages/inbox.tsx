import { FALLBACK_TITLE } from "@domain/homes/listings.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { formatCount, formatDay, unreadText } from "@domain/site/text/format.ts";
import { type InboxItem, nameOfOther } from "@domain/talk/messages.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { inboxQuery } from "@web/api/talk/messages.ts";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { HomePhoto } from "@web/components/home-photo.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";
import { classNames } from "@web/lib/class-names.ts";
import { clock, isToday } from "@web/lib/clock.ts";
import { NavLink } from "@web/lib/router.tsx";
import { MessagesSquare } from "lucide-react";
import { EarlierButton } from "./earlier-button.tsx";

/** All conversations, the latest first. */
export function Inbox({ userId }: { userId: string }) {
  const query = useInfiniteQuery(inboxQuery(userId));
  if (query.isPending) return <InboxSkeleton />;
  const items = query.data?.pages.flat() ?? [];
  if (query.isError && items.length === 0)
    return <LoadError level={2} title={ERRORS.messages_unavailable.text} query={query} />;
  if (items.length === 0)
    return (
      <EmptyState
        level={2}
        icon={<MessagesSquare />}
        title="No messages yet"
        text="Ask an owner about their home on its page. When someone asks about yours, you answer here."
        action={<LinkButton to={paths.listings.href()}>Browse homes</LinkButton>}
      />
    );
  return (
    <nav aria-label="Conversations">
      <ul className="grid">
        {items.map((item) => (
          <InboxRow key={item.id} item={item} />
        ))}
      </ul>
      <EarlierButton query={query} className="py-5">
        Earlier conversations
      </EarlierButton>
    </nav>
  );
}

function InboxRow({ item }: { item: InboxItem }) {
  const { home, last, unread } = item;
  const isUnread = unread > 0;
  return (
    <li>
      <NavLink
        to={paths.conversation.href(item.id)}
        className={({ isActive }) =>
          classNames(
            "@container flex gap-3.5 border-line border-b px-2 py-3.5 transition-colors hover:bg-sunken",
            isActive && "bg-sunken",
          )
        }
      >
        <HomePhoto
          image={home.image}
          sizes="80px"
          className="size-14 shrink-0 @max-[15rem]:hidden"
        />
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="flex flex-wrap items-baseline gap-x-2">
            <span
              translate="no"
              className={classNames("min-w-0 truncate", isUnread ? "font-bold" : "font-medium")}
            >
              {nameOfOther(item)}
            </span>
            <span className="ml-auto shrink-0 text-ink-faint text-xs">
              {when(item.last_message_at)}
            </span>
          </span>
          <span className="line-clamp-1 text-ink-soft text-xs @max-[15rem]:line-clamp-3">
            {[home.title || FALLBACK_TITLE, home.city].filter(Boolean).join(", ")}
          </span>
          <span className="flex items-center gap-2 text-sm">
            <span
              className={classNames(
                "line-clamp-1 min-w-0 @max-[15rem]:line-clamp-2",
                isUnread ? "text-ink" : "text-ink-soft",
              )}
            >
              {item.has_ended
                ? "This conversation has ended."
                : last && `${last.sender === item.side ? "You: " : ""}${last.body}`}
            </span>
            {isUnread && (
              <span className="ml-auto min-w-5.5 shrink-0 rounded-full bg-clay px-1.5 py-0.5 text-center font-semibold text-paper text-xs tabular-nums">
                <span aria-hidden="true">{unreadText(unread)}</span>
                <span className="sr-only">{formatCount(unread, "unread message")}</span>
              </span>
            )}
          </span>
        </span>
      </NavLink>
    </li>
  );
}

/** A time for today, a date for earlier. */
function when(instant: string): string {
  return isToday(instant) ? clock(instant) : formatDay(instant).replace(/, \d{4}$/, "");
}

export function InboxSkeleton() {
  return (
    <LoadingGroup label="Loading your messages..." className="grid">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="@container flex gap-3.5 border-line border-b px-2 py-3.5">
          <Skeleton className="size-14 rounded-sm" />
          <div className="grid flex-1 content-start gap-2">
            <Skeleton className="h-5 w-32" />
            <Skeleton className="h-4 w-full" />
          </div>
        </div>
      ))}
    </LoadingGroup>
  );
}
