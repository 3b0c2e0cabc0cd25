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
  const begun = Date.parse(showing.starts_at);
  const isFresh = begun <= now && now < begun + LINK_DAYS * DAY_MS;
  const { status } = showing;
  // A visitor who left feedback was there.
  if (!isFresh || showing.feedback || (status !== "confirmed" && status !== "completed"))
    return null;

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
      <Button
        size="sm"
        variant="secondary"
        aria-describedby={`showing-${showing.id}`}
        pending={doing === "no-show"}
        onClick={() =>
          void change({
            name: "no-show",
            call: () =>
              noteShowing(showing, {
                no_show: !showing.no_show,
                ...(status === "confirmed" ? { status: "completed" } : {}),
              }),
            done: showing.no_show ? "No longer a no-show." : "Noted as a no-show.",
          })
        }
      >
        {showing.no_show ? "They did come" : "No-show"}
      </Button>
    </div>
  );
}
