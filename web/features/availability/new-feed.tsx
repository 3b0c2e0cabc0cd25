import { Button } from "@web/components/button.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { useWork } from "@web/lib/use-work.ts";
import { CalendarSync } from "lucide-react";

/** Shown when there is no feed, or it was turned off. */
export function NewFeed({ onCreate }: { onCreate: () => Promise<void> }) {
  const work = useWork();
  return (
    <div className="grid justify-items-start gap-4">
      {work.failureText && <InlineNotice tone="error">{work.failureText}</InlineNotice>}
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
