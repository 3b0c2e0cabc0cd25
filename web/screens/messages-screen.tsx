import { EmptyState } from "@web/components/empty-state.tsx";
import { Inbox, InboxSkeleton } from "@web/features/talk/messages/inbox.tsx";
import { ShowingThread } from "@web/features/talk/messages/showing-thread.tsx";
import { Thread, ThreadSkeleton } from "@web/features/talk/messages/thread.tsx";
import { classNames } from "@web/lib/class-names.ts";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useParams, useSearchParams } from "@web/lib/router.tsx";
import { MessageCircle } from "lucide-react";
import { MembersOnly } from "./members-only.tsx";

/**
 * `/messages` and `/messages/:id`: on a phone the inbox or a conversation, on a desktop both, side
 * by side. `?showing=` is an owner's conversation with the visitor of a showing.
 */
export default function MessagesScreen() {
  usePageTitle("Messages");
  const { id } = useParams();
  const [query] = useSearchParams();
  const showing = query.get("showing");
  const isOpen = id !== undefined || showing !== null;
  return (
    <div className="page pt-6 sm:pt-8 lg:h-[max(36rem,calc(100dvh-var(--header-height)))] lg:pb-4">
      <MembersOnly
        level={1}
        loading={
          isOpen ? (
            <ThreadSkeleton />
          ) : (
            <>
              <Title isPage />
              <InboxSkeleton />
            </>
          )
        }
      >
        {(user) => (
          <div
            key={user.id}
            className="grid h-full grid-cols-[minmax(0,1fr)] gap-x-10 lg:grid-cols-[22rem_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)]"
          >
            <div className={classNames("min-w-0 lg:overflow-y-auto", isOpen && "max-lg:hidden")}>
              <Title isPage={!isOpen} />
              <Inbox userId={user.id} />
            </div>
            <div className={classNames("min-w-0 lg:min-h-0", !isOpen && "max-lg:hidden")}>
              {id !== undefined ? (
                <Thread key={id} userId={user.id} id={id} />
              ) : showing !== null ? (
                <ShowingThread key={showing} userId={user.id} bookingId={showing} />
              ) : (
                <EmptyState
                  level={2}
                  icon={<MessageCircle />}
                  title="Choose a conversation"
                  text="Your messages appear here, next to the home they are about."
                />
              )}
            </div>
          </div>
        )}
      </MembersOnly>
    </div>
  );
}

/** An open conversation is what the page is about. */
function Title({ isPage }: { isPage: boolean }) {
  const Heading = isPage ? "h1" : "h2";
  return <Heading className="mb-4 font-display text-title">Messages</Heading>;
}
