import type { KitDocument, KitId } from "@domain/papers/document-kit/catalogue.ts";
import {
  KIT_ANSWER_LIMITS,
  type KitAnswers,
  type KitPart,
  type KitSpot,
} from "@domain/papers/document-kit/fill.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { documentsQuery, keepKitDocument, kitPartsQuery } from "@web/api/papers/documents.ts";
import { Checkbox } from "@web/components/checkbox.tsx";
import { Dialog } from "@web/components/dialog.tsx";
import { DialogButtons } from "@web/components/dialog-buttons.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { RadioGroup } from "@web/components/radio-group.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";
import { TextArea } from "@web/components/text-area.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { draftsOf } from "@web/lib/drafts.ts";
import { notify } from "@web/lib/notices.ts";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";

/** Fills in a document of the kit, and saves it among the owner's documents. */
export function FillDialog(props: {
  userId: string;
  document: KitDocument & { id: KitId };
  listingId: string | undefined;
  onClose: () => void;
}) {
  const { userId, document, listingId, onClose } = props;
  const query = useQuery(kitPartsQuery(userId, document.id, listingId));
  const client = useQueryClient();
  const draft = kitDraft(userId, `${document.id} ${listingId}`);
  const { input, change, form, failure, isPending, submit } = useCheckedForm<KitAnswers>({
    initial: {},
    problemsOf: () => ({}),
    submit: async (answers) => {
      const kept = await keepKitDocument(document.id, listingId, answers);
      draft.forget();
      await client.invalidateQueries({ queryKey: documentsQuery(userId).queryKey });
      notify({ tone: "success", text: `${kept.name} is among your documents.` });
      onClose();
    },
    fallback: "kit_failed",
    draft,
  });

  return (
    <Dialog
      onClose={onClose}
      title={document.title}
      description="We keep what you enter on this device until you save. Only you see it until you publish it."
      failure={failure}
      footer={
        query.data && (
          <DialogButtons
            cancelLabel="Later"
            onCancel={onClose}
            onClick={() => void submit()}
            pending={isPending}
            pendingText="Saving..."
          >
            Save to my documents
          </DialogButtons>
        )
      }
    >
      {query.data ? (
        <form {...form} className="grid gap-10">
          {query.data.map((part, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts don't move, and headings may repeat
            <Part key={place} part={part} answers={input} onChange={change} />
          ))}
        </form>
      ) : query.error ? (
        <LoadError level={3} title={ERRORS.kit_failed.text} query={query} />
      ) : (
        <LoadingGroup label="Loading the document..." className="grid gap-4">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </LoadingGroup>
      )}
    </Dialog>
  );
}

const kitDraft = draftsOf("kit", isAnswers);

function isAnswers(kept: unknown): kept is KitAnswers {
  return (
    typeof kept === "object" &&
    kept !== null &&
    Object.values(kept).every((answer) => typeof answer === "string")
  );
}

type Answering = { answers: KitAnswers; onChange: (changes: KitAnswers) => void };

function Part({ part, ...answering }: { part: KitPart } & Answering) {
  return (
    <section className="grid gap-5">
      {part.heading && <h3 className="font-display font-medium text-subheading">{part.heading}</h3>}
      {part.hints.map((hint) => (
        <p key={hint} className="text-ink-soft text-sm">
          {hint}
        </p>
      ))}
      {part.spots.map((spot) => (
        <Spot key={spot.key} spot={spot} {...answering} />
      ))}
    </section>
  );
}

function Spot({ spot, answers, onChange }: { spot: KitSpot } & Answering) {
  const { key, label } = spot;
  const value = answers[key] ?? spot.value;
  const set = (answer: string) => onChange({ [key]: answer });
  switch (spot.kind) {
    case "choice":
      return (
        <RadioGroup
          label={label}
          value={value || null}
          onChange={set}
          options={spot.options.map((option) => ({ value: option, label: option }))}
        />
      );
    case "check":
      return (
        <Checkbox
          label={label}
          checked={value === "yes"}
          onChange={({ target }) => set(target.checked ? "yes" : "")}
        />
      );
    case "text":
      return (
        <TextArea
          label={label}
          value={value}
          maxLength={KIT_ANSWER_LIMITS.text}
          rows={5}
          onChange={({ target }) => set(target.value)}
        />
      );
    default:
      return (
        <TextField
          label={label}
          value={value}
          maxLength={KIT_ANSWER_LIMITS.line}
          autoComplete="off"
          onChange={({ target }) => set(target.value)}
        />
      );
  }
}
