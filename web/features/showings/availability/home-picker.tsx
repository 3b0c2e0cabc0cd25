import { UNTITLED } from "@domain/homes/listings.ts";
import { SelectField } from "@web/components/select-field.tsx";
import type { ManagedHome } from "./managed-home.ts";

/** Picks a home, for owners of several. */
export function HomePicker(props: {
  homes: readonly ManagedHome[];
  selected: string;
  onSelect: (id: string) => void;
}) {
  const { homes, selected, onSelect } = props;
  if (homes.length < 2) return null;
  return (
    <SelectField
      label="Property"
      translate="no"
      className="w-full max-w-md"
      options={homes.map((home) => ({
        value: home.id,
        label: [home.title || UNTITLED, home.address].filter(Boolean).join(", "),
      }))}
      value={selected}
      onChange={(event) => onSelect(event.target.value)}
    />
  );
}
