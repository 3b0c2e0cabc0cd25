import { Button } from "@web/components/button.tsx";
import { EmptyState } from "@web/components/empty-state.tsx";
import { ErrorState } from "@web/components/error-state.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { Skeleton, SkeletonText } from "@web/components/skeleton.tsx";
import { notify } from "@web/lib/notices.ts";
import { SearchX } from "lucide-react";
import { Chapter, Sample } from "./sample.tsx";

export function FeedbackSamples() {
  return (
    <Chapter title="Feedback">
      <Sample name="Notices">
        <Button
          variant="secondary"
          onClick={() => notify({ tone: "success", text: "Property details copied to clipboard!" })}
        >
          Success
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            notify({
              tone: "error",
              text: "Failed to save availability",
              action: { label: "Try again", onSelect: () => {} },
            })
          }
        >
          Error
        </Button>
        <Button
          variant="secondary"
          onClick={() => notify({ tone: "warn", text: "Your connection is slow." })}
        >
          Warning
        </Button>
        <Button
          variant="secondary"
          onClick={() => notify({ tone: "info", text: "Times are those of Boise." })}
        >
          Info
        </Button>
      </Sample>
      <div className="grid gap-4 lg:grid-cols-2">
        <InlineNotice tone="success" title="Showing requested">
          The property owner will contact you to confirm the details.
        </InlineNotice>
        <InlineNotice tone="info">All times are those of the home, in Mountain Time.</InlineNotice>
        <InlineNotice tone="warn" action={{ label: "Load again", onSelect: () => {} }}>
          Failed to load availability from server. Using local data.
        </InlineNotice>
        <InlineNotice tone="error" action={{ label: "Try again", onSelect: () => {} }}>
          Someone has just booked this time. Please choose another one.
        </InlineNotice>
      </div>
      <div className="grid gap-8 lg:grid-cols-3">
        <EmptyState
          level={3}
          icon={<SearchX />}
          title="No Properties Found"
          text="We couldn't find any properties matching your criteria. Try adjusting your filters."
          action={<Button variant="secondary">Clear All Filters</Button>}
        />
        <ErrorState
          level={3}
          title="Error Loading Properties"
          text="Failed to load listings"
          onRetry={() => {}}
        />
        <LoadingGroup label="Loading properties..." className="grid content-start gap-4 py-4">
          <Skeleton className="aspect-[4/3]" />
          <Skeleton className="h-7 w-36" />
          <SkeletonText lines={2} />
        </LoadingGroup>
      </div>
    </Chapter>
  );
}
