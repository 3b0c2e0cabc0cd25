import { PHOTO_LIMITS } from "@domain/homes/photo-rules.ts";
import type { Proposal } from "@domain/homes/shots.ts";
import { TextField } from "@web/components/text-field.tsx";
import { classNames } from "@web/lib/class-names.ts";
import { RoomChoice } from "./room-choice.tsx";
import { type AltState, useAltText } from "./use-alt-text.ts";

/** A photo's alternative text, saved automatically. */
export function AltField(props: {
  listingId: string;
  path: string;
  stored: string;
  /** The likely room; pressing it fills in the text. */
  proposal: Proposal | undefined;
  choices: readonly string[];
  position: number;
  onSaved: (alt: string) => void;
  className?: string;
}) {
  const { listingId, path, stored, position, onSaved } = props;
  const alt = useAltText({ listingId, path, stored, onSaved });
  return (
    <div className={classNames("grid gap-2", props.className)}>
      <TextField
        label={`What photo ${position + 1} shows`}
        placeholder={`e.g. ${EXAMPLES[position % EXAMPLES.length]}`}
        value={alt.value}
        maxLength={PHOTO_LIMITS.alt}
        onChange={(event) => alt.change(event.target.value)}
        onBlur={alt.save}
        error={alt.state === "failed" ? "Not saved yet. We are trying again." : null}
      />
      {alt.value === "" && (
        <RoomChoice
          number={position + 1}
          proposal={props.proposal}
          choices={props.choices}
          onChoose={(room) => {
            alt.change(room);
            alt.save();
          }}
        />
      )}
      <p role="status" className="text-ink-faint text-xs empty:hidden">
        {STATES[alt.state]}
      </p>
    </div>
  );
}

/** The rooms are in the order in which most homes are shown. */
const EXAMPLES = [
  "The front, seen from the street",
  "The living room and its windows",
  "The kitchen and its cabinets",
  "A bedroom and its closet",
  "A bathroom and its shower",
  "The yard, seen from the house",
];

const STATES: Partial<Record<AltState, string>> = { saving: "Saving...", saved: "Saved" };
