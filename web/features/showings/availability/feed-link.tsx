import { feedAddress } from "@domain/showings/showings.ts";
import { Button } from "@web/components/button.tsx";
import { buttonStyles } from "@web/components/button-styles.ts";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { Failure, InlineNotice } from "@web/components/inline-notice.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { writeToClipboard } from "@web/lib/browser-features.ts";
import { env } from "@web/lib/env.ts";
import { notify } from "@web/lib/notices.ts";
import { useWork } from "@web/lib/use-work.ts";
import { CalendarPlus, Copy } from "lucide-react";
import { useRef, useState } from "react";

/** The feed's address, with buttons to copy, open, replace and turn it off. */
export function FeedLink(props: {
  token: string;
  onReplace: () => Promise<void>;
  onTurnOff: () => Promise<void>;
}) {
  const address = feedAddress(env.supabaseUrl, props.token);
  const field = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState<Change | null>(null);
  const [isByHand, setByHand] = useState(false);
  const work = useWork();

  async function copy() {
    const isCopied = await writeToClipboard(address);
    setByHand(!isCopied);
    if (isCopied) notify({ tone: "success", text: "Calendar link copied." });
    else field.current?.select();
  }

  function ask(change: Change) {
    if (work.doing) return;
    work.forgetFailure();
    setAsking(change);
  }

  async function apply(change: Change) {
    const act = change === "replace" ? props.onReplace : props.onTurnOff;
    if (!(await work.run(change, act, "calendar_feed_not_changed"))) return;
    setAsking(null);
    setByHand(false);
    notify({ tone: "success", text: CHANGES[change].done });
  }

  return (
    <div className="grid gap-5">
      <TextField
        ref={field}
        label="Your private link"
        readOnly
        autoComplete="off"
        spellCheck={false}
        value={address}
        onFocus={(event) => event.target.select()}
        className="max-w-3xl"
      />
      {isByHand && (
        <InlineNotice tone="info" className="max-w-prose">
          Please copy the link manually. It is selected.
        </InlineNotice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4" />
          Copy link
        </Button>
        <a
          href={address.replace(/^https?:/, "webcal:")}
          className={buttonStyles({ variant: "secondary" })}
        >
          <CalendarPlus aria-hidden="true" className="size-4" />
          Open in calendar
        </a>
        <Button variant="quiet" onClick={() => ask("replace")}>
          New link
        </Button>
        <Button variant="quiet" onClick={() => ask("drop")}>
          Turn off
        </Button>
      </div>
      <InlineNotice tone="warn" className="max-w-prose">
        Keep this link to yourself. Anyone who has it can see the times and addresses of your
        showings, and your visitors' names, phone numbers, emails and requests.
      </InlineNotice>
      {!asking && <Failure text={work.failureText} />}
      {asking && (
        <ConfirmDialog
          onClose={() => setAsking(null)}
          onConfirm={() => void apply(asking)}
          title={CHANGES[asking].question}
          confirmLabel={CHANGES[asking].verb}
          cancelLabel="Keep this link"
          pending={work.doing === asking}
          pendingText={CHANGES[asking].doing}
          error={work.failureText}
        >
          <p>{CHANGES[asking].consequence}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

type Change = "replace" | "drop";

const CHANGES = {
  replace: {
    question: "Make a new link?",
    consequence: "The old link stops working right away. Calendars that use it need the new one.",
    verb: "Make new link",
    doing: "Making...",
    done: "Your new calendar link is ready. The old one has stopped working.",
  },
  drop: {
    question: "Turn off the calendar feed?",
    consequence:
      "The link stops working right away, and your calendar gets no more changes from us.",
    verb: "Turn off feed",
    doing: "Turning off...",
    done: "Your calendar feed is turned off.",
  },
} as const;
