import { ProgressBar } from "@web/components/progress-bar.tsx";

/** A sale's progress in words, as a percentage and as a line. */
export function SaleProgress(props: { done: number; of: number; percent: number }) {
  const { done, of, percent } = props;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="text-ink-soft text-sm">{`${done} of ${of} steps completed`}</p>
        <p className="font-display font-medium text-price lining-nums">{percent}%</p>
      </div>
      <ProgressBar label="Progress of your sale" value={percent / 100} />
    </div>
  );
}
