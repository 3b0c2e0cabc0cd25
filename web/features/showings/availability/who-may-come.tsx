import { MOST_VISITORS, type VisitorNeeds } from "@domain/showings/visitor-needs.ts";
import { saveVisitorNeeds } from "@web/api/showings/showing-settings.ts";
import { Checkbox } from "@web/components/checkbox.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { SelectField } from "@web/components/select-field.tsx";
import { useWork } from "@web/lib/use-work.ts";
import { useState } from "react";
import type { CalendarProps } from "./use-own-calendar.ts";

/** What everyone who wants to see the home has to do first. Changes apply right away. */
export function WhoMayCome({ userId, home, calendar, refresh }: CalendarProps) {
  const work = useWork(refresh);
  // What was chosen last is shown while it is saved.
  const [chosen, setChosen] = useState<VisitorNeeds>();
  const needs = chosen ?? calendar.needs;

  async function change(part: Partial<VisitorNeeds>) {
    // Nothing is disabled while it saves: what has the focus would lose it.
    if (work.doing !== null) return;
    const next = { ...needs, ...part };
    setChosen(next);
    const save = () => saveVisitorNeeds(home.id, home.firstOwner ?? userId, next);
    await work.run("needs", save, "settings_not_saved");
    setChosen(undefined);
  }

  return (
    <fieldset className="grid gap-1" aria-busy={work.doing !== null}>
      <legend className="font-medium text-sm">Who may come</legend>
      <p className="mb-2 text-ink-faint text-xs">
        This is the same for everyone, and your home's page says it. That is also what fair housing
        asks of you. Changes apply right away, to new requests. Showings that are booked stay.
      </p>
      {CHECKS.map(({ name, label, hint }) => (
        <Checkbox
          key={name}
          label={label}
          hint={hint}
          checked={needs[name]}
          onChange={({ target }) => void change({ [name]: target.checked })}
        />
      ))}
      <SelectField
        label="How many people may come at one time?"
        className="mt-2 max-w-xs"
        options={PEOPLE}
        value={needs.most_people === null ? "" : String(needs.most_people)}
        onChange={({ target }) =>
          void change({ most_people: target.value === "" ? null : Number(target.value) })
        }
      />
      <Failure text={work.failureText} />
    </fieldset>
  );
}

const CHECKS = [
  {
    name: "needs_address",
    label: "Have an account with a confirmed email address",
    hint: "People sign in before they ask for a time.",
  },
  { name: "needs_people", label: "Say how many people come", hint: undefined },
  {
    name: "needs_disclosures",
    label: "Read your disclosures",
    hint: "Those that they may open. They confirm each.",
  },
  {
    name: "needs_proof",
    label: "Attach a pre-approval or proof of funds",
    hint: "Only this home's owners can open it, until 30 days after the showing. We don't check it.",
  },
] as const;

const PEOPLE = [
  { value: "", label: "Any number" },
  ...Array.from({ length: MOST_VISITORS }, (_, n) => ({
    value: String(n + 1),
    label: n === 0 ? "1 person" : `At most ${n + 1}`,
  })),
];
