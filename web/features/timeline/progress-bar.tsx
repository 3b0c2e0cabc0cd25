/** A sale's progress as a line, a percentage, and words. */
export function ProgressBar({ percent, words }: { percent: number; words: string }) {
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <p className="text-ink-soft text-sm">{words}</p>
        <p className="font-display font-medium text-price lining-nums">{percent}%</p>
      </div>
      <div
        role="progressbar"
        aria-label="Progress of your sale"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-2 h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full rounded-full bg-evergreen transition-[width] duration-500"
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
