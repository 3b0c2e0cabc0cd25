import { classNames } from "@web/lib/class-names.ts";
import { clock, isToday } from "@web/lib/clock.ts";
import type { ReactNode } from "react";

/**
 * One speaker's turn, set like an interview: the name in the margin where there is room, otherwise
 * above the text.
 */
export function MessageFrame(props: {
  name: string;
  tone: "asking" | "answering";
  at: string | null;
  children: ReactNode;
}) {
  const { name, tone, at, children } = props;
  return (
    <div className="grid gap-x-8 gap-y-1.5 @2xl/chat:grid-cols-[6.5rem_minmax(0,1fr)]">
      <p className="flex items-baseline gap-x-3 @2xl/chat:grid @2xl/chat:content-start @2xl/chat:pt-[0.3rem]">
        <span
          className={classNames(
            "font-semibold text-kicker uppercase",
            tone === "answering" ? "text-clay" : "text-ink-soft",
          )}
        >
          {name}
        </span>
        {at && <MessageTime at={at} />}
      </p>
      <div className="min-w-0 max-w-[62ch]">{children}</div>
    </div>
  );
}

/** When a message was sent: just the time today, with the date before that. */
function MessageTime({ at }: { at: string }) {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return null;
  return (
    <time
      dateTime={at}
      title={FULL.format(date)}
      className="whitespace-nowrap text-ink-faint text-xs tabular-nums"
    >
      {isToday(at) ? clock(at) : DAY.format(date)}
    </time>
  );
}

const DAY = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});
const FULL = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeStyle: "short" });
