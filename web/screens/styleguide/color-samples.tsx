import { Badge, type BadgeTone } from "@web/components/badge.tsx";
import { StatusBadge } from "@web/components/status-badge.tsx";
import { Chapter, Sample } from "./sample.tsx";

const SWATCHES = [
  ["paper", "bg-paper"],
  ["surface", "bg-surface"],
  ["sunken", "bg-sunken"],
  ["line", "bg-line"],
  ["line-strong", "bg-line-strong"],
  ["ink-faint", "bg-ink-faint"],
  ["ink-soft", "bg-ink-soft"],
  ["ink", "bg-ink"],
  ["evergreen-soft", "bg-evergreen-soft"],
  ["evergreen", "bg-evergreen"],
  ["clay-soft", "bg-clay-soft"],
  ["clay", "bg-clay"],
  ["amber-soft", "bg-amber-soft"],
  ["amber", "bg-amber"],
  ["green-soft", "bg-green-soft"],
  ["green", "bg-green"],
  ["red-soft", "bg-red-soft"],
  ["red", "bg-red"],
  ["blue-soft", "bg-blue-soft"],
  ["blue", "bg-blue"],
  ["focus", "bg-focus"],
] as const;

const TONES: BadgeTone[] = ["neutral", "clay", "amber", "green", "red", "blue"];

export function ColorSamples() {
  return (
    <Chapter title="Color">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-4">
        {SWATCHES.map(([name, className]) => (
          <li key={name} className="text-ink-soft text-xs">
            <span className={`mb-1.5 block h-16 rounded-md border border-line ${className}`} />
            {name}
          </li>
        ))}
      </ul>
      <div className="grid gap-8 sm:grid-cols-2">
        <Sample name="StatusBadge">
          {["pending", "confirmed", "cancelled", "completed", "active", "draft", "sold"].map(
            (status) => (
              <StatusBadge key={status} status={status} />
            ),
          )}
        </Sample>
        <Sample name="Badge">
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Sample>
      </div>
    </Chapter>
  );
}
