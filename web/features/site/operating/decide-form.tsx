import type { Decision } from "@domain/talk/decisions.ts";
import {
  choicesFor,
  decisionProblems,
  MODERATING_TEXTS,
  type ModerationCase,
} from "@domain/talk/moderating.ts";
import { useQueryClient } from "@tanstack/react-query";
import { decideCase, moderatingKey } from "@web/api/talk/moderating.ts";
import { Button } from "@web/components/button.tsx";
import { Failure, InlineNotice } from "@web/components/inline-notice.tsx";
import { RadioGroup } from "@web/components/radio-group.tsx";
import { TextArea } from "@web/components/text-area.tsx";
import { notify } from "@web/lib/notices.ts";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";

export function DecideForm({ userId, about }: { userId: string; about: ModerationCase }) {
  const client = useQueryClient();
  const choices = choicesFor(about);
  const form = useCheckedForm<{ decision: Decision | ""; reason: string }>({
    initial: { decision: "", reason: "" },
    problemsOf: decisionProblems,
    submit: async (input) => {
      try {
        await decideCase(about.id, about.decisions, input);
        notify({ tone: "success", text: MODERATING_TEXTS.decided });
      } finally {
        void client.invalidateQueries({ queryKey: moderatingKey(userId) });
      }
    },
    fallback: "moderating_unavailable",
  });
  if (about.is_own) return <InlineNotice tone="info">{MODERATING_TEXTS.own}</InlineNotice>;
  if (choices.length === 0)
    return <p className="text-ink-soft text-sm">There is nothing left to decide.</p>;
  return (
    <form {...form.form} className="grid max-w-2xl gap-5">
      <Failure text={form.failure} />
      <RadioGroup
        label="What should happen?"
        options={choices}
        {...form.choice("decision")}
        value={form.input.decision || null}
        error={form.problems.decision}
      />
      <TextArea
        label="Reason"
        {...form.field("reason")}
        hint={MODERATING_TEXTS.reasonHint}
        required
      />
      <Button
        type="submit"
        className="justify-self-start"
        pending={form.isPending}
        pendingText="Deciding..."
      >
        Decide
      </Button>
    </form>
  );
}
