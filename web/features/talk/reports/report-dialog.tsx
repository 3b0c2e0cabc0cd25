import { REPORT_LIMITS } from "@domain/site/errors/limits.ts";
import { formatNumber } from "@domain/site/text/format.ts";
import {
  REPORT_TEXTS,
  type ReportReason,
  reasonsFor,
  reportProblems,
} from "@domain/talk/reports.ts";
import { sendReport } from "@web/api/talk/reports.ts";
import { Dialog } from "@web/components/dialog.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { RadioGroup } from "@web/components/radio-group.tsx";
import { SelectField } from "@web/components/select-field.tsx";
import { SendButtons } from "@web/components/send-buttons.tsx";
import { TextArea } from "@web/components/text-area.tsx";
import type { Reportable } from "@web/lib/ask-to-report.ts";
import { isStoredOtherwise, useAttempt } from "@web/lib/attempt.ts";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";
import { useSession } from "@web/session/session.ts";
import { useId, useState } from "react";

/** Reports something to the moderators: a reason, and a few words. */
export default function ReportDialog(props: { reported: Reportable; onClose: () => void }) {
  const { reported, onClose } = props;
  const { user } = useSession();
  const formId = useId();
  const attempt = useAttempt();
  const [isSent, setSent] = useState(false);
  // An earlier try has arrived; what was changed since isn't in it.
  const [isAsFirstSent, setAsFirstSent] = useState(false);
  const { messages = [] } = reported;
  const form = useCheckedForm<{ message: string; reason: ReportReason | ""; words: string }>({
    initial: { message: "", reason: "", words: "" },
    problemsOf: reportProblems,
    submit: async (input) => {
      const { message } = input;
      const about = message
        ? { ...reported, kind: "message" as const, subject: message }
        : reported;
      try {
        await attempt([about.kind, about.subject, input], (id) => sendReport(id, about, input));
      } catch (error) {
        if (!isStoredOtherwise(error)) throw error;
        setAsFirstSent(true);
      }
      setSent(true);
    },
    fallback: "report_not_sent",
  });
  return (
    <Dialog
      onClose={onClose}
      title={REPORT_TEXTS.titles[reported.kind]}
      description={isSent ? undefined : REPORT_TEXTS.lead}
      size="sm"
      failure={form.failure}
      footer={
        <SendButtons
          formId={formId}
          label="Send report"
          pending={form.isPending}
          pendingText="Sending..."
          isSent={isSent}
          onClose={onClose}
        />
      }
    >
      {isSent ? (
        <InlineNotice tone="success">
          {user ? REPORT_TEXTS.sentWithAccount : REPORT_TEXTS.sent}
          {isAsFirstSent && ` ${REPORT_TEXTS.asFirstSent}`}
        </InlineNotice>
      ) : (
        <form {...form.form} id={formId} className="grid gap-5">
          {reported.name && (
            <p className="wrap-anywhere text-ink-soft text-sm">
              About <span className="font-medium text-ink">{reported.name}</span>
            </p>
          )}
          {messages.length > 0 && (
            <SelectField label="What do you report?" {...form.field("message")}>
              <option value="">The person</option>
              {messages.map(({ subject, name }) => (
                <option key={subject} value={subject}>
                  The message {name}
                </option>
              ))}
            </SelectField>
          )}
          <RadioGroup
            label="What is wrong?"
            options={reasonsFor(reported.kind)}
            {...form.choice("reason")}
            value={form.input.reason || null}
            error={form.problems.reason}
          />
          <TextArea
            label="In your words"
            optional={form.input.reason !== "other"}
            {...form.field("words")}
            hint={`Up to ${formatNumber(REPORT_LIMITS.words)} characters`}
          />
        </form>
      )}
    </Dialog>
  );
}
