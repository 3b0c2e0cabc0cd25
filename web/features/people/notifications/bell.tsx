import { paths } from "@domain/site/paths.ts";
import { unreadText } from "@domain/site/text/format.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { unreadQuery } from "@web/api/people/unread.ts";
import { ownKey } from "@web/api/site/cache/keys.ts";
import { BarLink } from "@web/components/bar-link.tsx";
import { Bell as BellIcon } from "lucide-react";
import { useEffect, useRef } from "react";

/** The link to the notifications, with how many are unread; kept up to date. */
export default function Bell(props: { userId: string; onIntent?: (() => void) | undefined }) {
  // Without an answer the bell is a link without a number.
  const { data } = useQuery(unreadQuery(props.userId));
  useRefreshOnNews(props.userId, data);
  const unread = data ?? 0;
  const count = unreadText(unread);
  return (
    <BarLink
      to={paths.notifications.href()}
      title="Notifications"
      label={unread === 0 ? "Notifications" : `Notifications, ${count} unread`}
      icon={<BellIcon aria-hidden="true" className="size-5 stroke-[1.75]" />}
      badge={unread > 0 ? count : undefined}
      onIntent={props.onIntent}
    />
  );
}

/**
 * Everything that happens to a user is a notification (decision 69), so a new one means that the page's
 * data about them may be out of date. That is why no other query has to poll as often.
 */
function useRefreshOnNews(userId: string, unread: number | undefined): void {
  const queryClient = useQueryClient();
  const before = useRef(unread);
  useEffect(() => {
    const isNews = before.current !== undefined && unread !== undefined && unread > before.current;
    before.current = unread;
    if (!isNews) return;
    const { queryKey } = unreadQuery(userId);
    void queryClient.invalidateQueries({
      queryKey: ownKey(userId),
      predicate: (query) => query.queryKey.join() !== queryKey.join(),
    });
  }, [unread, userId, queryClient]);
}
