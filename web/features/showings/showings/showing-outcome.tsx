import { PURPOSE_WORDS } from "@domain/showings/purposes.ts";
import { LINK_DAYS } from "@domain/showings/showings.ts";
import { noteShowing, type Showing } from "@web/api/showings/showings.ts";
import { Button } from "@web/components/button.tsx";
import { useNow } from "@web/lib/use-now.ts";
import { useChangeShowing } from "./use-change-showing.ts";

const DAY_MS = 86_400_000;

/** Asks how a showing went, while it is recent. */
export function ShowingOutcome({ showing, userId }: { showing: Showing; userId: string }) {
  const now = useNow().getTime();
  const { change, doing } = useChangeShowing(userId, showing.id);
  const { status } = showing;
  if (!hasOutcome(showing, now)) return null;

  return (
    <div className="flex flex-wrap gap-3">
      {status === "confirmed" && (
        <Button
          size="sm"
          variant="secondary"
          aria-describedby={`showing-${showing.id}`}
          pending={doing === "completed"}
          onClick={() =>
            void change({
              name: "completed",
              call: () => noteShowing(showing, { status: "completed" }),
              done: `The ${PURPOSE_WORDS[showing.purpose].name} is completed.`,
            })
          }
        >
          Mark completed
        </Button>
      )}
      <NoShow showing={showing} userId={userId} label="No-show" about="showing" />
    </div>
  );
}

/** Notes that the visitor of a confirmed showing that has begun did not come, or takes that back. */
export function NoShow(props: {
  showing: Showing;
  userId: string;
  label: string;
  /** The id of the visitor's name begins with it. */
  about: "showing" | "day";
  /** Keeps it for later: right away if the device is offline, otherwise if there is no answer. */
  keep?: (() => void) | undefined;
  isOffline?: boolean;
}) {
  const { showing, userId, label, about, keep, isOffline } = props;
  const { change, doing } = useChangeShowing(userId, showing.id);
  if (!hasOutcome(showing, useNow().getTime())) return null;
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-describedby={`${about}-${showing.id}`}
      pending={doing === "no-show"}
      onClick={() => {
        if (keep && isOffline) return keep();
        void change({
          name: "no-show",
          keep,
          call: () =>
            noteShowing(showing, {
              no_show: !showing.no_show,
              ...(showing.status === "confirmed" ? { status: "completed" } : {}),
            }),
          done: showing.no_show ? "No longer a no-show." : "Noted as a no-show.",
        });
      }}
    >
      {showing.no_show ? "They did come" : label}
    </Button>
  );
}

/** A visitor who left feedback was there. */
function hasOutcome({ starts_at, feedback, status }: Showing, now: number): boolean {
  const begun = Date.parse(starts_at);
  const isFresh = begun <= now && now < begun + LINK_DAYS * DAY_MS;
  return isFresh && !feedback && (status === "confirmed" || status === "completed");
}
