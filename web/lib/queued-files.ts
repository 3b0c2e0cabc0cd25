import { createStore } from "zustand";

/** A file being uploaded, as the screen shows it. */
export type QueuedFile = {
  id: string;
  name: string;
  /** The file's position among the others, ascending. */
  order: number;
  step: "chosen" | "preparing" | "ready" | "sending" | "sent" | "finishing" | "failed";
  /** 0 to 1, by bytes. */
  progress: number;
  tries: number;
  failure: UploadFailure | null;
};

export type UploadFailure = {
  /** The byte at which a retry resumes. */
  from: Resting;
  /** A full sentence. */
  problem: string;
  canRetry: boolean;
};

/** Steps in which a file waits its turn. */
export type Resting = "chosen" | "ready" | "sent";

export type QueueState<File> = {
  files: File[];
  /** How many have arrived since the queue was last idle, for "12 of 14". */
  done: number;
  /** The connection is lost; the queue resumes by itself. */
  isWaiting: boolean;
};

export type QueuedFiles<File extends QueuedFile> = ReturnType<typeof createQueuedFiles<File>>;

/** The files of an upload queue, in their order. @param onGone a file has left. */
export function createQueuedFiles<File extends QueuedFile>(onGone: (id: string) => void) {
  const store = createStore<QueueState<File>>(() => ({ files: [], done: 0, isWaiting: false }));
  const all = () => store.getState().files;
  return {
    store,
    all,
    get: (id: string) => all().find((file) => file.id === id),
    add(files: readonly File[]): void {
      store.setState((now) => ({
        files: [...now.files, ...files].sort((a, b) => a.order - b.order),
      }));
    },
    patch(id: string, change: Partial<QueuedFile> | Partial<File>): void {
      store.setState((now) => ({
        files: now.files.map((file) => (file.id === id ? { ...file, ...change } : file)),
      }));
    },
    drop(id: string): void {
      store.setState((now) => ({ files: now.files.filter((file) => file.id !== id) }));
      onGone(id);
    },
    /** Starting from idle begins a new run, so the count starts over. */
    begin(): void {
      if (!all().some(isWorking)) store.setState({ done: 0 });
    },
    /** Forgets all of them silently. */
    clear(): void {
      store.setState({ files: [], done: 0, isWaiting: false });
    },
  };
}

/** The sent files at the head of the queue. A failed one doesn't hold up the rest. */
export function headOf<File extends QueuedFile>(files: readonly File[]): File[] {
  const waiting = files.filter(isWorking);
  const end = waiting.findIndex(({ step }) => step !== "sent");
  return end === -1 ? waiting : waiting.slice(0, end);
}

export function isWorking({ step }: QueuedFile): boolean {
  return step !== "failed";
}

/** 0 to 1 for the whole run; files that have arrived count as done. */
export function totalProgress(files: readonly QueuedFile[], done: number): number {
  const working = files.filter(isWorking);
  const all = working.length + done;
  if (all === 0) return 0;
  return (working.reduce((sum, { progress }) => sum + progress, 0) + done) / all;
}
