/**
 * A browser may lack, forbid or break these: in private windows, without cookies, inside a frame, when it is old or hardened. Every such feature is reached through this file, which never throws: what is missing, null or refused
 * is undefined, and the page works without it. tests/architecture/one-place.test.ts refuses their names elsewhere.
 */

/** @returns undefined also when it throws. */
export function attempt<T>(use: () => T): NonNullable<T> | undefined {
  try {
    return use() ?? undefined;
  } catch {
    return undefined;
  }
}

/** Runs a call that may fail and answers later. */
export async function attemptLater<T>(
  use: () => T | Promise<T>,
): Promise<NonNullable<T> | undefined> {
  try {
    return (await use()) ?? undefined;
  } catch {
    return undefined;
  }
}

/** `local` outlives the browser; `session` ends with its tab. web/lib/storage.ts reads and writes it. */
export type Kind = "local" | "session";

export const storageOf = (kind: Kind) =>
  attempt(() => (kind === "local" ? localStorage : sessionStorage));

export const openChannel = (name: string) => attempt(() => new BroadcastChannel(name));

/** Whether the device thinks that it is online. Only false is reliable. */
export const isOnline = () => attempt(() => navigator.onLine) !== false;

export const mediaQuery = (query: string) => attempt(() => window.matchMedia(query));

export const supportsStyle = (property: string, value: string) =>
  attempt(() => CSS.supports(property, value)) ?? false;

/** The device's own sheet for sharing. What it returns rejects as the sheet does. */
export function shareSheet(): ((data: ShareData) => Promise<void>) | undefined {
  const share = attempt(() => navigator.share.bind(navigator));
  return share && (async (data) => share(data));
}

/** @returns false where the browser refuses: on an insecure page, or without permission. */
export async function writeToClipboard(text: string): Promise<boolean> {
  const isWritten = await attemptLater(async () => {
    await navigator.clipboard.writeText(text);
    return true;
  });
  return isWritten ?? false;
}

export const geolocation = () => attempt(() => navigator.geolocation);

/** False only where it is known that a frame shows no PDF. */
export const showsPdf = () => attempt(() => navigator.pdfViewerEnabled) !== false;

export const databases = () => attempt(() => indexedDB);

export const serviceWorkers = () => attempt(() => navigator.serviceWorker);

/**
 * The feature that lets push services reach this browser: it needs a service worker and, on an iPhone, the installed
 * app.
 */
export const pushManager = () =>
  attemptLater(async () => (await navigator.serviceWorker.getRegistration())?.pushManager);

export const pushSubscription = () =>
  attemptLater(async () => (await pushManager())?.getSubscription());

/** The person's answer in this browser about notifications of this site. */
export const notificationPermission = () => attempt(() => Notification.permission);

/** Asks them, which browsers allow only after a press. */
export const askForNotifications = () => attemptLater(() => Notification.requestPermission());

export const openCache = (name: string) => attemptLater(() => caches.open(name));

export const deleteCache = (name: string) => attemptLater(() => caches.delete(name));

/** The site's private file system. */
export const privateFolder = () => attemptLater(() => navigator.storage.getDirectory());

/** Runs one at a time across this browser's tabs, as far as the browser has locks. */
export async function inTurnAcrossTabs<T>(name: string, work: () => Promise<T>): Promise<T> {
  let begun: Promise<T> | undefined;
  const begin = () => {
    begun ??= work();
    return begun;
  };
  await attemptLater(() => navigator.locks.request(name, begin));
  return begin();
}

/** Resolves once this page has the lock, which it keeps until it closes, or can't have one. */
export function lockWhileOpen(name: string): Promise<void> {
  return new Promise((resolve) => {
    const hold = () => {
      resolve();
      return new Promise<never>(() => {});
    };
    void attemptLater(() => navigator.locks.request(name, hold)).then(() => resolve());
  });
}

export const watchInView = (
  callback: IntersectionObserverCallback,
  options: IntersectionObserverInit,
) => attempt(() => new IntersectionObserver(callback, options));

export const watchSize = (callback: ResizeObserverCallback) =>
  attempt(() => new ResizeObserver(callback));

export const watchChanges = (callback: MutationCallback) =>
  attempt(() => new MutationObserver(callback));

/** The part of the window that an on-screen keyboard leaves. */
export const visibleWindow = () => attempt(() => window.visualViewport);

export const viewTransition = (update: () => Promise<void>) =>
  attempt(() => document.startViewTransition(update));

export const hasPopovers = () =>
  attempt(() => typeof HTMLElement.prototype.showPopover === "function") ?? false;

export const closePopover = (element: HTMLElement | null) => attempt(() => element?.hidePopover());

export const offscreenCanvas = (width: number, height: number) =>
  attempt(() => new OffscreenCanvas(width, height));

/** Upright; undefined for what this browser can't read. */
export const decodedPicture = (file: Blob) =>
  attemptLater(() => createImageBitmap(file, { imageOrientation: "from-image" }));

/** Pixels as a picture, in the colors they were taken in; without these where the browser knows sRGB only. */
export async function pictureOf(pixels: {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
  colorSpace: PredefinedColorSpace;
}): Promise<ImageBitmap | undefined> {
  const { data, width, height, colorSpace } = pixels;
  return attemptLater(() =>
    createImageBitmap(
      attempt(() => new ImageData(data, width, height, { colorSpace })) ??
        new ImageData(data, width, height),
    ),
  );
}

/** A text's sentences, or undefined where the browser can't tell. */
export const sentencesIn = (text: string) =>
  attempt(() => {
    const segments = new Intl.Segmenter("en", { granularity: "sentence" }).segment(text);
    return [...segments].map(({ segment }) => segment);
  });

/**
 * Calls back once the page is idle, or after this time.
 * @returns a function that prevents it.
 */
export function whenIdle(work: () => void, longestMs: number): () => void {
  const handle = attempt(() => requestIdleCallback(work, { timeout: longestMs }));
  if (handle !== undefined) return () => attempt(() => cancelIdleCallback(handle));
  const timer = setTimeout(work, longestMs);
  return () => clearTimeout(timer);
}

/** The browser's own name for itself. */
export const userAgent = () => attempt(() => navigator.userAgent) ?? "";

/** Whether this device has Apple's map app. */
export const isOfApple = () => /iPhone|iPad|Macintosh/.test(userAgent());
