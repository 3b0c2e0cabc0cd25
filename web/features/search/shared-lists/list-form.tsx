import {
  listNameProblem,
  personNameProblem,
  type SharedList,
} from "@domain/search/shared-lists.ts";
import { LIST_LIMITS } from "@domain/site/errors/limits.ts";
import { formatCount } from "@domain/site/text/format.ts";
import { saveList } from "@web/api/search/shared-lists.ts";
import { Checkbox } from "@web/components/checkbox.tsx";
import { Dialog } from "@web/components/dialog.tsx";
import { DialogButtons } from "@web/components/dialog-buttons.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { newId } from "@web/lib/attempt.ts";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";
import { useId, useState } from "react";

/** Makes a list, or renames one or its owner. */
export function ListForm(props: {
  list?: SharedList;
  /** The owner's name, suggested for a new list. */
  ownName?: string;
  /** Favorites a new list can start with. */
  favorites?: readonly string[];
  onSaved: (list: SharedList) => void;
  onClose: () => void;
}) {
  const { list, favorites = [], onSaved, onClose } = props;
  const formId = useId();
  // Made here, so that a retry doesn't make a second list.
  const [id] = useState(() => list?.id ?? newId());
  const first = favorites.slice(0, LIST_LIMITS.homes);
  const form = useCheckedForm({
    initial: {
      name: list?.name ?? "Our homes",
      person: list?.owner ?? props.ownName ?? "",
      withFavorites: true,
    },
    problemsOf: ({ name, person }) => ({
      name: listNameProblem(name),
      person: personNameProblem(person),
    }),
    submit: async ({ name, person, withFavorites }) => {
      const homes = list || !withFavorites ? [] : [...first];
      onSaved(await saveList({ id, name: name.trim(), shown_name: person.trim(), homes }));
      return undefined;
    },
    fallback: "list_not_changed",
  });
  return (
    <Dialog
      onClose={onClose}
      title={list ? "Rename this list" : "A list to share"}
      size="sm"
      phone="card"
      failure={form.failure}
      footer={
        <DialogButtons
          onCancel={onClose}
          type="submit"
          form={formId}
          pending={form.isPending}
          pendingText="Saving..."
        >
          {list ? "Save" : "Make the list"}
        </DialogButtons>
      }
    >
      <form {...form.form} id={formId} className="grid gap-5">
        <TextField
          label="Name of the list"
          maxLength={LIST_LIMITS.name}
          required
          data-autofocus=""
          {...form.field("name")}
        />
        <TextField
          label="Your name on it"
          hint="People with the link see this name and nothing else about you."
          maxLength={LIST_LIMITS.person}
          autoComplete="given-name"
          required
          {...form.field("person")}
        />
        {!list && first.length > 0 && (
          <Checkbox
            label={`Start with my ${formatCount(first.length, "favorite")}`}
            checked={form.input.withFavorites}
            onChange={(event) => form.change({ withFavorites: event.target.checked })}
          />
        )}
      </form>
    </Dialog>
  );
}
