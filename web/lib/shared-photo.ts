import { prefersReducedMotion } from "./reduced-motion.ts";

/** The name that the photograph of a card and that of the details share (styles/motion.css). */
const PHOTO_NAME = "listing-photo";
/** The browser holds the picture still until the new screen is there; this is its patience. */
const COMMIT_TIMEOUT_MS = 400;

let opener: HTMLElement | null = null;
let announceCommit: (() => void) | undefined;

/**
 * Navigates while the photograph in `photo` grows into that of the next screen. Screens call
 * `useOpenListing` and `useCloseListing` of background-location.ts rather than this.
 */
export function growPhoto(photo: HTMLElement | null | undefined, navigate: () => void): void {
  opener = photo ?? null;
  if (!photo || !canAnimate()) {
    navigate();
    return;
  }
  photo.style.viewTransitionName = PHOTO_NAME;
  run(() => {
    photo.style.viewTransitionName = "";
    navigate();
  });
}

/** The way back: the photograph of the details returns to the card that it came from. */
export function shrinkPhoto(navigate: () => void): void {
  const target = opener;
  opener = null;
  if (!target?.isConnected || !canAnimate()) {
    navigate();
    return;
  }
  const transition = run(navigate, () => {
    target.style.viewTransitionName = PHOTO_NAME;
  });
  transition.finished.finally(() => {
    target.style.viewTransitionName = "";
  });
}

/** Called by the router's frame after each committed navigation: the new screen is there. */
export function navigationCommitted(): void {
  announceCommit?.();
}

function run(navigate: () => void, afterCommit?: () => void): ViewTransition {
  const transition = document.startViewTransition(async () => {
    const committed = new Promise<void>((resolve) => {
      announceCommit = resolve;
      setTimeout(resolve, COMMIT_TIMEOUT_MS);
    });
    navigate();
    await committed;
    announceCommit = undefined;
    afterCommit?.();
  });
  // A skipped transition (a second click, a hidden tab) is no error: the page has changed.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {});
  return transition;
}

function canAnimate(): boolean {
  return "startViewTransition" in document && !prefersReducedMotion();
}
