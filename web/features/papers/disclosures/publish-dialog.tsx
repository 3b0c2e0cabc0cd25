import { STREET_IN_DOCUMENTS } from "@domain/homes/hidden-street.ts";
import {
  DISCLOSURE_ACCESS,
  DISCLOSURE_KINDS,
  type DisclosureAccess,
  type DisclosureKind,
  type OwnDisclosure,
} from "@domain/papers/disclosures.ts";
import type { OwnerDocument } from "@domain/papers/documents.ts";
import { DISCLOSURE_LIMITS } from "@domain/site/errors/limits.ts";
import { paths } from "@domain/site/paths.ts";
import { isVisible } from "@domain/site/text/contact-details.ts";
import { publishDisclosure, setDisclosureAccess } from "@web/api/papers/disclosures.ts";
import { Dialog } from "@web/components/dialog.tsx";
import { DialogButtons } from "@web/components/dialog-buttons.tsx";
import { Failure, InlineNotice } from "@web/components/inline-notice.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { RadioGroup } from "@web/components/radio-group.tsx";
import { SelectField } from "@web/components/select-field.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { isStoredOtherwise, useAttempt } from "@web/lib/attempt.ts";
import { notify } from "@web/lib/notices.ts";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";
import { useWork } from "@web/lib/use-work.ts";
import { useState } from "react";

type Input = {
  document_id: string;
  kind: DisclosureKind;
  title: string;
  access: DisclosureAccess;
};

/** Asks for the document, its kind, and who may read it. */
export function PublishDialog(props: {
  listingId: string;
  documents: OwnerDocument[];
  published: OwnDisclosure[];
  isStreetHidden: boolean;
  onClose: () => void;
  onPublished: () => Promise<unknown>;
}) {
  const { listingId, documents, published, isStreetHidden, onClose, onPublished } = props;
  const attempt = useAttempt();
  /** The id of an earlier try that is stored, with other contents than the form has now. */
  const [arrived, setArrived] = useState<string>();
  const first = published.find(({ id }) => id === arrived);
  const work = useWork();
  const { input, form, field, choice, change, failure, isPending, submit } = useCheckedForm<Input>({
    initial: {
      document_id: documents[0]?.id ?? "",
      kind: "seller",
      title: DISCLOSURE_KINDS.seller,
      access: "everybody",
    },
    problemsOf: ({ title }) => ({
      title: !isVisible(title) ? "Please enter what buyers will read." : undefined,
    }),
    submit: async ({ title, ...rest }) => {
      const sent = { listing_id: listingId, title: title.trim(), ...rest };
      let tried = "";
      try {
        await attempt(sent, (id) => {
          tried = id;
          return publishDisclosure({ id, ...sent });
        }).finally(onPublished);
      } catch (error) {
        if (!isStoredOtherwise(error)) throw error;
        setArrived(tried);
        return undefined;
      }
      notify({ tone: "success", text: `“${title.trim()}” is published.` });
      onClose();
    },
    fallback: "disclosure_failed",
    asksForAll: true,
  });

  async function changeAccess({ id, title }: OwnDisclosure) {
    const { access } = input;
    await setDisclosureAccess(id, access);
    await onPublished();
    notify({
      tone: "success",
      text: `Who may read “${title}” now: ${DISCLOSURE_ACCESS[access].name}.`,
    });
    onClose();
  }

  /** Suggests the kind's name, unless the owner has written a title of their own. */
  function pickKind(kind: DisclosureKind) {
    const isSuggested = input.title.trim() === "" || input.title === DISCLOSURE_KINDS[input.kind];
    change(isSuggested ? { kind, title: DISCLOSURE_KINDS[kind] } : { kind });
  }

  if (documents.length === 0) {
    return (
      <Dialog onClose={onClose} title="Publish a document" size="sm" phone="card">
        <div className="grid justify-items-start gap-4">
          <p className="text-ink-soft">
            Upload the file to your documents first. Only you can see it there until you publish it.
          </p>
          <LinkButton to={paths.dashboard.href("documents")}>Your documents</LinkButton>
        </div>
      </Dialog>
    );
  }

  return (
    <Dialog
      onClose={onClose}
      title="Publish a document"
      failure={failure}
      footer={
        <DialogButtons
          onCancel={onClose}
          onClick={() => void submit()}
          pending={isPending}
          pendingText="Publishing..."
        >
          Publish
        </DialogButtons>
      }
    >
      <form {...form} className="grid gap-6">
        <SelectField
          label="Document"
          hint="Buyers see the title below, not the name of the file. Check it first for account numbers and personal details."
          value={input.document_id}
          onChange={({ target }) => change({ document_id: target.value })}
          options={documents.map(({ id: value, name }) => ({ value, label: name }))}
        />
        {isStreetHidden && <InlineNotice tone="warn">{STREET_IN_DOCUMENTS}</InlineNotice>}
        <SelectField
          label="What it is"
          value={input.kind}
          onChange={({ target }) => pickKind(target.value as DisclosureKind)}
          options={Object.entries(DISCLOSURE_KINDS).map(([value, label]) => ({ value, label }))}
        />
        <TextField
          {...field("title")}
          label="Title"
          maxLength={DISCLOSURE_LIMITS.title}
          autoComplete="off"
        />
        <RadioGroup
          {...choice("access")}
          label="Who may read it"
          options={Object.entries(DISCLOSURE_ACCESS).map(([value, { name, about }]) => ({
            value: value as DisclosureAccess,
            label: name,
            hint: about,
          }))}
        />
        {first && (
          <InlineNotice
            tone="warn"
            title="We received your first try"
            {...(first.access !== input.access && {
              action: {
                label: `Change it to: ${DISCLOSURE_ACCESS[input.access].name}`,
                onSelect: () => void work.run("access", () => changeAccess(first)),
              },
            })}
          >
            “{first.title}” is published. Who may read it: {DISCLOSURE_ACCESS[first.access].name}.
            Your changes were not saved. Press Publish again to publish them as another document.
          </InlineNotice>
        )}
        <Failure text={work.failureText} />
      </form>
    </Dialog>
  );
}
