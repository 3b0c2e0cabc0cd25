import { isWorking, type QueuedFile } from "@web/lib/queued-files.ts";
import { sessionStore } from "./session.ts";

type Queue = { store: { getState: () => { files: QueuedFile[] } }; stop: () => void };

/** This page's upload queues, by their purpose: they outlive the part of the page that filled them. */
export function keepQueues<Kept extends Queue>(): (key: string, create: () => Kept) => Kept {
  const queues = new Map<string, Kept>();

  // Uploads stop when their user has left.
  sessionStore.subscribe(({ status }) => {
    if (status !== "signed-out") return;
    for (const queue of queues.values()) queue.stop();
    queues.clear();
  });

  // Unfinished uploads would be lost, so the browser asks first.
  window.addEventListener("beforeunload", (event) => {
    if ([...queues.values()].some(({ store }) => store.getState().files.some(isWorking)))
      event.preventDefault();
  });

  return (key, create) => {
    const known = queues.get(key) ?? create();
    queues.set(key, known);
    return known;
  };
}
