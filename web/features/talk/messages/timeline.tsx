import { formatDate, formatDay, formatTime } from "@domain/site/text/format.ts";
import { messageWarnings } from "@domain/talk/message-warnings.ts";
import {
  type Conversation,
  type Message,
  nameOfOther,
  shortenedMessage,
  stepWords,
  type TimelineItem,
  timelineOf,
} from "@domain/talk/messages.ts";
import { ReportButton } from "@web/components/report-button.tsx";
import { classNames } from "@web/lib/class-names.ts";
import { clock, isToday } from "@web/lib/clock.ts";
import { lazyScreen } from "@web/lib/lazy-screen.ts";
import { speak } from "@web/lib/notices.ts";
import { CalendarDays } from "lucide-react";
import { Suspense, useEffect, useRef } from "react";
import { Hint } from "./composer.tsx";

const OwnCompany = lazyScreen(() => import("./own-company.tsx"));

type Talk = Pick<Conversation, "side" | "other" | "showings" | "writers"> & {
  /** The token of the link it is read through, for reporting. */
  token?: string;
  /** Whose sale of which home it may be about, so that a warning names the company that they wrote down. */
  sale?: { userId: string; homeId: string } | undefined;
};

/** Messages and changes to showings in one timeline, day by day. */
export function Timeline(props: {
  talk: Talk;
  messages: readonly Message[];
  /** Older messages aren't loaded, so older changes to showings are left out. */
  isPartial?: boolean;
}) {
  const { talk, messages, isPartial = false } = props;
  const oldest = messages.reduce<string | undefined>(
    (first, { created_at }) => (first && first < created_at ? first : created_at),
    undefined,
  );
  useSpokenArrivals(messages, talk);
  const items = timelineOf(messages, talk.showings, isPartial ? oldest : undefined);
  return (
    <ol aria-label="Messages" className="grid gap-3">
      {items.map((item, index) => (
        <Entry key={item.key} item={item} before={items[index - 1]} talk={talk} />
      ))}
    </ol>
  );
}

/** Reads out what the other side writes while the conversation is open; neither what was there nor earlier pages. */
function useSpokenArrivals(messages: readonly Message[], talk: Talk): void {
  const latest = Math.max(0, ...messages.map(({ n }) => n));
  const known = useRef(latest);
  useEffect(() => {
    const arrived = messages.filter(
      ({ n, sender, removed_at }) => n > known.current && sender !== talk.side && !removed_at,
    );
    known.current = Math.max(known.current, latest);
    for (const { body } of [...arrived].sort((a, b) => a.n - b.n))
      speak(`${nameOfOther(talk)}: ${body}`);
  }, [messages, talk, latest]);
}

function Entry(props: { item: TimelineItem; before: TimelineItem | undefined; talk: Talk }) {
  const { item, before, talk } = props;
  const day = formatDay(item.at);
  const isNewDay = !before || formatDay(before.at) !== day;
  return (
    <li className="grid gap-3">
      {isNewDay && <p className="pt-3 text-center text-ink-faint text-xs">{dayName(item.at)}</p>}
      {item.kind === "message" ? (
        <Bubble message={item.message} talk={talk} />
      ) : (
        <Step item={item} talk={talk} />
      )}
    </li>
  );
}

function Bubble({ message, talk }: { message: Message; talk: Talk }) {
  const isOwn = message.sender === talk.side;
  const writer = talk.writers?.[message.id];
  // Only the other side's words can harm the reader.
  const warnings = isOwn
    ? []
    : messageWarnings(message.body, window.location.hostname).slice(0, MOST);
  return (
    <div
      className={classNames("grid gap-1.5", isOwn ? "justify-items-end" : "justify-items-start")}
    >
      <div
        className={classNames(
          "max-w-[min(34rem,88%)] rounded-lg px-4 py-2.5",
          isOwn ? "rounded-br-sm bg-evergreen-soft" : "rounded-bl-sm border border-line bg-surface",
        )}
      >
        <p className="sr-only">{writer ?? (isOwn ? "You" : nameOfOther(talk))}:</p>
        <p
          className={classNames(
            "wrap-anywhere whitespace-pre-line",
            message.removed_at && "text-ink-faint italic",
          )}
        >
          {message.body}
        </p>
      </div>
      {warnings.map(({ kind, title, text }) => (
        <Hint
          key={kind}
          tone="warn"
          title={title}
          text={text}
          className="max-w-[min(34rem,100%)]"
        />
      ))}
      {talk.sale && warnings.some(({ kind }) => kind === "wire") && (
        <Suspense fallback={null}>
          <OwnCompany {...talk.sale} />
        </Suspense>
      )}
      <div className="flex items-center gap-3 px-1">
        <time dateTime={message.created_at} className="text-ink-faint text-xs">
          {clock(message.created_at)}
        </time>
        {writer && (
          <span aria-hidden="true" className="text-ink-faint text-xs">
            {writer}
          </span>
        )}
        {warnings.length > 0 && (
          <ReportButton
            reported={{
              kind: "message",
              subject: message.id,
              name: shortenedMessage(message.body),
              token: talk.token,
            }}
          />
        )}
      </div>
    </div>
  );
}

/** People don't read a wall of warnings, so the most dangerous come first. */
const MOST = 2;

function Step(props: { item: Extract<TimelineItem, { kind: "showing" }>; talk: Talk }) {
  const { item, talk } = props;
  const { date, time } = item.step;
  return (
    <p className="flex items-center justify-center gap-2.5 py-1 text-ink-soft text-sm">
      <CalendarDays aria-hidden="true" className="size-4 shrink-0 text-clay" />
      <span>
        <span className="font-medium text-ink">{stepWords(item, talk.side)}</span>
        {date && time && `: ${formatDate(date, { short: true })}, ${formatTime(time)}`}
      </span>
    </p>
  );
}

function dayName(instant: string): string {
  return isToday(instant) ? "Today" : formatDay(instant);
}
