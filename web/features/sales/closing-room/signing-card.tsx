import {
  isOpenSigning,
  type Signer,
  type Signing,
  type SigningPart,
  signerText,
  signingText,
  signsNow,
  warningText,
} from "@domain/sales/signings.ts";
import { formatDay } from "@domain/site/text/format.ts";
import { useQueryClient } from "@tanstack/react-query";
import { saleFileLink } from "@web/api/sales/sale-files.ts";
import { sendSigning, signingLink, withdrawSigning } from "@web/api/sales/signings.ts";
import { ownKey } from "@web/api/site/cache/keys.ts";
import { Badge, type BadgeTone } from "@web/components/badge.tsx";
import { Button } from "@web/components/button.tsx";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { Failure, InlineNotice } from "@web/components/inline-notice.tsx";
import { browser } from "@web/lib/leave-for.ts";
import { useWork } from "@web/lib/use-work.ts";
import { PenLine } from "lucide-react";
import { useState } from "react";
import type { SignOnlineProps } from "./signing-props.ts";

type CardProps = Pick<SignOnlineProps, "userId" | "offer"> & { signing: Signing };

/** One paper that was sent to be signed: how it stands, who has signed, and what the reader can do about it. */
export function SigningCard({ userId, offer, signing }: CardProps) {
  const client = useQueryClient();
  const work = useWork(() => client.invalidateQueries({ queryKey: ownKey(userId, "sale") }));
  const [isAsking, setAsking] = useState(false);
  const { side, sale } = offer;
  const warning = warningText(signing, side);
  const isOwn = signing.made_by === side;
  const { file_id } = signing;

  const sign = () =>
    work.run("sign", async () => browser.leaveFor((await signingLink(signing.id)).url));
  const again = (file: string) =>
    work.run("again", () =>
      sendSigning(sale.id, { id: signing.id, what: signing.what, file_id: file }),
    );
  const save = (id: string, part: SigningPart) =>
    work.run(part, async () => browser.leaveFor((await saleFileLink(id)).url), "document_not_read");

  return (
    <div className="grid gap-2">
      <p className="wrap-anywhere">
        <span className="font-medium">{signing.file_name}</span>{" "}
        <span className="text-ink-soft text-sm">
          {isOwn ? "sent by you" : `sent by the ${signing.made_by}`},{" "}
          {formatDay(signing.created_at)}
        </span>
      </p>
      <p role="status" className="max-w-prose">
        {signingText(signing)}
      </p>
      {warning && <InlineNotice tone="warn">{warning}</InlineNotice>}
      <ul className="grid gap-1">
        {signing.signers.map((signer, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the people of a signing never change
          <SignerRow key={n} signer={signer} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 empty:hidden print:hidden">
        {signsNow(signing) && (
          <Button
            pending={work.doing === "sign"}
            pendingText="Opening..."
            onClick={() => void sign()}
          >
            <PenLine aria-hidden="true" className="size-4" />
            Read and sign now
          </Button>
        )}
        {isOwn && signing.problem !== null && file_id !== null && (
          <Button
            variant="secondary"
            pending={work.doing === "again"}
            pendingText="Sending..."
            onClick={() => void again(file_id)}
          >
            Try again
          </Button>
        )}
        {isOwn && isOpenSigning(signing) && (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            Take it back
          </Button>
        )}
        {PARTS.map(({ part, label }) => {
          const id = signing.files[part];
          return id === undefined ? null : (
            <Button
              key={part}
              size="sm"
              variant="secondary"
              pending={work.doing === part}
              pendingText="Saving..."
              onClick={() => void save(id, part)}
            >
              {label}
            </Button>
          );
        })}
      </div>
      {signsNow(signing) && (
        <p className="max-w-prose text-ink-soft text-sm">
          This opens the signing service, and brings you back here. The same link is in its email to
          you. You can also decline there, and say why.
        </p>
      )}
      {!isAsking && <Failure text={work.failureText} />}
      {isAsking && (
        <ConfirmDialog
          onClose={() => {
            setAsking(false);
            work.forgetFailure();
          }}
          onConfirm={() =>
            void work
              .run("back", () => withdrawSigning(signing.id))
              .then((isDone) => isDone && setAsking(false))
          }
          title="Take this document back?"
          confirmLabel="Take it back"
          cancelLabel="Leave it"
          pending={work.doing === "back"}
          pendingText="Taking it back..."
          error={work.failureText}
        >
          <p className="max-w-prose">
            It can no longer be signed, and signatures so far don't count. The PDF stays among your
            files, and you can send it or another one.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}

function SignerRow({ signer }: { signer: Signer }) {
  const { name, side, state, reason, is_me } = signer;
  return (
    <li className="grid gap-0.5 border-line border-t pt-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="wrap-anywhere">
          {name || "A person who left"}
          <span className="text-ink-soft text-sm">{`, ${is_me ? "you" : side}`}</span>
        </span>
        <Badge tone={TONES[state]}>{signerText(signer)}</Badge>
      </p>
      {reason && (
        <p className="wrap-anywhere whitespace-pre-line border-line-strong border-l-2 pl-3 text-ink-soft">
          {reason}
        </p>
      )}
    </li>
  );
}

const TONES: Record<Signer["state"], BadgeTone> = {
  waiting: "neutral",
  opened: "blue",
  signed: "green",
  declined: "red",
};

const PARTS: readonly { part: SigningPart; label: string }[] = [
  { part: "paper", label: "Save the signed copy" },
  { part: "signatures", label: "Save the signatures" },
  { part: "certificate", label: "Save the certificate" },
];
