import {
  type DocumentType,
  documentName,
  kindOfType,
  type OwnerDocument,
} from "../_shared/domain/papers/documents.ts";
import { AppError, type ErrorCode } from "../_shared/domain/site/errors/errors.ts";
import type { User } from "../_shared/edge/caller.ts";
import { ask, askJson, askRows, type Database } from "../_shared/edge/database.ts";
import { createTakeRate, type TakeRate } from "../_shared/edge/rate.ts";

/** A row, as its owner may see it. */
export type DocumentRow = {
  id: string;
  name: string;
  type: DocumentType;
  size: number;
  created_at: string;
};
export type StoredDocument = DocumentRow & { path: string };
type CheckedFile = {
  path: string;
  name: string;
  type: DocumentType;
  size: number;
  sha256: string;
  /** The text of a paper of the kit that was filled in here. */
  text?: string;
};

/** Each method throws AppError `document_not_found` for a document that isn't the user's. */
export type DocumentStore = {
  /**
   * Newest first.
   * @throws AppError `documents_unavailable`
   */
  ofUser(user: User): Promise<DocumentRow[]>;
  /** Null if there is none. */
  find(user: User, id: string, fallback: ErrorCode): Promise<StoredDocument | null>;
  /**
   * Null if the file hasn't become a document.
   * @throws AppError `document_upload_failed`
   */
  findByPath(user: User, path: string): Promise<DocumentRow | null>;
  /** @throws AppError `documents_full`, `document_upload_failed` */
  add(user: User, file: CheckedFile): Promise<DocumentRow>;
  /** @throws AppError `document_not_changed` */
  rename(user: User, id: string, wanted: string, type: DocumentType): Promise<DocumentRow>;
  remove(user: User, id: string): Promise<void>;
  /** @throws AppError `documents_full`, `document_not_changed` */
  restore(user: User, id: string): Promise<DocumentRow>;
  /**
   * A file that came with an offer to the user; null unless they may open it now.
   * @throws AppError `document_not_read`
   */
  openOfferFile(user: User, offerId: string, id: string): Promise<OfferFile | null>;
  /**
   * The document that a visitor attached for the user, who owns the home; null unless they may open it now.
   * @throws AppError `document_not_read`
   */
  openShowingProof(user: User, bookingId: string): Promise<OfferFile | null>;
  /**
   * Names of files that may be removed.
   * @throws AppError `unavailable`
   */
  sweep(limit: number): Promise<string[]>;
  takeRate: TakeRate;
};

/**
 * Acts as the caller, so row-level security applies. The service client only adds rows, because
 * this function has checked the bytes, and does the scheduler's work.
 */
export function createDocumentStore(database: Database): DocumentStore {
  const service = database.serviceClient();
  const of = (user: User) => database.callerClient(user.token);
  const documentsOf = (user: User) =>
    of(user).from("documents").select("id,name,type,size,created_at,path").eq("user_id", user.id);
  return {
    async ofUser(user) {
      const newest = documentsOf(user).order("created_at", { ascending: false }).order("id");
      return askRows(newest.limit(500), "documents_unavailable");
    },
    async find(user, id, fallback) {
      return (await askRows(documentsOf(user).eq("id", id), fallback))[0] ?? null;
    },
    async findByPath(user, path) {
      return (
        (await askRows(documentsOf(user).eq("path", path), "document_upload_failed"))[0] ?? null
      );
    },
    async add(user, { path, name, type, size, sha256, text }) {
      const file = { p_path: path, p_name: name, p_type: type, p_size: size, p_sha256: sha256 };
      const args = { p_user_id: user.id, ...file, p_text: text ?? null };
      return ask(service.rpc("add_document", args), "document_upload_failed");
    },
    async rename(user, id, wanted, type) {
      const kind = kindOfType(type);
      if (!kind) throw new AppError("document_not_changed");
      const args = { p_id: id, p_name: documentName(wanted, kind) };
      return ask(of(user).rpc("rename_document", args), "document_not_changed");
    },
    async remove(user, id) {
      await ask(of(user).rpc("delete_document", { p_id: id }), "document_not_changed");
    },
    async restore(user, id) {
      return ask(of(user).rpc("restore_document", { p_id: id }), "document_not_changed");
    },
    async openOfferFile(user, offerId, id) {
      const args = { p_caller: user.id, p_offer_id: offerId, p_document_id: id };
      return askJson(service.rpc("open_offer_file", args), isOfferFile, "document_not_read");
    },
    async openShowingProof(user, bookingId) {
      const args = { p_caller: user.id, p_booking_id: bookingId };
      return askJson(service.rpc("open_showing_proof", args), isOfferFile, "document_not_read");
    },
    sweep: async (limit) =>
      askRows(service.rpc("sweep_documents", { p_limit: limit }), "unavailable"),
    takeRate: createTakeRate(service),
  };
}

type OfferFile = Pick<StoredDocument, "name" | "path" | "type">;

function isOfferFile(data: unknown): data is OfferFile | null {
  return data === null || (typeof data === "object" && "path" in data);
}

/** The document in the API; `url` is the download route. */
export function toOwnerDocument(row: DocumentRow): OwnerDocument {
  const { id, name, type, size, created_at } = row;
  const uploadDate = new Date(created_at).toISOString();
  return { id, name, type, size, uploadDate, url: `/api/documents/${id}/download` };
}
