import { paths } from "@domain/site/paths.ts";
import { openCaseProblems } from "@domain/talk/moderating.ts";
import { type ReportReason, reasonsFor } from "@domain/talk/reports.ts";
import { useQueryClient } from "@tanstack/react-query";
import { moderatingKey, openCase } from "@web/api/talk/moderating.ts";
import { Button } from "@web/components/button.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { RadioGroup } from "@web/components/radio-group.tsx";
import { TextArea } from "@web/components/text-area.tsx";
import { useAttempt } from "@web/lib/attempt.ts";
import { useNavigate } from "@web/lib/router.tsx";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";

/** Opens a case about a person whom nobody has reported. It is decided on its own page. */
export function OpenCase({ userId, person }: { userId: string; person: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const attempt = useAttempt();
  const form = useCheckedForm<{ reason: ReportReason | ""; words: string }>({
    initial: { reason: "", words: "" },
    problemsOf: openCaseProblems,
    submit: async (input) => {
      const id = await attempt({ person, ...input }, (key) => openCase(key, person, input));
      void client.invalidateQueries({ queryKey: moderatingKey(userId) });
      navigate(paths.moderation.href(id));
      return undefined;
    },
    fallback: "moderating_unavailable",
  });
  return (
    <form {...form.form} className="grid max-w-2xl gap-4" aria-label="Open a case">
      <Failure text={form.failure} />
      <RadioGroup
        label="What is it about?"
        options={reasonsFor("person")}
        {...form.choice("reason")}
        value={form.input.reason || null}
        error={form.problems.reason}
      />
      <TextArea
        label="What happened"
        {...form.field("words")}
        hint="Only our team reads this. You write the reason for the person when you decide."
        required
      />
      <Button
        type="submit"
        className="justify-self-start"
        pending={form.isPending}
        pendingText="Opening..."
      >
        Open the case
      </Button>
    </form>
  );
}
