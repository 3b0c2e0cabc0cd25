import {
  DEFAULT_MINUTES,
  type Safety,
  TIMER_MINUTES,
  type CheckIn as Timer,
  takesTimer,
  timerOf,
} from "@domain/showings/check-ins.ts";
import { formatTime } from "@domain/site/text/format.ts";
import { timeInZone } from "@domain/site/time/time-zones.ts";
import { checkIn, endCheckIn, extendCheckIn } from "@web/api/showings/check-ins.ts";
import type { Showing } from "@web/api/showings/showings.ts";
import { Button } from "@web/components/button.tsx";
import { Failure, InlineNotice } from "@web/components/inline-notice.tsx";
import { SelectField } from "@web/components/select-field.tsx";
import { useAttempt } from "@web/lib/attempt.ts";
import { useNow } from "@web/lib/use-now.ts";
import { useState } from "react";
import { useSafety } from "./use-safety.ts";

type Shown = Pick<
  Showing,
  "id" | "status" | "no_show" | "starts_at" | "ends_at" | "visitor_name" | "home"
>;

/** A showing's timer: "They are here" starts it, and "All is well" ends it. */
export function CheckIn({ showing, userId }: { showing: Shown; userId: string }) {
  const now = useNow().getTime();
  const { safety, doing, failure, press } = useSafety(userId);
  const timer = safety && timerOf(safety, showing.id);
  if (timer && timer.ended_at === null)
    return (
      <div className="grid w-full gap-2 sm:pl-31">
        <Running {...{ showing, timer, safety, doing, press }} />
        <Failure text={failure} />
      </div>
    );
  if (!takesTimer(showing, now)) return null;
  return (
    <div className="grid w-full gap-2 sm:pl-31">
      {timer?.ended && timer.ended !== "no_show" && (
        <p className="text-ink-soft text-sm">
          You said at {hourAt(timer.ended_at, showing)} that{" "}
          {timer.ended === "left" ? "they have left" : "all is well"}.
        </p>
      )}
      <Start {...{ showing, safety, doing, press }} isAgain={timer !== undefined} />
      <Failure text={failure} />
    </div>
  );
}

type Parts = Pick<ReturnType<typeof useSafety>, "doing" | "press"> & {
  showing: Shown;
  safety: Safety | undefined;
};

function Start({ showing, safety, doing, press, isAgain }: Parts & { isAgain: boolean }) {
  const [minutes, setMinutes] = useState<number>(DEFAULT_MINUTES);
  const attempt = useAttempt();
  const start = () =>
    void press("start", NO_TIMER, () =>
      attempt({ booking_id: showing.id, minutes }, (id) =>
        checkIn({ id, booking_id: showing.id, minutes }),
      ),
    );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SelectField
        label={`Timer at the showing of ${showing.visitor_name}`}
        hideLabel
        className="w-40"
        value={String(minutes)}
        onChange={({ target }) => setMinutes(Number(target.value))}
        options={TIMER_MINUTES.map((each) => ({ value: String(each), label: `${each} minutes` }))}
      />
      <Button
        aria-describedby={`day-${showing.id}`}
        variant={isAgain ? "secondary" : "primary"}
        pending={doing === "start"}
        pendingText="Starting the timer..."
        onClick={start}
      >
        They are here
      </Button>
      {safety && <p className="w-full text-ink-soft text-xs">{whoIsTold(safety)}</p>}
    </div>
  );
}

function Running({ showing, timer, safety, doing, press }: Parts & { timer: Timer }) {
  const end = hourAt(timer.ends_at, showing);
  const name = safety?.person?.agreed_at ? safety.person.name : undefined;
  const button = { size: "sm", "aria-describedby": `day-${showing.id}` } as const;
  const stop = (how: "well" | "left") =>
    void press(how, stillRuns(end, name), () => endCheckIn(timer.id, how));
  return (
    <>
      {timer.passed_at ? (
        <InlineNotice tone="warn" title={`The timer passed at ${end}`}>
          {timer.is_told
            ? `We are emailing ${name ?? "your person of trust"}, who may call you.`
            : "No one else was told, because no person of trust has agreed."}{" "}
          Is all well?
        </InlineNotice>
      ) : (
        <InlineNotice tone="info" title={`The timer runs until ${end}`}>
          {safety && whoIsTold(safety)}
        </InlineNotice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          {...button}
          pending={doing === "well"}
          pendingText="Ending the timer..."
          onClick={() => stop("well")}
        >
          All is well
        </Button>
        <Button
          {...button}
          variant="secondary"
          pending={doing === "left"}
          pendingText="Ending the timer..."
          onClick={() => stop("left")}
        >
          They have left
        </Button>
        {!timer.passed_at && (
          <Button
            {...button}
            variant="secondary"
            pending={doing === "more"}
            pendingText="Adding 15 minutes..."
            onClick={() =>
              void press("more", stillRuns(end, name), () => extendCheckIn(timer.id, timer.ends_at))
            }
          >
            15 minutes more
          </Button>
        )}
      </div>
    </>
  );
}

function whoIsTold({ person }: Safety): string {
  if (person?.agreed_at)
    return `If it passes before you say that all is well, we email ${person.name}, who then calls you.`;
  return person
    ? `If it passes, only you are reminded: ${person.name} has not agreed yet.`
    : "If it passes, only you are reminded. Choose a person of trust above, and we email them, too.";
}

function hourAt(moment: string | null, { home }: Shown): string {
  return moment ? formatTime(timeInZone(new Date(moment), home.time_zone)) : "";
}

const NO_TIMER =
  "This press started no timer that you can rely on: we can't be reached from here. Call or text someone you trust before you go on.";

function stillRuns(end: string, name: string | undefined): string {
  return `The timer still ends at ${end}: we can't be reached from here. ${
    name ? `${name} may get an email, so call them.` : "Try again where you have a network."
  }`;
}
