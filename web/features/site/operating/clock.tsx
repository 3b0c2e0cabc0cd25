import {
  clockState,
  type Duty,
  NO_TICKS,
  OPERATING_TEXTS,
  remedyOf,
} from "@domain/site/operating/operating.ts";
import { formatCount } from "@domain/site/text/format.ts";
import { Badge, type BadgeTone } from "@web/components/badge.tsx";
import { Disclosure } from "@web/components/disclosure.tsx";
import { Moment } from "./section.tsx";

/** Problems of the clock and its duties; the duties that are well are one line, which opens. */
export function Clock({ duties }: { duties: Duty[] }) {
  const troubled = duties.filter(({ state }) => state !== "ok");
  const well = duties.filter(({ state }) => state === "ok");
  const ticks = duties.flatMap(({ looked_at }) => looked_at ?? []).sort();
  return (
    <div className="grid gap-4">
      <p>
        {OPERATING_TEXTS.clock[clockState(duties)]}{" "}
        <span className="text-ink-soft">
          Last tick: <Moment at={ticks.at(-1) ?? null} />.
        </span>
      </p>
      {troubled.length > 0 && <Duties duties={troubled} />}
      <Disclosure summary={formatCount(well.length, "duty that is well", "duties that are well")}>
        <Duties duties={well} />
      </Disclosure>
    </div>
  );
}

function Duties({ duties }: { duties: Duty[] }) {
  return (
    <ul className="border-line border-t">
      {duties.map((duty) => (
        <li key={duty.duty} className="grid gap-1 border-line border-b py-3 text-sm">
          <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <p className="min-w-[min(12rem,100%)] flex-1 font-medium">{duty.duty}</p>
            <StateBadge state={duty.state} />
          </div>
          {duty.state === "missing" ? (
            <p className="text-ink-soft">{remedyOf(duty.duty)}</p>
          ) : (
            <p className="text-ink-soft">
              {duty.state === "ok" && duty.last_success === null ? (
                "Nothing to do so far"
              ) : (
                <>
                  Last success: <Moment at={duty.last_success} />
                </>
              )}
            </p>
          )}
          {duty.last_error !== null && <p className="wrap-anywhere text-red">{duty.last_error}</p>}
        </li>
      ))}
    </ul>
  );
}

function StateBadge({ state }: { state: string }) {
  return <Badge tone={TONES[state] ?? "neutral"}>{state === NO_TICKS ? "no tick" : state}</Badge>;
}

const TONES: Record<string, BadgeTone> = {
  ok: "green",
  failing: "red",
  missing: "red",
  [NO_TICKS]: "amber",
};
