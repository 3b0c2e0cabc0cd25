import { ERRORS } from "@domain/site/errors/errors.ts";
import { textOf } from "@domain/site/errors/first-errors.ts";
import { NOTIFICATION_LIMITS } from "@domain/site/errors/limits.ts";
import { paths } from "@domain/site/paths.ts";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  markRead,
  notificationsQuery,
  refreshNotifications,
} from "@web/api/people/notifications.ts";
import { Button } from "@web/components/button.tsx";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { SegmentedControl } from "@web/components/segmented-control.tsx";
import { notify } from "@web/lib/notices.ts";
import { Bell, BellOff } from "lucide-react";
import { useState } from "react";
import { NotificationItem } from "./notification-item.tsx";

/** How many are shown at first, and how many more with each press. */
const PAGE = 50;

/** All notifications or the unread ones, newest first; marks one or all as read. */
export function NotificationList(props: {
  userId: string;
  onlyUnread: boolean;
  onShow: (onlyUnread: boolean) => void;
}) {
  const { userId, onlyUnread, onShow } = props;
  const client = useQueryClient();
  const [most, setMost] = useState(PAGE);
  const list = useQuery({
    ...notificationsQuery(userId, { most, onlyUnread }),
    placeholderData: keepPreviousData,
  });
  const read = useMutation({
    mutationFn: markRead,
    onError: (error) =>
      notify({
        tone: "error",
        text: textOf(error, "notification_failed"),
      }),
    onSettled: () => refreshNotifications(client, userId),
  });

  if (list.isPending) return <NotificationsSkeleton />;
  if (list.isError && !list.data) {
    return <LoadError title={ERRORS.notifications_unavailable.text} query={list} />;
  }
  const told = list.data;
  const newest = told[0]?.created_at;
  const hasUnread = told.some(({ read_at }) => read_at === null);
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <SegmentedControl
          label="Which notifications"
          hideLabel
          options={SHOWN}
          value={onlyUnread ? "unread" : "all"}
          onChange={(shown) => onShow(shown === "unread")}
        />
        {hasUnread && newest !== undefined && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => read.mutate({ until: newest })}
            pending={read.isPending && "until" in read.variables}
            pendingText="Marking..."
          >
            Mark all as read
          </Button>
        )}
      </div>
      {told.length === 0 ? (
        <Nothing onlyUnread={onlyUnread} />
      ) : (
        <ul className="border-line border-t">
          {told.map((each) => (
            <NotificationItem
              key={each.id}
              told={each}
              onRead={() => read.mutate({ ids: [each.id] })}
            />
          ))}
        </ul>
      )}
      {told.length >= most && most < NOTIFICATION_LIMITS.most && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => setMost(most + PAGE)}
          pending={list.isPlaceholderData}
          pendingText="Loading..."
        >
          Show earlier ones
        </Button>
      )}
    </div>
  );
}

const SHOWN = [
  { value: "all", label: "All" },
  { value: "unread", label: "Unread" },
] as const;

function Nothing({ onlyUnread }: { onlyUnread: boolean }) {
  if (onlyUnread) {
    return (
      <EmptyState
        icon={<Bell />}
        title="You have seen everything"
        text="New notifications appear here."
      />
    );
  }
  return (
    <EmptyState
      icon={<BellOff />}
      title="Nothing has happened yet"
      text="Here you see news about your showings, your messages and the homes you follow."
      action={<LinkButton to={paths.listings.href()}>Browse homes</LinkButton>}
    />
  );
}

export function NotificationsSkeleton() {
  return (
    <LoadingGroup
      label="Loading your notifications..."
      className="grid gap-4"
      shapes={["h-11 w-40", "h-18 w-full", "h-18 w-full", "h-18 w-full", "h-18 w-full"]}
    />
  );
}
