import {
  COMPARABLE_NUMBERS,
  CONDITIONS,
  type ComparableInput,
  comparableProblems,
  type ReadComparable,
  readComparable,
} from "@domain/homes/price-bench-facts.ts";
import { Button } from "@web/components/button.tsx";
import { Disclosure } from "@web/components/disclosure.tsx";
import { LazyPart } from "@web/components/error-boundary.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { SelectField } from "@web/components/select-field.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { useAttempt } from "@web/lib/attempt.ts";
import { arrivingCode } from "@web/lib/new-version.ts";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";
import { lazy, useState } from "react";

const PinMap = lazy(() => arrivingCode(import("../listing-wizard/pin-map.tsx")));

type Place = { lat: number; lng: number };

/** The facts of one sold home, typed; its place is set on a map by those who like to. */
export function ComparableForm(props: {
  initial: ComparableInput;
  place: Place | null;
  /** Where the owner's home is; the map begins there. */
  near: Place | null;
  today: string;
  button: string;
  /** Looks the address up; null if it isn't found. */
  findPlace: (address: string) => Promise<Place | null>;
  /** @param id the same at every try, so that a lost answer adds no second home. */
  onSave: (
    facts: ReadComparable & { lat: number | null; lng: number | null },
    id: string,
  ) => Promise<void>;
}) {
  const { near, today } = props;
  const [place, setPlace] = useState(props.place);
  const [isPinned, setPinned] = useState(false);
  const [isMapOpen, setMapOpen] = useState(false);
  const attempt = useAttempt();
  const form = useCheckedForm<ComparableInput>({
    initial: props.initial,
    problemsOf: (input) => comparableProblems(input, today),
    fallback: "bench_not_saved",
    submit: async (input) => {
      const read = readComparable(input);
      // The owner's pin wins, and a place that was found stays as long as the address does.
      const isKept = isPinned || (place !== null && read.address === props.initial.address);
      const found = isKept ? place : await props.findPlace(read.address);
      const facts = { ...read, lat: found?.lat ?? null, lng: found?.lng ?? null };
      await attempt(facts, (id) => props.onSave(facts, id));
      return undefined;
    },
  });
  return (
    <form {...form.form} className="mt-4 grid gap-4">
      <TextField
        {...form.field("address")}
        label="Address"
        hint="With its town, unless it is in yours. Then we find it on the map."
        maxLength={200}
        autoComplete="off"
      />
      <div className="two-columns grid items-end gap-4">
        <TextField
          {...form.field("price")}
          label={COMPARABLE_NUMBERS.price.label}
          leading="$"
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField {...form.field("sold_on")} label="Sold on" type="date" max={today} />
        {NUMBERS.map((name) => (
          <TextField
            key={name}
            {...form.field(name)}
            label={COMPARABLE_NUMBERS[name].label}
            optional
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
        <SelectField
          label="Condition"
          {...form.field("condition")}
          options={[
            { value: "", label: "Not known" },
            ...CONDITIONS.map(({ value, label }) => ({ value: String(value), label })),
          ]}
        />
      </div>
      <Disclosure
        summary="Set its place on the map"
        tone="link"
        onToggle={({ currentTarget }) => setMapOpen(currentTarget.open)}
      >
        {isMapOpen && (
          <div className="mt-2 h-72 overflow-hidden rounded-lg bg-sunken ring-1 ring-line">
            <p id="pin-help" className="sr-only">
              Tap the map, drag the pin, or move it with the arrow keys.
            </p>
            <LazyPart title="The map could not be shown">
              <PinMap
                place={place}
                area={near && [near.lat - 0.03, near.lng - 0.03, near.lat + 0.03, near.lng + 0.03]}
                onMove={(next) => {
                  setPlace(next);
                  setPinned(true);
                }}
              />
            </LazyPart>
          </div>
        )}
      </Disclosure>
      <Failure text={form.failure} />
      <Button
        type="submit"
        className="justify-self-start"
        pending={form.isPending}
        pendingText="Saving..."
      >
        {props.button}
      </Button>
    </form>
  );
}

const NUMBERS = [
  "sqft",
  "bedrooms",
  "bathrooms",
  "garage_spaces",
  "lot_size",
  "year_built",
] as const;
