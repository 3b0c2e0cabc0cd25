import { signingTitle } from "../../_shared/domain/sales/signings.ts";
import type { StoredSigning } from "../../_shared/domain/site/database/stored-answers.ts";
import { SIGNING_LIMITS } from "../../_shared/domain/site/errors/limits.ts";
import { paths } from "../../_shared/domain/site/paths.ts";
import {
  type Envelope,
  type Recipient,
  SigningProblem,
  type SigningService,
} from "../../_shared/edge/documenso.ts";
import { describeError, log } from "../../_shared/edge/log.ts";
import type { DocumentFiles } from "../files.ts";
import { sha256Of } from "../keep.ts";
import { putInPlace } from "../kept-sale-file.ts";
import { fieldsOfLine } from "./signature-fields.ts";
import type { SignaturePage } from "./signature-page.ts";
import type { NotedRecipient, SignedFile, SigningStore } from "./store.ts";

/**
 * What is done about a signing at the service: it is sent, read again, filed or called off. A person's press, the
 * service's report and the clock all come here, and each part can be repeated.
 */

export type SigningGateways = {
  service: SigningService;
  signings: SigningStore;
  filesOfSales: DocumentFiles;
  drawSignaturePage: (page: SignaturePage) => Promise<Uint8Array>;
  siteUrl: string;
};

/** One round takes so many, one after the other. */
const PER_ROUND = 10;

/** Carries on with everything that is due. @returns how many there were. */
export async function carryOn(gateways: SigningGateways): Promise<number> {
  const due = await gateways.signings.due(PER_ROUND);
  for (const signing of due)
    await carryOnWith(signing, gateways).catch((error) => {
      // It stays claimed for some minutes, and is then due again.
      log("signing_failed", { signing: signing.id, cause: describeError(error) });
    });
  return due.length;
}

function carryOnWith(signing: StoredSigning, gateways: SigningGateways): Promise<void> {
  if (signing.state === "sending") return send(signing, gateways);
  return signing.state === "sent" ? look(signing, gateways) : callOff(signing, gateways);
}

/** Hands a claimed signing to the service. A failure is noted at the signing, and is none of the caller's. */
export async function send(signing: StoredSigning, gateways: SigningGateways): Promise<void> {
  const { service, signings } = gateways;
  try {
    // An answer may have been lost: the service then has it already, under our id.
    const id = (await service.find(signing.id)) ?? (await create(signing, gateways));
    const made = await service.read(id);
    if (made === null) throw new SigningProblem("down");
    if (made.status === "DRAFT") await service.distribute(id);
    const recipients = signing.signers.flatMap(({ n, email }) => {
      const found = made.recipients.find(
        (each) => each.email.toLowerCase() === email?.toLowerCase(),
      );
      return found ? [{ n, id: found.id }] : [];
    });
    // One that was withdrawn in the meantime is called off with the clock's next tick.
    await signings.sent(signing.id, id, recipients);
  } catch (error) {
    if (!(error instanceof SigningProblem)) throw error;
    log("signing_not_sent", {
      signing: signing.id,
      problem: error.code,
      cause: describeError(error.cause),
    });
    await signings.failed(signing.id, error.code);
  }
}

async function create(signing: StoredSigning, gateways: SigningGateways): Promise<string> {
  const { service, filesOfSales, drawSignaturePage, siteUrl } = gateways;
  const { what, home, signers, file_name: fileName, sha256, path } = signing;
  const people = signers.flatMap(({ name, side, email }) =>
    email === null ? [] : [{ name, side, email }],
  );
  const paper = path === null ? null : await filesOfSales.read(path, "document_not_read");
  if (paper === null || people.length < signers.length) throw new SigningProblem("refused");
  // The page of signatures names the hash, so what is signed has to be these bytes.
  if ((await sha256Of(paper.bytes)) !== sha256) throw new SigningProblem("refused");
  const page = await drawSignaturePage({ what, home, fileName, sha256, signers });
  const title = signingTitle(what, home);
  return service.create({
    externalId: signing.id,
    title,
    subject: `Please sign: ${title}`,
    message:
      "Read the whole document first. You sign on the page of signatures that comes with it. If something is wrong, decline and say why.",
    returnTo: siteUrl + paths.sale.href(signing.sale_id),
    timeZone: signing.zone,
    days: SIGNING_LIMITS.days,
    files: [
      { name: fileName, bytes: paper.bytes },
      { name: "Signatures.pdf", bytes: page },
    ],
    recipients: people.map(({ name, email }, n) => ({ name, email, fields: fieldsOfLine(n) })),
  });
}

/** Reads at the service how a signing stands, and stores it. */
async function look(signing: StoredSigning, gateways: SigningGateways): Promise<void> {
  const { service, signings } = gateways;
  const envelope = signing.envelope_id === null ? null : await service.read(signing.envelope_id);
  const recipients = envelope?.recipients.map(notedOf) ?? [];
  const isDeclined = recipients.some(({ state }) => state === "declined");
  if (envelope?.status === "COMPLETED" && !isDeclined)
    return file(signing, envelope, recipients, gateways);
  const isOff = envelope === null || envelope.status === "CANCELLED";
  const state = isDeclined
    ? "declined"
    : isOff
      ? "withdrawn"
      : isLate(envelope)
        ? "expired"
        : "sent";
  await signings.note(signing.id, state, recipients);
}

function isLate({ recipients }: Envelope): boolean {
  return recipients.some(
    ({ signingStatus, expiresAt }) =>
      signingStatus === "NOT_SIGNED" && expiresAt && Date.parse(expiresAt) <= Date.now(),
  );
}

function notedOf({ id, signingStatus, readStatus, rejectionReason }: Recipient): NotedRecipient {
  const open = readStatus === "OPENED" ? "opened" : "waiting";
  const state = { NOT_SIGNED: open, SIGNED: "signed", REJECTED: "declined" } as const;
  return { id, state: state[signingStatus], reason: rejectionReason ?? "" };
}

/** Files what everyone has signed. If no row follows the bytes, the sweep removes them. */
async function file(
  signing: StoredSigning,
  envelope: Envelope,
  recipients: NotedRecipient[],
  { service, signings, filesOfSales }: SigningGateways,
): Promise<void> {
  const [paper, signatures] = envelope.envelopeItems.toSorted((a, b) => a.order - b.order);
  if (!paper || !signatures) throw new SigningProblem("down");
  const name = signing.file_name.replace(/\.pdf$/i, "").slice(0, 150);
  const keep = async (part: SignedFile["part"], word: string, bytes: Uint8Array) => ({
    ...(await putInPlace(
      signing.sale_id,
      `${name} (${word}).pdf`,
      { kind: "pdf", type: "application/pdf", bytes, isChanged: false },
      filesOfSales,
    )),
    id: crypto.randomUUID(),
    part,
  });
  const files = [
    await keep("paper", "signed", await service.signedPdf(paper.id)),
    await keep("signatures", "signatures", await service.signedPdf(signatures.id)),
    await keep("certificate", "certificate", await service.certificate(envelope.id)),
  ];
  const last = envelope.recipients
    .flatMap(({ signedAt }) => signedAt ?? [])
    .sort()
    .at(-1);
  await signings.finish(signing.id, recipients, last ?? new Date().toISOString(), files);
}

/** Has the service end what has ended here. What people signed there until then is noted. */
async function callOff(signing: StoredSigning, gateways: SigningGateways): Promise<void> {
  const { service, signings } = gateways;
  const id = signing.envelope_id ?? (await service.find(signing.id));
  const envelope = id === null ? null : await service.read(id);
  if (envelope) await service.callOff(envelope);
  const isSigned = envelope?.status === "COMPLETED";
  await signings.calledOff(
    signing.id,
    isSigned ? "signed" : envelope?.status === "REJECTED" ? "declined" : null,
  );
}
