import { timelineProgress } from "@domain/people/timeline-progress.ts";
import { paths } from "@domain/site/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { timelineQuery } from "@web/api/people/dashboard.ts";
import { Skeleton } from "@web/components/skeleton.tsx";
import { Link } from "@web/lib/router.tsx";

/** The sale's current step in one line that opens the timeline. Its place is kept until it is loaded. */
export function TimelineLine(props: { userId: string; home: string | null; state: unknown }) {
  const { userId, home, state } = props;
  const { data: steps, isPending } = useQuery(timelineQuery(userId, home));
  if (!steps) return isPending && <TimelineLineSkeleton />;
  const percent = timelineProgress(steps);
  const position = steps.findIndex(({ status }) => status === "current");
  const current = steps[position];
  return (
    <Link
      to={paths.dashboard.href("timeline")}
      state={state}
      className="group grid w-full max-w-sm gap-2 rounded-sm py-1.5 text-sm"
    >
      <span className="flex items-baseline justify-between gap-4">
        <span className="font-medium group-hover:underline group-hover:underline-offset-[0.2em]">
          {current
            ? `Step ${position + 1} of ${steps.length}: ${current.title}`
            : "Every step of your timeline is completed"}
        </span>{" "}
        <span className="text-ink-soft lining-nums">{percent}%</span>
      </span>
      <span aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-line">
        <span className="mark block h-full bg-evergreen" style={{ width: `${percent}%` }} />
      </span>
    </Link>
  );
}

function TimelineLineSkeleton() {
  return (
    <div aria-hidden="true" className="grid w-full max-w-sm gap-2 py-1.5">
      <Skeleton className="h-5 w-52" />
      <Skeleton className="h-1 w-full" />
    </div>
  );
}
