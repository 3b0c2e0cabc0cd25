import { propertyTypeName } from "@domain/homes/listings.ts";
import { OWNERSHIP_QUEUE_TEXTS, type WaitingProof } from "@domain/homes/ownership.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { REPORT_LIMITS } from "@domain/site/errors/limits.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  decideOwnership,
  ownershipQueueQuery,
  proofLink,
  setOwnershipRule,
} from "@web/api/homes/ownership.ts";
import { Button } from "@web/components/button.tsx";
import { Checkbox } from "@web/components/checkbox.tsx";
import { Failure, InlineNotice, retryOf } from "@web/components/inline-notice.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { TextArea } from "@web/components/text-area.tsx";
import { failureReason } from "@web/lib/failure-reason.ts";
import { browser } from "@web/lib/leave-for.ts";
import { notify } from "@web/lib/notices.ts";
import { useWork } from "@web/lib/use-work.ts";
import { useState } from "react";
import { Moment, Section } from "./section.tsx";

/** The documents that wait for a moderator, and for operators the rule for new homes. */
export function OwnershipSection({ userId, sets = false }: { userId: string; sets?: boolean }) {
  const query = useQuery(ownershipQueueQuery(userId));
  const client = useQueryClient();
  const refresh = () =>
    client.invalidateQueries({ queryKey: ownershipQueueQuery(userId).queryKey });
  const { data } = query;
  return (
    <Section id="ownership" title={OWNERSHIP_QUEUE_TEXTS.title} lead={OWNERSHIP_QUEUE_TEXTS.lead}>
      {data ? (
        <div className="grid gap-6">
          {data.waiting.length === 0 ? (
            <p className="text-ink-soft">{OWNERSHIP_QUEUE_TEXTS.empty}</p>
          ) : (
            <ul className="border-line border-t">
              {data.waiting.map((proof) => (
                <Proof key={proof.id} proof={proof} refresh={refresh} />
              ))}
            </ul>
          )}
          {sets && <Rule waits={data.waits} refresh={refresh} />}
        </div>
      ) : query.isError ? (
        <InlineNotice
          tone="error"
          title={ERRORS.ownership_unavailable.text}
          action={retryOf(query)}
        >
          {failureReason(query.error)}
        </InlineNotice>
      ) : (
        <LoadingGroup label="Loading the proofs of ownership..." shapes={["h-14"]} />
      )}
    </Section>
  );
}

type Refreshed = { refresh: () => Promise<unknown> };

function Proof({ proof, refresh }: { proof: WaitingProof } & Refreshed) {
  const work = useWork(refresh);
  const [reason, setReason] = useState("");
  const [least, most] = REPORT_LIMITS.reason;
  async function decide(accepts: boolean) {
    const isDone = await work.run(accepts ? "accept" : "refuse", () =>
      decideOwnership(proof.id, accepts, accepts ? undefined : reason.trim()),
    );
    if (isDone) notify({ tone: "success", text: OWNERSHIP_QUEUE_TEXTS.decided });
  }
  const open = () =>
    work.run(
      "open",
      async () => browser.leaveFor((await proofLink(proof.id)).url),
      "document_not_read",
    );
  return (
    <li className="grid gap-3 border-line border-b py-4 text-sm">
      <div className="wrap-anywhere grid gap-1">
        <p translate="no" className="font-medium">
          {proof.address || "Without an address"}
        </p>
        <p className="text-ink-soft">
          {proof.owner || "Without a name"} · {propertyTypeName(proof.property_type)} ·{" "}
          {proof.title || "Without a title"} · <Moment at={proof.created_at} />
        </p>
      </div>
      <Button
        size="sm"
        variant="secondary"
        className="justify-self-start"
        aria-label={`Open the document for ${proof.address}`}
        pending={work.doing === "open"}
        pendingText="Opening..."
        onClick={() => void open()}
      >
        Open the document
      </Button>
      {proof.is_own ? (
        <InlineNotice tone="info">{OWNERSHIP_QUEUE_TEXTS.own}</InlineNotice>
      ) : (
        <>
          <TextArea
            label={`Reason to refuse the document for ${proof.address}`}
            value={reason}
            maxLength={most}
            hint={`${least} characters or more. The owner reads it.`}
            onChange={({ target }) => setReason(target.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button
              size="sm"
              aria-label={`Accept: ${proof.address}`}
              pending={work.doing === "accept"}
              pendingText="Accepting..."
              onClick={() => void decide(true)}
            >
              Accept
            </Button>
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Refuse: ${proof.address}`}
              pending={work.doing === "refuse"}
              pendingText="Refusing..."
              onClick={() => void decide(false)}
            >
              Refuse
            </Button>
          </div>
        </>
      )}
      <Failure text={work.failureText} />
    </li>
  );
}

function Rule({ waits, refresh }: { waits: boolean } & Refreshed) {
  const work = useWork(refresh);
  return (
    <div className="grid gap-2">
      <Checkbox
        label={OWNERSHIP_QUEUE_TEXTS.rule}
        hint={OWNERSHIP_QUEUE_TEXTS.ruleHint}
        checked={waits}
        onChange={({ target }) => void work.run("rule", () => setOwnershipRule(target.checked))}
      />
      <Failure text={work.failureText} />
    </div>
  );
}
