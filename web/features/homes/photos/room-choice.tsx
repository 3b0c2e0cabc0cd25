import type { Proposal } from "@domain/homes/shots.ts";
import { Button } from "@web/components/button.tsx";
import { SelectField } from "@web/components/select-field.tsx";
import { Check } from "lucide-react";

/** Names the room of a photo that has no description: one press takes the likely one, the list has all others. */
export function RoomChoice(props: {
  /** Of the photo. */
  number: number;
  proposal: Proposal | undefined;
  choices: readonly string[];
  onChoose: (room: string) => void;
}) {
  const { number, proposal, choices, onChoose } = props;

  function choose(room: string, control: HTMLElement): void {
    if (room === "") return;
    const next = nextAfter(control);
    onChoose(room);
    // The controls disappear. Whoever names one room usually names the next, and a field would open a phone's keyboard.
    next?.focus();
  }

  return (
    <div className="grid gap-2">
      {proposal && (
        <div className="grid gap-1">
          <p className="text-ink-soft text-xs">
            {proposal.reason === "look" ? "The assistant saw:" : "Usually next:"}
          </p>
          <Button
            size="sm"
            variant="secondary"
            data-room=""
            aria-label={`${proposal.room}, for photo ${number}`}
            onClick={({ currentTarget }) => choose(proposal.room, currentTarget)}
          >
            <Check aria-hidden="true" className="size-4 shrink-0" />
            {proposal.room}
          </Button>
        </div>
      )}
      <SelectField
        label={`Room of photo ${number}`}
        hideLabel
        value=""
        onChange={({ currentTarget }) => choose(currentTarget.value, currentTarget)}
      >
        <option value="">{proposal ? "Another room" : "Choose a room"}</option>
        {choices.map((room) => (
          <option key={room}>{room}</option>
        ))}
      </SelectField>
    </div>
  );
}

/** The proposal of the next photo that has one, else this photo's handle. */
function nextAfter(control: HTMLElement): HTMLElement | null | undefined {
  const own = control.closest("li");
  let tile = own?.nextElementSibling;
  while (tile && !tile.querySelector("[data-room]")) tile = tile.nextElementSibling;
  return (
    tile?.querySelector<HTMLElement>("[data-room]") ??
    own?.querySelector<HTMLElement>("[data-move]")
  );
}
