import { lockWhileOpen } from "@web/lib/browser-features.ts";
import { PHOTOS_DATABASE } from "@web/lib/personal-keys.ts";
import type { WaitingPhoto, WaitingPhotos } from "./waiting-photos.ts";

const STORE = "waiting";
const BY_LISTING = "by listing";

/**
 * Waiting photos in IndexedDB. If it is full, forbidden or broken, nothing is stored and callers
 * are told.
 */
export function createIndexedPhotos(factory: IDBFactory): WaitingPhotos {
  let opened: Promise<IDBDatabase> | undefined;
  const database = () => {
    opened ??= open(factory, () => {
      opened = undefined;
    });
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };
  const run = async <T>(
    mode: IDBTransactionMode,
    use: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> => {
    const transaction = (await database()).transaction(STORE, mode);
    const request = use(transaction.objectStore(STORE));
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  };

  return {
    put: (photo) =>
      run("readwrite", (store) => store.put(photo)).then(
        () => true,
        () => false,
      ),
    delete: async (id) => {
      await run("readwrite", (store) => store.delete(id)).catch(() => {});
    },
    get: (id) =>
      run<WaitingPhoto | undefined>("readonly", (store) => store.get(id)).catch(() => undefined),
    ofListing: async (listingId, userId) => {
      const photos = await run<WaitingPhoto[]>("readonly", (store) =>
        store.index(BY_LISTING).getAll([userId, listingId]),
      ).catch(() => []);
      return photos.sort((a, b) => a.order - b.order);
    },
    clear: async () => {
      await run("readwrite", (store) => store.clear()).catch(() => {});
    },
    claim,
  };
}

function open(factory: IDBFactory, onGone: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(PHOTOS_DATABASE, 1);
    request.onupgradeneeded = () => {
      const store = request.result.createObjectStore(STORE, { keyPath: "id" });
      store.createIndex(BY_LISTING, ["userId", "listingId"]);
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      // Another tab is deleting the database after a sign-out.
      database.onversionchange = () => {
        database.close();
        onGone();
      };
      database.onclose = onGone;
      resolve(database);
    };
  });
}

const claimed = new Map<string, Promise<void>>();

/** Held until this page closes, whichever of its queues asked for it. */
function claim(id: string): Promise<void> {
  const known = claimed.get(id);
  if (known) return known;
  const claim = lockWhileOpen(`photo ${id}`);
  claimed.set(id, claim);
  return claim;
}
