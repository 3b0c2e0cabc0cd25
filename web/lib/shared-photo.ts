import { viewTransition } from "./browser-features.ts";
import { prefersReducedMotion } from "./reduced-motion.ts";

/**
 * The view-transition name shared by the card's photograph and the one in the details
 * (styles/motion.css).
 */
const PHOTO_NAME = "listing-photo";
/** The browser freezes the page until the new screen is there, at most this long. */
const COMMIT_TIMEOUT_MS = 400;

let opener: HTMLElement | null = null;
let announceCommit: (() => void) | undefined;

/**
 * Navigates while the photograph in `photo` grows into the one on the next screen. Screens call
 * `useOpenListing` and `useCloseListing` in background-location.ts instead.
 */
export function growPhoto(photo: HTMLElement | null | undefined, navigate: () => void): void {
  opener = photo ?? null;
  if (!photo || prefersReducedMotion()) {
    navigate();
    return;
  }
  photo.style.viewTransitionName = PHOTO_NAME;
  run(() => {
    photo.style.viewTransitionName = "";
    navigate();
  });
}

/** The reverse: the photograph in the details shrinks back to its card. */
export function shrinkPhoto(navigate: () => void): void {
  const target = opener;
  opener = null;
  if (!target?.isConnected || prefersReducedMotion()) {
    navigate();
    return;
  }
  const transition = run(navigate, () => {
    target.style.viewTransitionName = PHOTO_NAME;
  });
  transition?.finished.finally(() => {
    target.style.viewTransitionName = "";
  });
}

/** Called by the root layout after each committed navigation. */
export function navigationCommitted(): void {
  announceCommit?.();
}

function run(navigate: () => void, afterCommit?: () => void): ViewTransition | undefined {
  const transition = viewTransition(async () => {
    const committed = new Promise<void>((resolve) => {
      announceCommit = resolve;
      setTimeout(resolve, COMMIT_TIMEOUT_MS);
    });
    navigate();
    await committed;
    announceCommit = undefined;
    afterCommit?.();
  });
  if (!transition) {
    navigate();
    return undefined;
  }
  // A skipped transition (a second click, a hidden tab) is not an error: the page has changed.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {});
  return transition;
}
