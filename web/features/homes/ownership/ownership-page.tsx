import { OWNERSHIP_TEXTS, type Ownership, proofProblem } from "@domain/homes/ownership.ts";
import { documentPath } from "@domain/papers/documents.ts";
import { SALE_FILE_ACCEPT } from "@domain/sales/sale-files.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { formatDay } from "@domain/site/text/format.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { keepProof, ownershipQuery, proofLink, uploadProof } from "@web/api/homes/ownership.ts";
import { BackLink } from "@web/components/back-link.tsx";
import { Button } from "@web/components/button.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { FileInput } from "@web/components/file-input.tsx";
import { Failure, InlineNotice } from "@web/components/inline-notice.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { PageHeader } from "@web/components/page-header.tsx";
import { PageLoading } from "@web/components/page-loading.tsx";
import { UploadList } from "@web/components/upload-list.tsx";
import { createFileQueue, type FileQueue, keptFiles } from "@web/lib/file-queue.ts";
import { browser } from "@web/lib/leave-for.ts";
import { untilNetwork } from "@web/lib/until-network.ts";
import { useWork } from "@web/lib/use-work.ts";
import { keepQueues } from "@web/session/upload-queues.ts";
import { Upload } from "lucide-react";
import { useEffect, useRef } from "react";

/** `/my-listings/:id/ownership`: an owner shows that the home is theirs. */
export default function OwnershipPage({ userId, id }: { userId: string; id: string }) {
  const client = useQueryClient();
  const options = ownershipQuery(userId, id);
  const query = useQuery(options);
  const { queryKey } = options;
  useEffect(
    () => kept.listen(() => void client.invalidateQueries({ queryKey })),
    [client, queryKey],
  );
  if (query.isPending) return <PageLoading label="Loading the proof of ownership..." />;
  if (query.isError && !query.data)
    return <LoadError level={1} title={ERRORS.ownership_unavailable.text} query={query} />;
  const home = query.data;
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <BackLink to={paths.myListings.href()}>My listings</BackLink>
        <PageHeader
          kicker={home?.address || "Your home"}
          title={OWNERSHIP_TEXTS.title}
          lead={OWNERSHIP_TEXTS.lead}
        />
      </div>
      {home ? (
        <Known userId={userId} id={id} home={home} />
      ) : (
        <InlineNotice tone="warn">{ERRORS.listing_not_found.text}</InlineNotice>
      )}
    </div>
  );
}

function Known({ userId, id, home }: { userId: string; id: string; home: Ownership }) {
  const { proof } = home;
  if (home.shown_at)
    return (
      <InlineNotice tone="success" title={`Ownership shown ${formatDay(home.shown_at)}`}>
        The home's page says so. Another address takes this away.
      </InlineNotice>
    );
  if (home.waits)
    return (
      <div className="grid justify-items-start gap-4">
        <InlineNotice tone="info" title="Under review">
          {OWNERSHIP_TEXTS.waiting}{" "}
          {home.must_wait ? OWNERSHIP_TEXTS.mustWait : OWNERSHIP_TEXTS.mayWait}
        </InlineNotice>
        {proof?.state === "waiting" && <OpenProof id={proof.id} />}
      </div>
    );
  return (
    <div className="grid gap-6">
      {proof?.state === "refused" && (
        <InlineNotice tone="error" title="We could not accept your document">
          <span className="wrap-anywhere whitespace-pre-line">{proof.reason}</span>
        </InlineNotice>
      )}
      {proof?.state === "replaced" && (
        <InlineNotice tone="warn">{OWNERSHIP_TEXTS.replaced}</InlineNotice>
      )}
      <p>{home.must_wait ? OWNERSHIP_TEXTS.mustWait : OWNERSHIP_TEXTS.mayWait}</p>
      {home.has_address ? (
        <SendProof userId={userId} id={id} />
      ) : (
        <div className="grid justify-items-start gap-4">
          <p>{ERRORS.ownership_needs_address.text}</p>
          <LinkButton to={paths.editListing.href(id, "place")}>Enter the address</LinkButton>
        </div>
      )}
    </div>
  );
}

function SendProof({ userId, id }: { userId: string; id: string }) {
  const picker = useRef<HTMLInputElement>(null);
  const queue = proofQueue(userId, id);
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-prose text-ink-soft text-sm">
        {OWNERSHIP_TEXTS.what} {OWNERSHIP_TEXTS.kept}
      </p>
      <Button onClick={() => picker.current?.click()}>
        <Upload aria-hidden="true" className="size-4" />
        Upload a document
      </Button>
      <FileInput
        ref={picker}
        accept={SALE_FILE_ACCEPT}
        onFiles={(files) => queue.add(files.slice(0, 1), undefined)}
      />
      <UploadList queue={queue} />
    </div>
  );
}

function OpenProof({ id }: { id: string }) {
  const work = useWork();
  const open = () =>
    work.run("open", async () => browser.leaveFor((await proofLink(id)).url), "document_not_read");
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        size="sm"
        variant="secondary"
        pending={work.doing !== null}
        pendingText="Opening..."
        onClick={() => void open()}
      >
        Open the document
      </Button>
      <Failure text={work.failureText} />
    </div>
  );
}

const queueOf = keepQueues<FileQueue>();
const kept = keptFiles();

function proofQueue(userId: string, listingId: string): FileQueue {
  return queueOf(`${userId} ${listingId}`, () =>
    createFileQueue<void>({
      pathOf: (id, kind) => documentPath(userId, id, kind),
      problemOf: proofProblem,
      send: (path, file, options) => uploadProof({ path, file, ...options }),
      keep: (file) => keepProof(listingId, file),
      onKept: () => kept.tell(),
      untilNetwork,
    }),
  );
}
