import { STREET_IN_DOCUMENTS } from "@domain/homes/hidden-street.ts";
import {
  DISCLOSURE_ACCESS,
  DISCLOSURE_KINDS,
  type DisclosureAccess,
  type OwnDisclosure,
  shortHash,
} from "@domain/papers/disclosures.ts";
import type { OwnerDocument } from "@domain/papers/documents.ts";
import { formatCount, formatDay } from "@domain/site/text/format.ts";
import {
  replaceDisclosure,
  setDisclosureAccess,
  withdrawDisclosure,
} from "@web/api/papers/disclosures.ts";
import { Button } from "@web/components/button.tsx";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { Dialog } from "@web/components/dialog.tsx";
import { Disclosure } from "@web/components/disclosure.tsx";
import { Failure, InlineNotice } from "@web/components/inline-notice.tsx";
import { SelectField } from "@web/components/select-field.tsx";
import { notify } from "@web/lib/notices.ts";
import { useWork } from "@web/lib/use-work.ts";
import { useState } from "react";

/** A published document: who may read it, who has, a new version, and withdrawing it. */
export function OwnerDisclosure(props: {
  disclosure: OwnDisclosure;
  documents: OwnerDocument[];
  isStreetHidden: boolean;
  onChange: () => Promise<unknown>;
}) {
  const { disclosure, documents, isStreetHidden, onChange } = props;
  const { id, title, kind, version, document, access, published_at } = disclosure;
  const [asking, setAsking] = useState<"replace" | "withdraw" | null>(null);
  const work = useWork(onChange);

  async function change(name: string, act: () => Promise<unknown>, done: string) {
    if (!(await work.run(name, act))) return;
    setAsking(null);
    notify({ tone: "success", text: done });
  }

  return (
    <li className="grid gap-4 border-line border-b py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="wrap-anywhere font-display font-medium text-subheading">{title}</h3>
          <p className="wrap-anywhere mt-0.5 text-ink-soft text-sm">
            {[
              title === DISCLOSURE_KINDS[kind] ? "" : DISCLOSURE_KINDS[kind],
              document ?? "",
              `version ${version}`,
              formatDay(published_at),
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </div>
        <SelectField
          label={`Who may read ${title}`}
          hideLabel
          value={access}
          disabled={work.doing !== null}
          onChange={({ target }) =>
            void change(
              "access",
              () => setDisclosureAccess(id, target.value as DisclosureAccess),
              `“${title}” is now for: ${DISCLOSURE_ACCESS[target.value as DisclosureAccess].name}.`,
            )
          }
          options={Object.entries(DISCLOSURE_ACCESS).map(([value, { name }]) => ({
            value,
            label: name,
          }))}
          className="basis-56"
        />
      </div>
      <Readers disclosure={disclosure} />
      <div className="flex flex-wrap gap-2.5">
        <Button
          size="sm"
          variant="secondary"
          onClick={() => setAsking("replace")}
          aria-label={`Replace ${title}`}
        >
          Replace
        </Button>
        <Button
          size="sm"
          variant="quiet"
          onClick={() => setAsking("withdraw")}
          aria-label={`Withdraw ${title}`}
        >
          Withdraw
        </Button>
      </div>
      {asking === null && <Failure text={work.failureText} />}
      {asking === "replace" && (
        <ReplaceDialog
          disclosure={disclosure}
          documents={documents}
          isStreetHidden={isStreetHidden}
          isPending={work.doing !== null}
          failure={work.failureText}
          onClose={() => setAsking(null)}
          onReplace={(documentId) =>
            void change(
              "replace",
              () => replaceDisclosure(id, version, documentId),
              `“${title}” is replaced. We ask buyers who acknowledged it to do so again.`,
            )
          }
        />
      )}
      {asking === "withdraw" && (
        <ConfirmDialog
          onClose={() => setAsking(null)}
          onConfirm={() =>
            void change("withdraw", () => withdrawDisclosure(id), `“${title}” is withdrawn.`)
          }
          title={`Withdraw “${title}”?`}
          confirmLabel="Withdraw"
          cancelLabel="Keep it"
          pending={work.doing !== null}
          pendingText="Withdrawing..."
          error={work.failureText}
        >
          <p>
            Buyers can't open it anymore, even if they acknowledged it. Their acknowledgments and
            the hash of the file stay on record. A link that was just opened works for a few more
            minutes.
          </p>
        </ConfirmDialog>
      )}
    </li>
  );
}

function ReplaceDialog(props: {
  disclosure: OwnDisclosure;
  documents: OwnerDocument[];
  isStreetHidden: boolean;
  isPending: boolean;
  failure: string | null;
  onClose: () => void;
  onReplace: (documentId: string) => void;
}) {
  const others = props.documents.filter(({ id }) => id !== props.disclosure.document_id);
  const [chosen, setChosen] = useState("");
  const id = chosen || others[0]?.id;
  return (
    <Dialog
      onClose={props.onClose}
      title={`Replace “${props.disclosure.title}”`}
      size="sm"
      phone="card"
      failure={props.failure}
      footer={
        <>
          <Button variant="secondary" onClick={props.onClose}>
            Cancel
          </Button>
          {id && (
            <Button
              onClick={() => props.onReplace(id)}
              pending={props.isPending}
              pendingText="Replacing..."
            >
              Replace
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-ink-soft">
          Buyers get the new version, and those who acknowledged the old one are asked again. They
          keep the version they acknowledged.
        </p>
        {id ? (
          <SelectField
            label="The new file"
            value={id}
            onChange={({ target }) => setChosen(target.value)}
            options={others.map(({ id: value, name }) => ({ value, label: name }))}
          />
        ) : (
          <p>Upload the new file to your documents first.</p>
        )}
        {id && props.isStreetHidden && (
          <InlineNotice tone="warn">{STREET_IN_DOCUMENTS}</InlineNotice>
        )}
      </div>
    </Dialog>
  );
}

/** The people who have opened and acknowledged which version of a document. */
export function Readers({ disclosure }: { disclosure: OwnDisclosure }) {
  const { readers, version, opened_by_visitors, acknowledged_by_former } = disclosure;
  const acknowledged = readers.filter((each) => each.acknowledged?.version === version).length;
  if (readers.length === 0 && opened_by_visitors === 0 && acknowledged_by_former === 0)
    return <p className="text-ink-soft text-sm">No one has opened it yet.</p>;
  return (
    <Disclosure
      summary={`Opened by ${formatCount(readers.length, "person", "people")}, acknowledged by ${acknowledged}`}
    >
      <ul className="mt-2 grid gap-2.5">
        {readers.map((reader, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the server doesn't send people's ids
          <li key={place} className="text-ink-soft">
            <span className="wrap-anywhere font-medium text-ink">{reader.name ?? "A buyer"}</span>
            {reader.opened_at &&
              `, opened ${formatCount(reader.times, "time")}, last on ${formatDay(reader.opened_at)}`}
            {reader.acknowledged && (
              <>
                , acknowledged version {reader.acknowledged.version} on{" "}
                {formatDay(reader.acknowledged.at)} (SHA-256 {shortHash(reader.acknowledged.sha256)}
                …)
              </>
            )}
          </li>
        ))}
        {opened_by_visitors > 0 && (
          <li className="text-ink-soft">
            People without an account opened it {formatCount(opened_by_visitors, "time")}.
          </li>
        )}
        {acknowledged_by_former > 0 && (
          <li className="text-ink-soft">
            {formatCount(acknowledged_by_former, "acknowledgment")} of people whose account has
            ended.
          </li>
        )}
      </ul>
    </Disclosure>
  );
}
