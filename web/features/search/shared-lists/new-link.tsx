import type { SharedList } from "@domain/search/shared-lists.ts";
import { paths } from "@domain/site/paths.ts";
import { Button } from "@web/components/button.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { shareSheet, writeToClipboard } from "@web/lib/browser-features.ts";
import { notify } from "@web/lib/notices.ts";
import { Copy, Share2 } from "lucide-react";
import { useRef } from "react";

/** A list's link to copy or share. */
export function NewLink({ token, list }: { token: string; list: SharedList }) {
  const link = `${new URL(paths.openList.href(), window.location.origin).href}#${token}`;

  const share = shareSheet();
  const field = useRef<HTMLInputElement>(null);

  async function copy() {
    const isCopied = await writeToClipboard(link);
    if (isCopied) return notify({ tone: "success", text: "The link is copied." });
    // Selects the link.
    field.current?.focus();
    notify({ tone: "warn", text: "Your browser did not let us copy the link; it is selected." });
  }

  return (
    <InlineNotice tone="success" title="Your link is ready">
      <p>Send it to the person you are looking with. You can copy it here again at any time.</p>
      <TextField
        ref={field}
        label="Link to this list"
        className="mt-3"
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4" />
          Copy link
        </Button>
        {share && (
          <Button
            size="sm"
            variant="secondary"
            // The promise rejects when the sheet is closed, which is no error.
            onClick={() => void share({ title: list.name, url: link }).catch(() => {})}
          >
            <Share2 aria-hidden="true" className="size-4" />
            Share
          </Button>
        )}
      </div>
    </InlineNotice>
  );
}
