import { APPOINTMENT_STATES, lengthText, type OwnAppointment } from "@domain/sales/appointments.ts";
import type { PartyPage } from "@domain/sales/parties.ts";
import { PURPOSE_WORDS, purposeName } from "@domain/showings/purposes.ts";
import { formatDate, formatTime } from "@domain/site/text/format.ts";
import { timeInZone } from "@domain/site/time/time-zones.ts";
import { zoneName } from "@domain/site/time/zone-names.ts";
import { useQueryClient } from "@tanstack/react-query";
import {
  acceptAppointment,
  cancelAppointment,
  moveAppointment,
  partyQuery,
  takeAppointment,
} from "@web/api/sales/parties.ts";
import { sendBookingEmails } from "@web/api/showings/bookings.ts";
import { Button } from "@web/components/button.tsx";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { LazyPart } from "@web/components/error-boundary.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { useAttempt } from "@web/lib/attempt.ts";
import { focusAfter } from "@web/lib/focus-after.ts";
import { arrivingCode } from "@web/lib/new-version.ts";
import { notify } from "@web/lib/notices.ts";
import { timeText } from "@web/lib/time-text.ts";
import { useWork } from "@web/lib/use-work.ts";
import { lazy, useRef, useState } from "react";

// Loaded on demand, because it contains a calendar.
const TimeForm = lazy(() => arrivingCode(import("./time-form.tsx")));

/** The time at the home that an inspector or an appraiser takes: none yet, one ahead, or the last one. */
export function PartyTime({ token, page }: { token: string; page: PartyPage }) {
  const client = useQueryClient();
  const work = useWork(() => client.invalidateQueries({ queryKey: partyQuery(token).queryKey }));
  const attempt = useAttempt({ isOnlyOne: true });
  const part = useRef<HTMLDivElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { takes, appointment, time_zone } = page;
  if (!takes) return null;
  const { name } = PURPOSE_WORDS[takes.purpose];
  const live = appointment?.can_change ? appointment : null;

  /** @param send returns the booking's id, about which mail waits then. */
  async function change(what: string, send: () => Promise<string>, done: string) {
    const sent = async () => void sendBookingEmails(await send());
    if (!(await work.run(what, sent, "party_not_changed"))) return;
    // The pressed button disappears.
    focusAfter(
      () => {
        setChoosing(false);
        setAsking(false);
      },
      () => part.current,
    );
    notify({ tone: "success", text: done });
  }

  return (
    <TitledSection className="grid gap-4" title={`Time for the ${name}`}>
      <div ref={part} tabIndex={-1} className="grid gap-4">
        {appointment && (
          <Taken
            appointment={appointment}
            timeZone={time_zone}
            doing={work.doing}
            onAccept={(day, starts) =>
              void change(
                `${day} ${starts}`,
                async () => {
                  await acceptAppointment(token, appointment.id, { day, starts });
                  return appointment.id;
                },
                `Agreed. The ${name} is confirmed for its new time.`,
              )
            }
          />
        )}
        {live && (
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => setChoosing((is) => !is)}>
              {isChoosing ? "Keep the time" : "Choose another time"}
            </Button>
            <Button variant="quiet" onClick={() => setAsking(true)}>
              Cancel the {name}
            </Button>
          </div>
        )}
        {!live && (
          <Button
            variant={isChoosing ? "secondary" : "primary"}
            className="justify-self-start"
            onClick={() => setChoosing((is) => !is)}
          >
            {isChoosing ? "Not now" : "Choose a time"}
          </Button>
        )}
        {isChoosing && (
          <LazyPart title="The calendar could not be loaded">
            <TimeForm
              token={token}
              page={page}
              taken={live}
              isSending={work.doing === "take"}
              onSend={(chosen) =>
                void change(
                  "take",
                  async () => {
                    const { day, starts } = chosen;
                    if (!live)
                      return attempt(chosen, async (id) => {
                        await takeAppointment(token, id, chosen);
                        return id;
                      });
                    await moveAppointment(token, live.id, { day, starts });
                    return live.id;
                  },
                  "Your time is sent to the owner.",
                )
              }
            />
          </LazyPart>
        )}
        <Failure text={isAsking ? null : work.failureText} />
        {isAsking && live && (
          <ConfirmDialog
            onClose={() => setAsking(false)}
            onConfirm={() =>
              void change(
                "cancel",
                async () => {
                  await cancelAppointment(token, live.id);
                  return live.id;
                },
                `The ${name} is cancelled. We have told the owner and the buyer.`,
              )
            }
            title={`Cancel the ${name}?`}
            confirmLabel={`Cancel the ${name}`}
            cancelLabel="Keep it"
            pending={work.doing === "cancel"}
            pendingText="Cancelling..."
            error={work.failureText}
          >
            <p>The owner and the buyer get an email. You can take another time afterwards.</p>
          </ConfirmDialog>
        )}
      </div>
    </TitledSection>
  );
}

function Taken(props: {
  appointment: OwnAppointment;
  timeZone: string;
  doing: string | null;
  onAccept: (day: string, starts: string) => void;
}) {
  const { appointment, timeZone, doing, onAccept } = props;
  const { purpose, status, date, time, minutes, ends_at, entry_notes, proposal } = appointment;
  const isOwners = proposal?.made_by === "owner";
  return (
    <div className="grid gap-3">
      <div>
        <p className="font-medium">
          {formatDate(date)}, {formatTime(time)} to{" "}
          {formatTime(timeInZone(new Date(ends_at), timeZone))}, {zoneName(timeZone)}
        </p>
        <p className="text-ink-soft text-sm">
          {purposeName(purpose)} · {lengthText(minutes)} · {APPOINTMENT_STATES[status]}
        </p>
      </div>
      {entry_notes && (
        <div className="grid gap-1 text-sm">
          <p className="font-medium">Getting in</p>
          <p className="wrap-anywhere whitespace-pre-line">{entry_notes}</p>
        </div>
      )}
      {proposal && (
        <div className="grid max-w-xl gap-3 rounded-md bg-evergreen-soft px-4 py-3.5 text-sm">
          <p className="font-medium">
            {isOwners
              ? "The owner proposes another time:"
              : "You have proposed another time. Until the owner answers, yours stays as it is:"}
          </p>
          <ul className="grid gap-2">
            {proposal.times.map((each) => (
              <li
                key={timeText(each)}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5"
              >
                {timeText(each)}
                {isOwners && (
                  <Button
                    size="sm"
                    aria-label={`Accept ${timeText(each)}`}
                    pending={doing === `${each.date} ${each.time}`}
                    pendingText="Accepting..."
                    onClick={() => onAccept(each.date, each.time)}
                  >
                    Accept
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
