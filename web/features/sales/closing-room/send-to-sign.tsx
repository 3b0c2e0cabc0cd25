import { type SaleSignings, signedFileIds } from "@domain/sales/signings.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { saleFilesQuery } from "@web/api/sales/sale-files.ts";
import { sendSigning } from "@web/api/sales/signings.ts";
import { ownKey } from "@web/api/site/cache/keys.ts";
import { Button } from "@web/components/button.tsx";
import { FileInput } from "@web/components/file-input.tsx";
import { Failure, InlineNotice } from "@web/components/inline-notice.tsx";
import { SelectField } from "@web/components/select-field.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { UploadList } from "@web/components/upload-list.tsx";
import { useAttempt } from "@web/lib/attempt.ts";
import { notify } from "@web/lib/notices.ts";
import { useWork } from "@web/lib/use-work.ts";
import { Upload } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { onSaleFileKept, saleFileQueue } from "./sale-file-queue.ts";
import type { SignOnlineProps } from "./signing-props.ts";

/** Chooses a PDF of the sale and sends it to everyone of both sides. */
export function SendToSign(props: SignOnlineProps & { signings: SaleSignings }) {
  const { userId, offer, what, signings } = props;
  const { id: saleId } = offer.sale;
  const client = useQueryClient();
  const work = useWork(() => client.invalidateQueries({ queryKey: ownKey(userId, "sale") }));
  const attempt = useAttempt();
  const [chosen, setChosen] = useState<string>();
  const { data: files } = useQuery(saleFilesQuery(userId, saleId));
  const made = signedFileIds(signings);
  const pdfs = (files ?? [])
    .filter(
      ({ kind, type, id }) => kind === "contract" && type === "application/pdf" && !made.has(id),
    )
    .reverse();
  const file = pdfs.find(({ id }) => id === chosen) ?? pdfs[0];
  const unnamed = signings.people.filter(({ name }) => name === "");

  useEffect(
    () => onSaleFileKept(() => void client.invalidateQueries({ queryKey: ownKey(userId, "sale") })),
    [client, userId],
  );

  async function send(fileId: string) {
    const signing = { what, file_id: fileId };
    const press = () => attempt(signing, (id) => sendSigning(saleId, { id, ...signing }));
    if (!(await work.run("send", press))) return;
    notify({ tone: "success", text: "Sent. Everyone gets an email with their link." });
  }

  return (
    <div className="grid max-w-prose gap-3 print:hidden">
      <p className="text-ink-soft text-sm">
        Choose the filled PDF, and all of you sign it here or by email. We add a page with a line
        for each person, so the lines in the form itself may stay empty.
      </p>
      {file ? (
        <SelectField
          label="The PDF to sign"
          value={file.id}
          onChange={({ target }) => setChosen(target.value)}
          options={pdfs.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : (
        <p>There is no PDF here yet. {what === "contract" && "Upload it under Files first."}</p>
      )}
      {what !== "contract" && <PaperUpload userId={userId} saleId={saleId} />}
      <div className="grid gap-1">
        <h4 className="text-sm">Who signs</h4>
        <ul className="text-ink-soft text-sm">
          {signings.people.map(({ name, side, is_me }, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are read anew as one list
            <li key={n} className="wrap-anywhere">
              {`${name || "A person without a name"}, ${is_me ? "you" : side}`}
            </li>
          ))}
        </ul>
        <p className="text-ink-soft text-sm">
          The names come from your <TextLink to={paths.profile.href()}>profiles</TextLink>, and must
          be as in the document.
        </p>
      </div>
      {unnamed.length > 0 && <InlineNotice tone="warn">{ERRORS.signer_unnamed.text}</InlineNotice>}
      <p className="text-ink-soft text-sm">
        The signing service gets the PDF, and everyone's name and email address. Its certificate
        shows these to all who sign.
      </p>
      <Button
        className="justify-self-start max-sm:w-full"
        variant="secondary"
        disabled={!file || unnamed.length > 0}
        pending={work.doing === "send"}
        pendingText="Sending..."
        onClick={() => file && void send(file.id)}
      >
        Send it to be signed
      </Button>
      <Failure text={work.failureText} />
    </div>
  );
}

/** The upload of the step "contract", where this paper is filed too. */
function PaperUpload({ userId, saleId }: { userId: string; saleId: string }) {
  const picker = useRef<HTMLInputElement>(null);
  const queue = saleFileQueue(userId, saleId, "contract");
  return (
    <div className="grid gap-2">
      <Button
        size="sm"
        variant="secondary"
        className="justify-self-start"
        onClick={() => picker.current?.click()}
      >
        <Upload aria-hidden="true" className="size-4" />
        Upload a PDF
      </Button>
      <FileInput
        ref={picker}
        accept=".pdf,application/pdf"
        onFiles={(files) => queue.add(files, "both")}
      />
      <UploadList queue={queue} />
    </div>
  );
}
