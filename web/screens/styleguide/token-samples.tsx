import { Button } from "@web/components/button.tsx";
import { useState } from "react";
import { Chapter, Sample } from "./sample.tsx";

const SPACES = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16] as const;
const RADII = [
  ["sm", "3 px: badges, ticks", "rounded-sm"],
  ["md", "5 px: fields, buttons", "rounded-md"],
  ["lg", "8 px: dialogs, photographs", "rounded-lg"],
  ["full", "icons, people, days", "rounded-full"],
] as const;
const MOTIONS = [
  ["hover", "140 ms", "140ms"],
  ["calm", "240 ms: a dialog arrives", "var(--duration-calm)"],
  ["slow", "420 ms: a photograph grows", "var(--duration-slow)"],
] as const;

/** Space, radii, shadow and motion; colors and type have chapters of their own. */
export function TokenSamples() {
  return (
    <Chapter title="Tokens">
      <div className="grid gap-10 lg:grid-cols-2">
        <Sample name="Space, steps of 4 px">
          <dl className="grid w-full gap-2 text-sm">
            {SPACES.map((step) => (
              <div key={step} className="flex items-center gap-4">
                <dt className="w-20 text-ink-soft tabular-nums">{`${step} · ${step * 4} px`}</dt>
                <dd
                  className="h-3 bg-evergreen"
                  style={{ width: `calc(var(--spacing) * ${step})` }}
                />
              </div>
            ))}
          </dl>
        </Sample>
        <Sample name="Radii and the one shadow">
          <ul className="grid w-full grid-cols-2 gap-4 text-ink-soft text-xs">
            {RADII.map(([name, use, className]) => (
              <li key={name}>
                <span
                  className={`mb-1.5 block size-16 border border-line-strong bg-surface ${className}`}
                />
                {name}: {use}
              </li>
            ))}
            <li>
              <span className="mb-1.5 block size-16 rounded-lg bg-surface shadow-lifted" />
              lifted: what floats over the page
            </li>
            <li>
              <span className="mb-1.5 block h-16 border-line border-t" />
              Everything else is parted by a hairline
            </li>
          </ul>
        </Sample>
      </div>
      <MotionSample />
    </Chapter>
  );
}

/** The marks just appear under prefers-reduced-motion. */
function MotionSample() {
  const [isMoved, setMoved] = useState(false);
  return (
    <Sample name="Motion, none under prefers-reduced-motion">
      <Button size="sm" variant="secondary" onClick={() => setMoved(!isMoved)}>
        Move them
      </Button>
      <dl className="grid w-full gap-3 text-sm">
        {MOTIONS.map(([name, use, duration]) => (
          <div key={name} className="grid gap-1.5">
            <dt className="text-ink-soft">
              {name}, {use}
            </dt>
            <dd className="max-w-md border-line border-b pr-4">
              <span
                className="block transition-[margin] ease-out"
                style={{ marginLeft: isMoved ? "100%" : 0, transitionDuration: duration }}
              >
                <span className="block size-4 rounded-full bg-clay" />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Sample>
  );
}
