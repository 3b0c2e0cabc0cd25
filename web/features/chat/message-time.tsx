/** When a message was sent: just the time today, with the date before that. */
export function MessageTime({ at }: { at: string }) {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return null;
  const isToday = date.toDateString() === new Date().toDateString();
  return (
    <time
      dateTime={at}
      title={FULL.format(date)}
      className="whitespace-nowrap text-ink-faint text-xs tabular-nums"
    >
      {(isToday ? TIME : DAY).format(date)}
    </time>
  );
}

const TIME = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });
const DAY = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});
const FULL = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeStyle: "short" });
