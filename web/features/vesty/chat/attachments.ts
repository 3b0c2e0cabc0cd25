import { notPhotosText, PHOTO_TEXTS } from "@domain/homes/photo-rules.ts";
import { AppError } from "@domain/site/errors/errors.ts";
import { CHAT_LIMITS } from "@domain/site/errors/first-limits.ts";
import { CHAT_TEXTS } from "@domain/vesty/chat.ts";
import { discardChatImage, uploadChatImage } from "@web/api/vesty/chat-images.ts";
import { newId } from "@web/lib/attempt.ts";
import { notify } from "@web/lib/notices.ts";
import { PictureProblem } from "@web/lib/read-picture.ts";
import { type Attachment, chatStore, patchAttachment } from "./chat-store.ts";
import { fitChatImage } from "./fit-chat-image.ts";

/** The images for the next message, each uploaded as soon as it is chosen. */

type Upload = { file: File; controller: AbortController };

const uploads = new Map<string, Upload>();

/** Adds the images among chosen, pasted or dropped files; at most five in all. */
export function attach(files: readonly File[]): void {
  const { attachments, userId } = chatStore.getState();
  if (userId === null || files.length === 0) return;
  const images = files.filter(isPicture);
  const taken = images.slice(0, Math.max(0, CHAT_LIMITS.images - attachments.length));
  const others = files.filter((file) => !isPicture(file)).map(({ name }) => name);
  if (others.length > 0) notify({ tone: "warn", text: notPhotosText(others) });
  if (taken.length < images.length) notify({ tone: "warn", text: CHAT_TEXTS.tooManyImages });
  const added = taken.map((file) => {
    const id = newId();
    uploads.set(id, { file, controller: new AbortController() });
    return newAttachment(id, file);
  });
  chatStore.setState({ attachments: [...attachments, ...added] });
  for (const { id } of added) void prepare(id, userId);
}

/** Retries the same file after a failure. */
export function attachAgain(id: string): void {
  const { userId } = chatStore.getState();
  const upload = uploads.get(id);
  if (!upload || userId === null) return;
  upload.controller = new AbortController();
  patchAttachment(id, { state: "preparing", progress: 0, problem: null });
  void prepare(id, userId);
}

export function detach(id: string): void {
  const gone = chatStore.getState().attachments.find((each) => each.id === id);
  if (!gone) return;
  uploads.get(id)?.controller.abort();
  releasePreview(gone);
  chatStore.setState(({ attachments }) => ({ attachments: attachments.filter((a) => a !== gone) }));
  if (gone.path) void discardChatImage(gone.path);
}

/** Releases the preview of an image that has left the composer. */
export function releasePreview({ id, preview }: Attachment): void {
  uploads.delete(id);
  if (preview) URL.revokeObjectURL(preview);
}

/** Cancels uploads when their user has left. */
export function dropAttachments(): void {
  for (const { controller } of uploads.values()) controller.abort();
  for (const attachment of chatStore.getState().attachments) releasePreview(attachment);
}

async function prepare(id: string, userId: string): Promise<void> {
  const upload = uploads.get(id);
  if (!upload) return;
  const { file, controller } = upload;
  const { signal } = controller;
  try {
    const picture = await fitChatImage(file);
    signal.throwIfAborted();
    patchAttachment(id, { state: "uploading" });
    const onProgress = (progress: number) => patchAttachment(id, { progress });
    const path = await uploadChatImage({ userId, picture, signal, onProgress });
    patchAttachment(id, { state: "ready", progress: 1, path });
  } catch (error) {
    if (signal.aborted) return;
    // The same file would be unusable again.
    const state = error instanceof PictureProblem ? "unusable" : "failed";
    patchAttachment(id, { state, problem: problemOf(error) });
  }
}

function problemOf(error: unknown): string {
  if (error instanceof PictureProblem) return PROBLEMS[error.reason];
  return error instanceof AppError ? error.text : PHOTO_TEXTS.failed;
}

const PROBLEMS: Record<PictureProblem["reason"], string> = {
  unreadable: PHOTO_TEXTS.unreadable,
  heic: PHOTO_TEXTS.heic,
  "too-large": "it is too large",
};

/** Anything the browser can decode becomes a JPEG or WebP; some systems have no type for HEIC. */
function isPicture({ name, type }: File): boolean {
  return type === "" ? /\.hei[cf]$/i.test(name) : type.startsWith("image/") && !/svg/.test(type);
}

function newAttachment(id: string, file: File): Attachment {
  const preview = URL.createObjectURL(file);
  return {
    id,
    name: file.name,
    preview,
    state: "preparing",
    progress: 0,
    path: null,
    problem: null,
  };
}
