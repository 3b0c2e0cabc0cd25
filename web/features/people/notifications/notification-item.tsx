import { described, happenedAt, type Notification } from "@domain/people/notifications.ts";
import { formatMoment } from "@domain/site/text/format.ts";
import { IconButton } from "@web/components/icon-button.tsx";
import { classNames } from "@web/lib/class-names.ts";
import { Link } from "@web/lib/router.tsx";
import { useNow } from "@web/lib/use-now.ts";
import {
  CalendarDays,
  Check,
  CreditCard,
  FileText,
  Flag,
  HandCoins,
  House,
  MessageCircle,
  Search,
} from "lucide-react";
import type { ReactNode } from "react";

/** One event and its time; following it marks it as read. */
export function NotificationItem(props: {
  told: Notification & { read_at: string | null };
  onRead: () => void;
}) {
  const { told, onRead } = props;
  const { title, detail, href, about } = described(told);
  const isUnread = told.read_at === null;
  const now = useNow();
  return (
    <li className="flex items-start gap-2 border-line border-b">
      <Link
        to={href}
        onClick={isUnread ? onRead : undefined}
        className="group flex min-w-0 flex-1 items-start gap-4 py-5"
      >
        <span
          aria-hidden="true"
          className={classNames(
            "flex size-10 shrink-0 items-center justify-center rounded-full [&_svg]:size-5 [&_svg]:stroke-[1.75]",
            isUnread ? "bg-clay-soft text-clay" : "bg-sunken text-ink-faint",
          )}
        >
          {ICONS[about]}
        </span>
        <span className="grid min-w-0 gap-0.5">
          <span
            className={classNames(
              "wrap-anywhere underline-offset-4 group-hover:underline",
              isUnread ? "font-semibold" : "text-ink-soft",
            )}
          >
            {isUnread && <span className="sr-only">Unread: </span>}
            {title}
          </span>
          {detail && <span className="wrap-anywhere text-ink-soft text-sm">{detail}</span>}
          <time dateTime={happenedAt(told)} className="text-ink-faint text-xs">
            {formatMoment(happenedAt(told), now)}
          </time>
        </span>
      </Link>
      {isUnread && (
        <IconButton
          label={`Mark as read: ${title}`}
          title="Mark as read"
          icon={<Check />}
          onClick={onRead}
          className="mt-4 -mr-2.5"
        />
      )}
    </li>
  );
}

const ICONS: Record<ReturnType<typeof described>["about"], ReactNode> = {
  showing: <CalendarDays />,
  home: <House />,
  search: <Search />,
  message: <MessageCircle />,
  document: <FileText />,
  report: <Flag />,
  offer: <HandCoins />,
  plan: <CreditCard />,
};
