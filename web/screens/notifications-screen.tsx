import { paths } from "@domain/site/paths.ts";
import { PageHeader } from "@web/components/page-header.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import {
  NotificationList,
  NotificationsSkeleton,
} from "@web/features/people/notifications/notification-list.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useNavigate, useSearchParams } from "@web/lib/router.tsx";
import { MembersOnly } from "./members-only.tsx";

/** `/notifications`: everything that has happened to a user. */
export default function NotificationsScreen() {
  usePageTitle("Notifications");
  const onlyUnread = useSearchParams()[0].get("show") === "unread";
  const navigate = useNavigate();
  const show = (unread: boolean) =>
    void navigate(paths.notifications.href(unread ? "unread" : undefined), { replace: true });
  return (
    <div className="page grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-10 pt-8 pb-10 sm:pt-12 sm:pb-14">
      <PageHeader
        kicker="Your account"
        title="Notifications"
        lead={
          <>
            If you don't read a notification here within two minutes, we email it to you.{" "}
            <TextLink to={paths.profile.href("notifications")}>Choose what we email</TextLink>
          </>
        }
      />
      <MembersOnly loading={<NotificationsSkeleton />}>
        {(user) => (
          <NotificationList key={user.id} userId={user.id} onlyUnread={onlyUnread} onShow={show} />
        )}
      </MembersOnly>
    </div>
  );
}
