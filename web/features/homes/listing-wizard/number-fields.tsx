import { NUMBER_FIELDS, type NumberField } from "@domain/homes/listing-fields.ts";
import { TextField } from "@web/components/text-field.tsx";
import type { WizardForm } from "./use-wizard-form.ts";

/** A step's optional numbers. Land has no rooms to count. */
export function NumberFields({ form, step }: { form: WizardForm; step: NumberField["step"] }) {
  const isLand = form.fields.property_type === "land";
  return NUMBER_FIELDS.filter(
    (field) => field.step === step && field.name !== "price" && !(isLand && field.isOfBuildings),
  ).map(({ name, label, unit, hint, decimals }) => (
    <TextField
      key={name}
      {...form.bind(name)}
      label={unit ? `${label}, ${unit}` : label}
      hint={hint}
      inputMode={decimals ? "decimal" : "numeric"}
    />
  ));
}
