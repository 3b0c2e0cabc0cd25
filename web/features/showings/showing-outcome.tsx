import { LINK_DAYS } from "@domain/viewings.ts";
import { noteShowing, type Showing } from "@web/api/showings.ts";
import { Button } from "@web/components/button.tsx";
import { useNow } from "@web/lib/use-now.ts";
import { useChangeShowing } from "./use-change-showing.ts";

const DAY_MS = 86_400_000;

/** How a viewing went that has begun: noted while it is fresh. */
export function ShowingOutcome({ showing, userId }: { showing: Showing; userId: string }) {
  const now = useNow().getTime();
  const { change, doing } = useChangeShowing(userId, showing.id);
  const begun = Date.parse(showing.starts_at);
  const isFresh = begun <= now && now < begun + LINK_DAYS * DAY_MS;
  const { status } = showing;
  // Whoever tells how it was has been there.
  if (!isFresh || showing.feedback || (status !== "confirmed" && status !== "completed"))
    return null;

  return (
    <div className="flex flex-wrap gap-3">
      {status === "confirmed" && (
        <Button
          size="sm"
          variant="secondary"
          pending={doing === "completed"}
          onClick={() =>
            void change({
              name: "completed",
              call: () => noteShowing(showing, { status: "completed" }),
              done: "The viewing is completed.",
            })
          }
        >
          Mark completed
        </Button>
      )}
      <Button
        size="sm"
        variant="secondary"
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
