import { isPostBox, POST_BOX_QUESTION } from "@domain/homes/listing-input.ts";
import { Button } from "@web/components/button.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { useId, useState } from "react";
import { fieldId } from "./steps.ts";
import type { WizardForm } from "./use-wizard-form.ts";

/** Asks where people can see a home whose address is a PO box; the answer takes the box's place. */
export function AskStreet({ box, form }: { box: string; form: WizardForm }) {
  const id = useId();
  const [street, setStreet] = useState("");
  const [problem, setProblem] = useState<string>();

  function use() {
    const answer = street.trim();
    if (answer === "" || isPostBox(answer)) {
      setProblem("Please enter a street and a number.");
      return;
    }
    form.change({ address: answer });
    // The question disappears.
    document.getElementById(fieldId("address"))?.focus();
  }

  return (
    <fieldset
      aria-labelledby={`${id}-question`}
      className="grid gap-3 rounded-md bg-amber-soft px-4 py-3 text-sm"
    >
      <p id={`${id}-question`} className="font-semibold">
        {POST_BOX_QUESTION}
      </p>
      <p>
        <span translate="no" className="wrap-anywhere">
          {box}
        </span>{" "}
        is where mail goes, and no place for a showing.
      </p>
      <TextField
        label="Street and number"
        placeholder="1418 Maple St"
        autoComplete="off"
        value={street}
        error={problem}
        onChange={({ target }) => {
          setStreet(target.value);
          setProblem(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          use();
        }}
      />
      <Button size="sm" className="justify-self-start" onClick={use}>
        Use this address
      </Button>
    </fieldset>
  );
}
