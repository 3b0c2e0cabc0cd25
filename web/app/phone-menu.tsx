import { IconButton } from "@web/components/icon-button.tsx";
import { ThemeToggle } from "@web/components/theme-toggle.tsx";
import { closePopover, hasPopovers } from "@web/lib/browser-features.ts";
import { useBackCloses } from "@web/lib/router.tsx";
import { Menu } from "lucide-react";
import { type FocusEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";

/**
 * A phone's navigation, in a native popover. Escape and a tap outside close it, and so does tabbing
 * on to the rest of the page, which it would cover.
 */
export function PhoneMenu({ children }: { children: (close: () => void) => ReactNode }) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const ref = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useWithoutPopovers(frame);
  const [isShown, setShown] = useState(false);
  const close = () => {
    closePopover(ref.current);
    setOpen(false);
  };
  useBackCloses(isOpen || isShown, close);

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only tracks the focus
    <div ref={frame} onBlur={handleBlur} className="lg:hidden">
      <IconButton
        label="Menu"
        icon={<Menu />}
        popoverTarget={id}
        onClick={() => hasPopovers() || setOpen(!isOpen)}
        aria-expanded={isOpen || undefined}
        className="-mr-2.5"
      />
      <nav
        ref={ref}
        id={id}
        popover="auto"
        // Before the menu is seen: `toggle` comes after it, and Back in between would leave the page.
        onBeforeToggle={({ newState }) => setShown(newState === "open")}
        data-open={isOpen || undefined}
        aria-label="Main"
        className="fixed inset-x-3 top-[calc(var(--header-height)+0.25rem)] bottom-auto z-50 w-auto rounded-lg border border-line bg-surface p-2 text-ink shadow-lifted"
      >
        {children(close)}
        <div className="mt-2 flex items-center justify-between border-line border-t pt-2 pl-4 text-ink-soft text-sm">
          Light or dark
          <ThemeToggle />
        </div>
      </nav>
    </div>
  );
}

/** Whether the menu is open where the browser has no popovers; there, styles/base.css hides it until then. */
function useWithoutPopovers(frame: { current: HTMLElement | null }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: Event) => {
      const isInside = frame.current?.contains(event.target as Node);
      const isEscape = event instanceof KeyboardEvent && event.key === "Escape";
      if (isEscape || (event.type === "pointerdown" && !isInside)) setOpen(false);
    };
    document.addEventListener("keydown", close);
    document.addEventListener("pointerdown", close);
    return () => {
      document.removeEventListener("keydown", close);
      document.removeEventListener("pointerdown", close);
    };
  }, [isOpen, frame]);
  return [isOpen, setOpen] as const;
}
