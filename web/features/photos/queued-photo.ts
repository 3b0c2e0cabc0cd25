import type { WaitingPhoto } from "./waiting-photos.ts";

/** A photo on its way, as the screen shows it. */
export type QueuedPhoto = {
  id: string;
  name: string;
  order: number;
  step: "chosen" | "encoding" | "encoded" | "uploading" | "uploaded" | "attaching" | "failed";
  /** 0 to 1 of its bytes. */
  progress: number;
  /** A small version, once there is one. */
  thumbnail: Blob | null;
  /** Tells the same file chosen again. */
  fingerprint: string | null;
  tries: number;
  failure: Failure | null;
};

export type Failure = {
  /** Where it goes on when it is tried again. */
  from: "chosen" | "encoded" | "uploaded";
  /** B§8: "Failed to upload {file}: {reason}" */
  problem: string;
  canRetry: boolean;
};

export function queued(photo: WaitingPhoto): QueuedPhoto {
  return {
    id: photo.id,
    name: photo.name,
    order: photo.order,
    step: photo.encoded ? "encoded" : "chosen",
    progress: 0,
    thumbnail: photo.encoded?.files.at(-1)?.blob ?? null,
    fingerprint: null,
    tries: 0,
    failure: null,
  };
}

/**
 * The photos that can be attached now: the finished ones at the head of the queue, so that they
 * come in the order in which they were chosen. A failed one holds nobody up.
 */
export function readyToAttach(photos: readonly QueuedPhoto[]): QueuedPhoto[] {
  const waiting = photos.filter(({ step }) => step !== "failed");
  const end = waiting.findIndex(({ step }) => step !== "uploaded");
  return end === -1 ? waiting : waiting.slice(0, end);
}

/** Needs room in the listing: it is under way, or can be tried again. */
export function isComing({ failure }: QueuedPhoto): boolean {
  return failure?.canRetry !== false;
}

export function isWorking({ step }: QueuedPhoto): boolean {
  return step !== "failed";
}

/** 0 to 1 of all that this run has to do; attached photos count as done. */
export function totalProgress(photos: readonly QueuedPhoto[], attached: number): number {
  const working = photos.filter(isWorking);
  const all = working.length + attached;
  if (all === 0) return 0;
  return (working.reduce((sum, { progress }) => sum + progress, 0) + attached) / all;
}
