import { unreadText } from "@domain/format.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { unreadQuery } from "@web/api/notifications.ts";
import { classNames } from "@web/lib/class-names.ts";
import { paths } from "@web/lib/paths.ts";
import { NavLink } from "@web/lib/router.tsx";
import { Bell as BellIcon } from "lucide-react";
import { useEffect, useRef } from "react";

/** The link to the notifications, with how many are unread; kept up to date. */
export default function Bell(props: { userId: string; onIntent?: (() => void) | undefined }) {
  // Without an answer it is a link without a number.
  const { data } = useQuery(unreadQuery(props.userId));
  useRefreshOnNews(props.userId, data);
  const unread = data ?? 0;
  const count = unreadText(unread);
  return (
    <NavLink
      to={paths.notifications.href()}
      aria-label={unread === 0 ? "Notifications" : `Notifications, ${count} unread`}
      title="Notifications"
      onPointerEnter={props.onIntent}
      onFocus={props.onIntent}
      className={({ isActive }) =>
        classNames(
          "relative inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-colors hover:bg-sunken hover:text-ink",
          isActive ? "text-ink" : "text-ink-soft",
        )
      }
    >
      <BellIcon aria-hidden="true" className="size-5 stroke-[1.75]" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 min-w-4.5 rounded-full bg-clay-soft px-1 text-center font-semibold text-[0.6875rem] text-clay leading-4.5 tabular-nums"
        >
          {count}
        </span>
      )}
    </NavLink>
  );
}

/**
 * Whatever happens to a person is a notification (decision 69). So a new one means that what the
 * page shows of theirs may have changed, and nothing else has to ask as often.
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
      queryKey: ["mine", userId],
      predicate: (query) => query.queryKey.join() !== queryKey.join(),
    });
  }, [unread, userId, queryClient]);
}
