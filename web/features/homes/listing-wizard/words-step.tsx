import { fairHousingHits } from "@domain/homes/fair-housing.ts";
import { streetNote } from "@domain/homes/hidden-street.ts";
import { LISTING_LIMITS } from "@domain/homes/listing-input.ts";
import { formatNumber } from "@domain/site/text/format.ts";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { TextArea } from "@web/components/text-area.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { useMemo } from "react";
import { FairHousingNotes } from "./fair-housing-notes.tsx";
import { fieldId } from "./steps.ts";
import type { WizardForm } from "./use-wizard-form.ts";

/** Title and description, with friendly hints about the Fair Housing Act. */
export function WordsStep({ form }: { form: WizardForm }) {
  const shown = form.fields.address_hidden ? "The town" : "The address";
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <TextField
          {...form.bind("title")}
          label="Title"
          hint={`What makes it special, in a few words. ${shown} is shown next to it.`}
          placeholder="Sunny craftsman with a garden"
        />
        <Counter text={form.fields.title} limit={LISTING_LIMITS.title} />
        <Checked form={form} name="title" />
      </div>
      <div className="grid gap-3">
        <TextArea
          {...form.bind("description")}
          label="Description"
          hint="Describe the home, not who should live in it. An empty line starts a new paragraph."
          rows={10}
          optional
        />
        <Counter text={form.fields.description} limit={LISTING_LIMITS.description} />
        <Checked form={form} name="description" />
      </div>
      <TextField
        {...form.bind("tour_url")}
        label="Video or 3D tour"
        hint={
          form.fields.address_hidden
            ? "The address of a tour at Matterport, YouTube or Vimeo. Make sure it doesn't show the street."
            : "The address of a tour at Matterport, YouTube or Vimeo."
        }
        inputMode="url"
        autoComplete="off"
        optional
      />
    </div>
  );
}

function Counter({ text, limit }: { text: string; limit: number }) {
  const count = [...text].length;
  return (
    <p className="text-ink-faint text-xs tabular-nums">
      {formatNumber(count)} of {formatNumber(limit)} characters
    </p>
  );
}

function Checked({ form, name }: { form: WizardForm; name: "title" | "description" }) {
  const { [name]: text, address, address_hidden: isHidden } = form.fields;
  const hits = useMemo(() => fairHousingHits(text), [text]);
  const note = isHidden && !form.errorOf(name) && streetNote(text, address);
  return (
    <>
      {note && <InlineNotice tone="warn">{note}</InlineNotice>}
      <FairHousingNotes
        text={text}
        hits={hits}
        onChange={(changed) => {
          form.change({ [name]: changed });
          // The button disappears with its note.
          document.getElementById(fieldId(name))?.focus();
        }}
      />
    </>
  );
}
