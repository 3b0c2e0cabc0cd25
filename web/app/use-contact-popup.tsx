import { sayBroken } from "@web/components/error-boundary.tsx";
import { env } from "@web/lib/env.ts";
import { arrivingCode } from "@web/lib/new-version.ts";
import { prefersReducedMotion } from "@web/lib/reduced-motion.ts";
import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useRef,
  useState,
} from "react";

/** How long the footer is visible before the popup opens. */
const OPEN_AFTER_MS = 500;

const load = () => import("@web/features/talk/contact/contact-dialog.tsx");

/**
 * The footer's contact popup, loaded when needed. Without JavaScript the link is what its address
 * says: an email to us.
 * @returns props for the link, and the popup, to be rendered outside small text.
 */
export function useContactPopup() {
  const [Popup, setPopup] = useState<ComponentType<{ onClose: () => void }>>();
  const isOpening = useRef(false);
  const close = useCallback(() => setPopup(undefined), []);

  async function open(event: MouseEvent<HTMLAnchorElement>) {
    // A click with a modifier key is left to the browser.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isOpening.current) return;
    isOpening.current = true;
    const link = event.currentTarget;
    link.closest("footer")?.scrollIntoView({
      behavior: prefersReducedMotion() ? "instant" : "smooth",
      block: "end",
    });
    try {
      const [module] = await Promise.all([arrivingCode(load()), waited(OPEN_AFTER_MS)]);
      // Safari doesn't focus a pressed link, and the popup restores the focus it found.
      link.focus({ preventScroll: true });
      setPopup(() => module.default);
    } catch (error) {
      sayBroken(error);
    } finally {
      isOpening.current = false;
    }
  }

  const popup: ReactNode = Popup && <Popup onClose={close} />;
  return {
    link: {
      href: `mailto:${env.supportEmail}`,
      "aria-haspopup": "dialog" as const,
      onClick: open,
      onPointerEnter: preload,
      onFocus: preload,
    },
    popup,
  };
}

function preload() {
  // A failure comes up again, and is shown, when the link is pressed.
  load().catch(() => {});
}

function waited(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
