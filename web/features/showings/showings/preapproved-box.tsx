import { isLive } from "@domain/showings/bookings.ts";
import { noteShowing, type Showing } from "@web/api/showings/showings.ts";
import { Checkbox } from "@web/components/checkbox.tsx";
import { useChangeShowing } from "./use-change-showing.ts";

/** The owner's private note that a lender has pre-approved the visitor. */
export function PreapprovedBox({ showing, userId }: { showing: Showing; userId: string }) {
  const { change, doing } = useChangeShowing(userId, showing.id);
  if (!isLive(showing.status)) return null;
  return (
    <Checkbox
      label="Pre-approved by a lender"
      hint="This is your own note. We don't check it."
      aria-describedby={`showing-${showing.id}`}
      checked={doing === "preapproved" ? !showing.preapproved : showing.preapproved}
      onChange={() =>
        void change({
          name: "preapproved",
          call: () => noteShowing(showing, { preapproved: !showing.preapproved }),
        })
      }
    />
  );
}
