import { writeToClipboard } from "@web/lib/browser-features.ts";
import { notify } from "@web/lib/notices.ts";
import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";

const SHOWN_MS = 2_000;

/** Copies a text. @param label "Copy answer"; @param of what is copied, where the label doesn't say. */
export function CopyButton({ text, label, of }: { text: string; label: string; of?: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    if (await writeToClipboard(text)) return setCopied(true);
    notify({ tone: "error", text: "This browser did not let us copy. Please select the text." });
  }

  return (
    <button
      type="button"
      onClick={() => void copy()}
      className="-ml-2 inline-flex min-h-9 w-fit items-center gap-1.5 rounded-md px-2 text-ink-faint text-xs transition-colors hover:bg-sunken hover:text-ink pointer-coarse:min-h-11"
    >
      {isCopied ? (
        <Check aria-hidden="true" className="size-3.5" />
      ) : (
        <Copy aria-hidden="true" className="size-3.5" />
      )}
      <span aria-live="polite">{isCopied ? "Copied" : label}</span>
      {of && <span className="sr-only">: {of}</span>}
    </button>
  );
}
