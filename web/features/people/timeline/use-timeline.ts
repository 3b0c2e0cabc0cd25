import {
  type TimelineStep,
  type TimelineStepId,
  toggledTimeline,
} from "@domain/people/timeline.ts";
import { AppError, ERRORS } from "@domain/site/errors/errors.ts";
import { dateInZone } from "@domain/site/time/time-zones.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { dashboardKey, saveStep, saveTask, timelineQuery } from "@web/api/people/dashboard.ts";
import { notify } from "@web/lib/notices.ts";

type Change =
  | { step: TimelineStepId; completed: boolean; today: string }
  | { step: TimelineStepId; task: string; done: boolean };

/** A home's steps, ticked optimistically and reverted on failure. @param home the one that is meant, of several. */
export function useTimeline(userId: string, home: string | null) {
  const queryClient = useQueryClient();
  const query = useQuery(timelineQuery(userId, home));
  const { queryKey } = timelineQuery(userId, home);
  const mutationKey = ["timeline", userId, home];
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1;

  const save = useMutation({
    mutationKey,
    // Run one at a time, in the order pressed.
    scope: { id: mutationKey.join() },
    mutationFn: (change: Change) => send(home, change),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (steps) => steps && changed(steps, change));
      return { before };
    },
    onSuccess: (steps) => {
      // A later press will bring its own answer.
      if (isLast()) queryClient.setQueryData(queryKey, steps);
    },
    onError: (error, change, context) => {
      if (isLast()) queryClient.setQueryData(queryKey, context?.before);
      const { code } = error instanceof AppError ? error : new AppError("internal");
      notify({
        tone: "error",
        text: ERRORS[code === "dashboard_unavailable" ? "timeline_not_saved" : code].text,
        action: { label: "Try again", onSelect: () => save.mutate(change) },
      });
    },
    onSettled: (_steps, error) => {
      if (!isLast()) return;
      // The next step and Vesty's suggestions depend on it.
      void queryClient.invalidateQueries({
        queryKey: dashboardKey(userId),
        predicate: (other) => error !== null || other.queryKey.join() !== queryKey.join(),
      });
    },
  });

  return {
    query,
    toggleStep: (step: TimelineStepId, completed: boolean) =>
      save.mutate({ step, completed, today: today() }),
    toggleTask: (step: TimelineStepId, task: string, done: boolean) =>
      save.mutate({ step, task, done }),
  };
}

function send(home: string | null, change: Change): Promise<TimelineStep[]> {
  return "task" in change
    ? saveTask(home, change.step, change.task, change.done)
    : saveStep(home, change.step, change.completed, change.today);
}

function changed(steps: TimelineStep[], change: Change): TimelineStep[] {
  if ("completed" in change) {
    return [...toggledTimeline(steps, change.step, change.completed, change.today)];
  }
  return steps.map((step) =>
    step.id === change.step
      ? {
          ...step,
          tasks: step.tasks.map((task) =>
            task.id === change.task ? { ...task, done: change.done } : task,
          ),
        }
      : step,
  );
}

/** Today in the user's time zone. */
function today(): string {
  return dateInZone(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
}
