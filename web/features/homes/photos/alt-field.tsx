import { FLOOR_PLAN } from "@domain/homes/floor-plans.ts";
import { PHOTO_LIMITS } from "@domain/homes/photo-rules.ts";
import { Button } from "@web/components/button.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { classNames } from "@web/lib/class-names.ts";
import { useRef } from "react";
import { type AltState, useAltText } from "./use-alt-text.ts";

/** A photo's alternative text, saved automatically. */
export function AltField(props: {
  listingId: string;
  path: string;
  stored: string;
  /** The description that the analysis suggests; pressing it fills in the text. */
  room: string | undefined;
  position: number;
  onSaved: (alt: string) => void;
  className?: string;
}) {
  const { listingId, path, stored, room, position, onSaved } = props;
  const field = useRef<HTMLInputElement>(null);
  const alt = useAltText({ listingId, path, stored, onSaved });
  return (
    <div className={classNames("grid gap-2", props.className)}>
      <TextField
        ref={field}
        label={`What photo ${position + 1} shows`}
        placeholder={`e.g. ${EXAMPLES[position % EXAMPLES.length]}`}
        value={alt.value}
        maxLength={PHOTO_LIMITS.alt}
        onChange={(event) => alt.change(event.target.value)}
        onBlur={alt.save}
        error={alt.state === "failed" ? "Not saved yet. We are trying again." : null}
      />
      {alt.value === "" && (
        <div className="flex flex-wrap gap-2">
          {[room, FLOOR_PLAN].map(
            (words) =>
              words && (
                <Button
                  key={words}
                  size="sm"
                  variant="secondary"
                  onClick={() => {
                    alt.change(words);
                    alt.save();
                    // The buttons disappear.
                    field.current?.focus();
                  }}
                >
                  Use “{words}”
                </Button>
              ),
          )}
        </div>
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
