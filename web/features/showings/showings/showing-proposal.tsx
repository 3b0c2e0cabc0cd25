import { PURPOSE_WORDS } from "@domain/showings/purposes.ts";
import { openTimes } from "@domain/showings/showings.ts";
import { acceptVisitorTime, dropProposal } from "@web/api/showings/proposals.ts";
import type { Showing } from "@web/api/showings/showings.ts";
import { Button } from "@web/components/button.tsx";
import { timeText } from "@web/lib/time-text.ts";
import { useNow } from "@web/lib/use-now.ts";
import { useChangeShowing } from "./use-change-showing.ts";

/** An open proposal of other times: the visitor's to accept, or the owner's to withdraw. */
export function ShowingProposal({ showing, userId }: { showing: Showing; userId: string }) {
  const now = useNow();
  const { change, doing } = useChangeShowing(userId, showing.id);
  const times = openTimes(showing.proposals, now);
  const [first] = times;
  if (!first) return null;
  const isWish = showing.holds_time === false;
  const isVisitors = first.made_by === "visitor";
  const { name } = PURPOSE_WORDS[showing.purpose];

  function accept(n: number) {
    void change({
      name: `accept-${n}`,
      call: () => acceptVisitorTime(showing.id, n),
      done: `The ${name} is confirmed for ${isWish ? "this" : "its new"} time. ${showing.visitor_name} gets an email about it.`,
      mails: true,
    });
  }

  function drop() {
    void change({
      name: "drop",
      call: () => dropProposal(showing.id),
      done: isWish
        ? `The request is ended. ${showing.visitor_name} gets an email about it.`
        : isVisitors
          ? `Declined. The ${name} stays as it is.`
          : "Your proposal is withdrawn.",
      mails: isWish,
    });
  }

  return (
    <div className="grid max-w-xl gap-3 rounded-md bg-evergreen-soft px-4 py-3.5 text-sm">
      <p className="font-medium">
        {isVisitors
          ? isWish
            ? `None of your times worked. ${showing.visitor_name} asks for one of these:`
            : `${showing.visitor_name} asks for another time:`
          : `You have proposed other times; ${showing.visitor_name} has not answered yet.`}
      </p>
      <ul className="grid gap-2">
        {times.map((time) => (
          <li
            key={time.n}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5"
          >
            {timeText(time)}
            {isVisitors && (
              <Button
                size="sm"
                aria-label={`Accept ${timeText(time)}`}
                aria-describedby={`showing-${showing.id}`}
                onClick={() => accept(time.n)}
                pending={doing === `accept-${time.n}`}
                pendingText="Accepting..."
              >
                Accept
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        variant="secondary"
        className="justify-self-start"
        aria-describedby={`showing-${showing.id}`}
        onClick={drop}
        pending={doing === "drop"}
      >
        {isVisitors ? "Decline" : "Withdraw"}
      </Button>
    </div>
  );
}
