import type { SigningPaper } from "../../_shared/domain/sales/signing-papers.ts";
import type { SigningPart } from "../../_shared/domain/sales/signings.ts";
import type { StoredSigning } from "../../_shared/domain/site/database/stored-answers.ts";
import type { User } from "../../_shared/edge/caller.ts";
import { ask, askRows, type Database } from "../../_shared/edge/database.ts";
import type { KeptSaleFile } from "../kept-sale-file.ts";

/** How a person stands at the signing service. */
export type NotedRecipient = {
  id: number;
  state: "waiting" | "opened" | "signed" | "declined";
  reason: string;
};

export type SignedFile = KeptSaleFile & { id: string; part: SigningPart };

/** SQL decides who may do what, with the caller's id that this function has verified. */
export type SigningStore = {
  /** Only a caller that has claimed it may send it. @throws AppError the reasons of `begin_signing` */
  begin(
    user: User,
    signing: { id: string; saleId: string; what: SigningPaper; fileId: string },
  ): Promise<{ signing: StoredSigning; is_claimed: boolean }>;
  sent(id: string, envelopeId: string, recipients: { n: number; id: number }[]): Promise<void>;
  failed(id: string, problem: "down" | "refused"): Promise<void>;
  note(
    id: string,
    state: "sent" | "declined" | "expired" | "withdrawn",
    recipients: NotedRecipient[],
  ): Promise<void>;
  /** False if it had ended before, so that the files belong to nothing. */
  finish(
    id: string,
    recipients: NotedRecipient[],
    signedAt: string,
    files: SignedFile[],
  ): Promise<boolean>;
  /** Whether the envelope is one of ours. */
  changed(envelopeId: string): Promise<boolean>;
  due(limit: number): Promise<StoredSigning[]>;
  calledOff(id: string, late: "signed" | "declined" | null): Promise<void>;
  /** Null unless that person can sign it now. */
  signer(user: User, id: string): Promise<{ envelope_id: string; recipient_id: number } | null>;
};

export function createSigningStore(database: Database): SigningStore {
  const service = database.serviceClient();
  return {
    begin: (user, { id, saleId, what, fileId }) =>
      ask(
        service.rpc("begin_signing", {
          p_caller: user.id,
          p_sale_id: saleId,
          p_id: id,
          p_what: what,
          p_file_id: fileId,
        }),
        "signing_unavailable",
      ),
    async sent(p_id, p_envelope_id, p_recipients) {
      await ask(
        service.rpc("signing_sent", { p_id, p_envelope_id, p_recipients }),
        "signing_unavailable",
      );
    },
    failed: (p_id, p_problem) =>
      ask(service.rpc("signing_failed", { p_id, p_problem }), "signing_unavailable"),
    async note(p_id, p_state, p_recipients) {
      await ask(
        service.rpc("note_signing", { p_id, p_state, p_recipients }),
        "signing_unavailable",
      );
    },
    finish: (p_id, p_recipients, p_signed_at, files) =>
      ask(
        service.rpc("finish_signing", { p_id, p_recipients, p_signed_at, p_files: files }),
        "signing_unavailable",
      ),
    changed: (p_envelope_id) =>
      ask(service.rpc("signing_changed", { p_envelope_id }), "signing_unavailable"),
    due: (p_limit) => askRows(service.rpc("due_signings", { p_limit }), "signing_unavailable"),
    calledOff: (p_id, p_late) =>
      ask(service.rpc("signing_called_off", { p_id, p_late }), "signing_unavailable"),
    signer: (user, p_id) =>
      ask(service.rpc("signer_of", { p_caller: user.id, p_id }), "signing_unavailable"),
  };
}
