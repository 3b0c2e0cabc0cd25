import type { ImportedField } from "@domain/homes/imported.ts";
import { NUMBER_FIELDS, valueText } from "@domain/homes/listing-fields.ts";
import { propertyTypeName } from "@domain/homes/listings.ts";
import { Button } from "@web/components/button.tsx";
import { Checkbox } from "@web/components/checkbox.tsx";
import { useState } from "react";
import { FIELD_LABELS, isSame, type ListingFields } from "./listing-fields.ts";
import type { WizardForm } from "./use-wizard-form.ts";

/** The fields that were read, to tick. Those that would replace something start unticked. */
export function ReadFields(props: {
  fields: readonly ImportedField[];
  form: WizardForm;
  onUsed: (count: number) => void;
}) {
  const { fields, form, onUsed } = props;
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(fields.filter((field) => !replaces(field, form)).map(({ name }) => name)),
  );
  const chosen = fields.filter(({ name }) => ticked.has(name));

  function toggle(name: string) {
    setTicked((names) => {
      const others = [...names].filter((each) => each !== name);
      return new Set(names.has(name) ? others : [...names, name]);
    });
  }

  function use() {
    form.change(Object.fromEntries(chosen.map((field) => [field.name, inForm(field)])));
    onUsed(chosen.length);
  }

  return (
    <div className="grid gap-4">
      <ul className="border-line border-t">
        {fields.map((field) => (
          <li key={field.name} className="border-line border-b py-2">
            <Checkbox
              label={
                <>
                  {FIELD_LABELS[field.name]}:{" "}
                  <span className="wrap-anywhere whitespace-pre-line font-medium">
                    {shown(field)}
                  </span>
                </>
              }
              hint={
                <span className="wrap-anywhere">
                  {replaces(field, form) && "Replaces what you have. "}From “{field.said}”
                </span>
              }
              checked={ticked.has(field.name)}
              onChange={() => toggle(field.name)}
            />
          </li>
        ))}
      </ul>
      <Button className="justify-self-start" disabled={chosen.length === 0} onClick={use}>
        Use what is checked
      </Button>
    </div>
  );
}

/** A draft always has a type of property, so replacing that one doesn't count. */
function replaces(field: ImportedField, form: WizardForm): boolean {
  const now = form.fields[field.name];
  if (field.name === "property_type" || now === "" || (Array.isArray(now) && now.length === 0))
    return false;
  return !isSame(field.name, now, inForm(field));
}

/** The value as the form holds it: numbers as text. */
function inForm({ value }: ImportedField): ListingFields[ImportedField["name"]] {
  return (
    typeof value === "number" ? String(value) : value
  ) as ListingFields[ImportedField["name"]];
}

function shown({ name, value }: ImportedField): string {
  if (Array.isArray(value)) return value.join(", ");
  if (name === "property_type") return propertyTypeName(String(value));
  const field = NUMBER_FIELDS.find((each) => each.name === name);
  return (field && valueText(field, { [name]: value })) ?? String(value);
}
