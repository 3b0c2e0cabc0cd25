import {
  DISCLOSURE_KINDS,
  isToAcknowledge,
  type PublishedDisclosure,
  shortHash,
} from "@domain/papers/disclosures.ts";
import { DOCUMENT_KINDS, formatBytes, kindOfType } from "@domain/papers/documents.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { formatDay } from "@domain/site/text/format.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  acknowledgeDisclosure,
  disclosureLinkQuery,
  disclosuresQuery,
} from "@web/api/papers/disclosures.ts";
import { Badge } from "@web/components/badge.tsx";
import { Button } from "@web/components/button.tsx";
import { FilePreview } from "@web/components/file-preview.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { notify } from "@web/lib/notices.ts";
import { useWork } from "@web/lib/use-work.ts";
import { useState } from "react";

/** One document: open it, then acknowledge this version of it. */
export function BuyerDisclosure(props: {
  userId: string | null;
  listingId: string;
  disclosure: PublishedDisclosure;
}) {
  const { userId, listingId, disclosure } = props;
  const { id, title, kind, version, acknowledged } = disclosure;
  const [isOpen, setOpen] = useState(false);
  const client = useQueryClient();
  const work = useWork();
  const refresh = () =>
    client.invalidateQueries({ queryKey: disclosuresQuery(userId, listingId).queryKey });
  const canAcknowledge = userId !== null && isToAcknowledge(disclosure);

  function close() {
    setOpen(false);
    // The document has been opened, so it can be acknowledged.
    void refresh();
  }

  async function acknowledge() {
    const isDone = await work.run("acknowledge", () => acknowledgeDisclosure(id, version));
    if (!isDone) return void refresh();
    setOpen(false);
    notify({ tone: "success", text: `You have acknowledged “${title}”.` });
    await refresh();
  }

  const button = (
    <Button
      size={isOpen ? "md" : "sm"}
      onClick={() => void acknowledge()}
      pending={work.doing !== null}
      pendingText="Saving..."
      aria-label={`I have received and read ${title}`}
    >
      I have received and read this
    </Button>
  );

  return (
    <li className="grid gap-3 border-line border-b py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="wrap-anywhere font-display font-medium text-subheading">{title}</h2>
          <p className="mt-0.5 text-ink-soft text-sm tabular-nums">{factsOf(disclosure)}</p>
          {title !== DISCLOSURE_KINDS[kind] && (
            <p className="text-ink-soft text-sm">{DISCLOSURE_KINDS[kind]}</p>
          )}
        </div>
        <State disclosure={disclosure} />
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button
          variant="secondary"
          size="sm"
          onClick={() => setOpen(true)}
          aria-label={`Open ${title}`}
        >
          Open
        </Button>
        {canAcknowledge && disclosure.opened_at && !isOpen && button}
      </div>
      {acknowledged && (
        <p className="text-ink-soft text-sm">
          You acknowledged version {acknowledged.version} on {formatDay(acknowledged.at)}.{" "}
          <span className="wrap-anywhere">SHA-256 {shortHash(acknowledged.sha256)}…</span>
        </p>
      )}
      {!isOpen && <Failure text={work.failureText} />}
      {isOpen && (
        <Opened
          disclosure={disclosure}
          acknowledge={canAcknowledge ? button : null}
          failure={work.failureText}
          onClose={close}
        />
      )}
    </li>
  );
}

function Opened(props: {
  disclosure: PublishedDisclosure;
  acknowledge: React.ReactNode;
  failure: string | null;
  onClose: () => void;
}) {
  const { id, version, title, type } = props.disclosure;
  const link = useQuery(disclosureLinkQuery(id, version));
  return (
    <FilePreview
      name={title}
      type={type}
      link={link}
      failureTitle={ERRORS.disclosure_not_read.text}
      onClose={props.onClose}
      footer={
        <>
          <Failure text={props.failure} className="w-full" />
          {link.data && props.acknowledge}
        </>
      }
    />
  );
}

function State({ disclosure }: { disclosure: PublishedDisclosure }) {
  if (!disclosure.is_current) return <Badge>An older version</Badge>;
  if (!isToAcknowledge(disclosure)) return <Badge tone="green">Acknowledged</Badge>;
  if (disclosure.acknowledged) return <Badge tone="amber">New version</Badge>;
  return disclosure.opened_at ? <Badge tone="blue">Opened</Badge> : <Badge>Not opened yet</Badge>;
}

/** "PDF · 1.4 MB · version 2 · Nov 21, 2026" */
function factsOf({ type, size, version, published_at }: PublishedDisclosure): string {
  const kind = kindOfType(type);
  return [
    kind ? DOCUMENT_KINDS[kind].label : "",
    formatBytes(size),
    version > 1 ? `version ${version}` : "",
    formatDay(published_at),
  ]
    .filter(Boolean)
    .join(" · ");
}
