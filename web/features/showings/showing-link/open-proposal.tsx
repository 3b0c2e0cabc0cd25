import type { ShownShowing } from "@domain/showings/showings.ts";
import { openTimes } from "@domain/showings/showings.ts";
import { acceptProposal } from "@web/api/showings/showing-link.ts";
import { Button } from "@web/components/button.tsx";
import { notify } from "@web/lib/notices.ts";
import { whenForVisitor } from "@web/lib/own-clock.ts";
import { timeText } from "@web/lib/time-text.ts";
import { useNow } from "@web/lib/use-now.ts";
import { useId } from "react";
import type { ShowingWork } from "./use-showing-work.ts";

/** An open proposal of other times: the owner's can be accepted with one tap. */
export function OpenProposal(props: { showing: ShownShowing; work: ShowingWork; level?: 2 | 4 }) {
  const { showing, work, level = 2 } = props;
  const Heading = `h${level}` as const;
  const headingId = useId();
  const now = useNow();
  const { proposal } = showing;
  if (!proposal || showing.state !== "live") return null;
  const times = openTimes(
    proposal.times.map((time) => ({ ...time, expires_at: proposal.expires_at })),
    now,
  );
  if (times.length === 0) return null;
  const isOwners = proposal.made_by === "owner";

  async function accept(n: number) {
    if (!(await work.change(`accept-${n}`, (token) => acceptProposal(token, n)))) return;
    notify({ tone: "success", text: "Agreed. Your showing is confirmed for its new time." });
    // The button disappears with the proposal.
    work.title()?.focus();
  }

  return (
    <section
      aria-labelledby={headingId}
      className="grid gap-4 rounded-lg bg-evergreen-soft p-5 sm:p-6"
    >
      <Heading id={headingId} className="font-display font-medium text-subheading">
        {isOwners
          ? "The owner proposes another time"
          : showing.holds_time
            ? "You have proposed another time"
            : "The times you asked for"}
      </Heading>
      {!isOwners && (
        <p className="text-sm">
          The owner answers by email.{" "}
          {showing.holds_time
            ? "Until then your showing stays as it is."
            : "Until then no time is held for you."}
        </p>
      )}
      <ul className="grid gap-2.5">
        {times.map((time) => {
          const own = whenForVisitor(time.starts_at, showing.time_zone);
          return (
            <li
              key={time.n}
              className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2"
            >
              <span className="font-medium">
                {timeText(time)}
                {own && <span className="block font-normal text-sm">{own}, where you are</span>}
              </span>
              {isOwners && (
                <Button
                  size="sm"
                  aria-label={`Accept ${timeText(time)}`}
                  onClick={() => void accept(time.n)}
                  pending={work.doing === `accept-${time.n}`}
                  pendingText="Accepting..."
                >
                  Accept
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
