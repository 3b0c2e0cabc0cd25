import { fullAddress, type ListingCard } from "@domain/homes/listings.ts";
import { Button } from "@web/components/button.tsx";
import { SelectField } from "@web/components/select-field.tsx";
import { type FormEvent, useState } from "react";

export function AddHome({
  candidates,
  onAdd,
}: {
  candidates: readonly ListingCard[];
  onAdd: (id: string) => void;
}) {
  const [chosen, setChosen] = useState("");
  const id = candidates.some((home) => home.id === chosen) ? chosen : candidates[0]?.id;

  function add(event: FormEvent) {
    event.preventDefault();
    if (id) onAdd(id);
  }

  if (candidates.length === 0) return null;
  return (
    <form onSubmit={add} className="flex items-end gap-2">
      <SelectField
        label="Add one of your favorites"
        translate="no"
        className="min-w-0 flex-1 sm:w-80"
        value={id}
        onChange={(event) => setChosen(event.target.value)}
        options={candidates.map((home) => ({
          value: home.id,
          label: [home.title, fullAddress(home)].filter(Boolean).join(", "),
        }))}
      />
      <Button type="submit" variant="secondary">
        Add
      </Button>
    </form>
  );
}
