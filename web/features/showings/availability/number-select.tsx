import { SelectField } from "@web/components/select-field.tsx";

export type NumberOption = { value: number; label: string };

/** A drop-down whose values are numbers; takes `choice(…)` of a form. */
export function NumberSelect(props: {
  label: string;
  hint?: string;
  options: readonly NumberOption[];
  name: string;
  value: number;
  onChange: (value: number) => void;
}) {
  const { options, value, onChange, ...rest } = props;
  return (
    <SelectField
      {...rest}
      options={options.map((option) => ({ ...option, value: String(option.value) }))}
      value={String(value)}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}
