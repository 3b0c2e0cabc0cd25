import { IconButton } from "@web/components/icon-button.tsx";
import { ThemeToggle } from "@web/components/theme-toggle.tsx";
import { closePopover } from "@web/lib/browser-features.ts";
import { Menu } from "lucide-react";
import { type FocusEvent, type ReactNode, useId, useRef } from "react";

/**
 * A phone's navigation, in a native popover. Escape and a tap outside close it, and so does tabbing
 * on to the rest of the page, which it would cover.
 */
export function PhoneMenu({ children }: { children: (close: () => void) => ReactNode }) {
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  const close = () => closePopover(ref.current);

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only tracks the focus
    <div onBlur={handleBlur} className="lg:hidden">
      <IconButton label="Menu" icon={<Menu />} popoverTarget={id} className="-mr-2.5" />
      <nav
        ref={ref}
        id={id}
        popover="auto"
        aria-label="Main"
        className="fixed inset-x-3 top-[calc(var(--header-height)+0.25rem)] bottom-auto w-auto rounded-lg border border-line bg-surface p-2 text-ink shadow-lifted"
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
