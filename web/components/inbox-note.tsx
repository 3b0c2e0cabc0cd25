import { takeFocusInPlace } from "@web/lib/take-focus.ts";
import { MailCheck } from "lucide-react";
import type { ReactNode } from "react";

/** Replaces a form that has sent an email: it takes over the focus, and says what comes next. */
export function InboxNote(props: { title: string; children: ReactNode }) {
  return (
    <div className="flex max-w-md items-start gap-3 pt-2">
      <MailCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-clay" />
      <div className="min-w-0">
        <p ref={takeFocusInPlace} tabIndex={-1} role="status" className="font-semibold text-ink">
          {props.title}
        </p>
        <p className="wrap-anywhere mt-1 text-ink-soft text-sm">{props.children}</p>
      </div>
    </div>
  );
}
